package musette.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import musette.bots.Policy;
import musette.bots.catalogue.Bots;
import musette.bots.trial.BotMatch;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.RuleBook;

/**
 * Plays many matches between bots. The dice of match i depend only on the seed and i, so the report
 * is the same for any number of threads.
 */
public final class Simulation<S, A, V> {
  /** Matches that a thread takes at a time; small, so that all threads finish together. */
  private static final int PORTION = 32;

  /**
   * What to play.
   *
   * @param bots by name; they rotate by one seat after each match
   */
  public record Order(Setup setup, List<String> bots, long games, int threads, long seed) {
    public Order {
      bots = List.copyOf(bots);
    }
  }

  private final Game<S, A, V> game;
  private final Order order;
  private final List<String> names;
  private final List<Policy<A, V>> policies = new ArrayList<>();
  private final AtomicLong next = new AtomicLong();

  /**
   * Prepares a simulation.
   *
   * @throws musette.kernel.Refused for unknown bots and invalid set-ups
   */
  public Simulation(Game<S, A, V> game, Order order) {
    game.check(order.setup);
    this.game = game;
    this.order = order;
    this.names = List.copyOf(new LinkedHashSet<>(order.bots));
    order.bots.forEach(name -> policies.add(Bots.of(game, name)));
  }

  /**
   * Plays all matches; {@code progress} receives the number of newly finished matches, from any
   * thread.
   */
  public SimulationReport run(LongConsumer progress) {
    long began = System.nanoTime();
    Tally total = newTally();
    try (var workers = Executors.newFixedThreadPool(order.threads)) {
      List<Future<Tally>> parts =
          IntStream.range(0, order.threads)
              .mapToObj(_ -> workers.submit(() -> work(progress)))
              .toList();
      for (Future<Tally> part : parts) {
        total.addAll(part.get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
    }
    return report(total, (System.nanoTime() - began) / 1e9);
  }

  private Tally newTally() {
    return new Tally(order.setup.seats(), names.size());
  }

  private Tally work(LongConsumer progress) {
    Tally tally = newTally();
    while (true) {
      long first = next.getAndAdd(PORTION);
      long end = Math.min(first + PORTION, order.games);
      if (first >= end) {
        return tally;
      }
      for (long i = first; i < end; i++) {
        play(i, tally);
      }
      progress.accept(end - first);
    }
  }

  private void play(long number, Tally tally) {
    int[] bots = new int[order.setup.seats()];
    for (int i = 0; i < bots.length; i++) {
      bots[i] = (int) ((number + i) % order.bots.size());
    }
    BotMatch match =
        BotMatch.play(
            game,
            order.setup,
            (state, seat, actions, chance) ->
                choose(state, seat, bots[seat.index()], actions, chance),
            BotMatch.dice(order.seed, number),
            tally);
    int[] named = new int[bots.length];
    for (int i = 0; i < bots.length; i++) {
      named[i] = names.indexOf(order.bots.get(bots[i]));
    }
    tally.add(match.result(), named, match.length());
  }

  /** A random bot needs no view, so none is created. */
  private A choose(S state, Seat seat, int bot, List<A> actions, Chance chance) {
    return order.bots.get(bot).equals("random")
        ? actions.get(chance.below(actions.size()))
        : policies.get(bot).choose(game.view(state, seat), actions, chance);
  }

  private SimulationReport report(Tally total, double seconds) {
    var fired = new LinkedHashMap<String, Long>();
    var never = new ArrayList<String>();
    for (String rule : RuleBook.of(game.about().id(), "en").rules().keySet()) {
      long count = total.fired(rule);
      if (count == 0) {
        never.add(rule);
      } else {
        fired.put(rule, count);
      }
    }
    return new SimulationReport(
        game.about().id(),
        game.about().version(),
        order.setup.options(),
        order.seed,
        order.games,
        total.lengths().total(),
        order.threads,
        seconds,
        Seat.first(order.setup.seats()).stream()
            .map(seat -> total.seat(seat.index()).standing(seat.name()))
            .toList(),
        IntStream.range(0, names.size())
            .mapToObj(i -> total.bot(i).standing(names.get(i)))
            .toList(),
        SimulationReport.Length.of(total.lengths()),
        fired,
        never);
  }
}
