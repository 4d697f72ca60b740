package musette.lab.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Runs a schedule on several threads. */
public final class Tournament {
  private final Table table;
  private final int threads;

  public Tournament(Table table, int threads) {
    this.table = table;
    this.threads = threads;
  }

  /**
   * Plays the remaining matches.
   *
   * @param before the matches played before
   * @param told receives every match as soon as it ends, on the caller's thread
   * @param enough called before every match with all results so far; true ends the tournament
   * @return all results, including those from before
   */
  public List<Played> run(
      List<Pairing> open,
      List<Played> before,
      Consumer<Played> told,
      Predicate<List<Played>> enough)
      throws InterruptedException {
    List<Played> results = new ArrayList<>(before);
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var service = new ExecutorCompletionService<Played>(pool);
      int submitted = 0;
      int running = 0;
      boolean stop = enough.test(results);
      while (running > 0 || (!stop && submitted < open.size())) {
        while (!stop && running < threads * 2 && submitted < open.size()) {
          Pairing next = open.get(submitted++);
          service.submit(() -> table.play(next));
          running++;
        }
        Played played = service.take().get();
        running--;
        results.add(played);
        told.accept(played);
        stop = stop || enough.test(results);
      }
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
    }
    return results;
  }
}
