package musette.lab.arena;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Predicate;
import musette.wire.Json;

/**
 * Runs a schedule on several threads. Every match played is appended to a file at once, one JSON a
 * line; a tournament with the same file goes on where it stopped.
 */
public final class Tournament {
  private final Table table;
  private final int threads;

  public Tournament(Table table, int threads) {
    this.table = table;
    this.threads = threads;
  }

  /** Reads what was played before; an unfinished last line, as a sudden end leaves it, is cut. */
  public static List<Played> read(Path file) throws IOException {
    var played = new ArrayList<Played>();
    if (!Files.exists(file)) {
      return played;
    }
    String text = Files.readString(file);
    int whole = text.lastIndexOf('\n') + 1;
    for (String line : text.substring(0, whole).lines().toList()) {
      played.add(Json.read(line, Played.class));
    }
    if (whole < text.length()) {
      Files.writeString(file, text.substring(0, whole));
    }
    return played;
  }

  /**
   * Plays what is missing of the schedule.
   *
   * @param enough asked after every match with all results so far; true ends the tournament
   */
  public List<Played> run(
      List<Pairing> schedule, Path file, Consumer<Played> told, Predicate<List<Played>> enough)
      throws IOException, InterruptedException {
    List<Played> results = read(file);
    Set<Pairing> done = new HashSet<>();
    results.forEach(played -> done.add(played.pairing()));
    List<Pairing> open = schedule.stream().filter(pairing -> !done.contains(pairing)).toList();
    try (var writer = open(file);
        var pool = Executors.newFixedThreadPool(threads)) {
      var service = new ExecutorCompletionService<Played>(pool);
      int submitted = 0;
      int running = 0;
      boolean stop = false;
      while (running > 0 || (!stop && submitted < open.size())) {
        while (!stop && running < threads * 2 && submitted < open.size()) {
          Pairing next = open.get(submitted++);
          service.submit(() -> table.play(next));
          running++;
        }
        Played played = service.take().get();
        running--;
        writer.write(Json.write(played));
        writer.newLine();
        writer.flush();
        results.add(played);
        told.accept(played);
        stop = stop || enough.test(results);
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return results;
  }

  /** A file for a tournament that nobody wants to continue. */
  public static Path forgotten() throws IOException {
    return Files.createTempFile("musette-arena", ".jsonl");
  }

  /** Removes it again. */
  public static void forget(Path file) throws IOException {
    if (!file.toString().isEmpty()) {
      Files.deleteIfExists(file);
    }
  }

  private static BufferedWriter open(Path file) throws IOException {
    if (file.getParent() != null) {
      Files.createDirectories(file.getParent());
    }
    return Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
