package musette.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import musette.games.Catalogue;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The individual operations of a game, on positions from the middle of random matches. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgs = "-XX:+UseSerialGC")
public class GameBenchmark {
  private static final int POSITIONS = 256;

  /** The games of the catalogue; {@code -p game=...} selects others. */
  @Param({"flamme-rouge", "leader-1", "flaming-pyramids", "pace-wheel", "tour-de-france"})
  public String game = "";

  private Run<?, ?, ?> run = new Run<>(Catalogue.games().getFirst());

  @org.openjdk.jmh.annotations.Setup
  public void prepare() {
    run = new Run<>(Catalogue.game(game));
  }

  @Benchmark
  public Object turn() {
    return run.turn();
  }

  @Benchmark
  public Object actions() {
    return run.actions();
  }

  @Benchmark
  public Object play() {
    return run.play();
  }

  @Benchmark
  public Object view() {
    return run.view();
  }

  @Benchmark
  public Object imagine() {
    return run.imagine();
  }

  @Benchmark
  public Object playout() {
    return run.playout();
  }

  /** Positions of one game, with its types. */
  private static final class Run<S, A, V> {
    private final Game<S, A, V> rules;
    private final List<S> states = new ArrayList<>();
    private final Chance chance = Chance.quick(1);
    private int next;

    Run(Game<S, A, V> rules) {
      this.rules = rules;
      Setup setup = Setup.of(rules.about(), rules.about().maxSeats());
      while (states.size() < POSITIONS) {
        S state = rules.start(setup, chance, Journal.NONE);
        while (rules.turn(state) instanceof Turn.ToAct(var seats) && states.size() < POSITIONS) {
          states.add(state);
          state = step(state, seats.first());
        }
      }
    }

    private S step(S state, Seat seat) {
      List<A> actions = rules.actions(state, seat);
      A action = actions.get(chance.below(actions.size()));
      return rules.play(state, seat, action, chance, Journal.NONE);
    }

    private S state() {
      return states.get(next++ & (POSITIONS - 1));
    }

    Object turn() {
      return rules.turn(state());
    }

    Object actions() {
      S state = state();
      return rules.actions(state, rules.turn(state).seats().first());
    }

    Object play() {
      S state = state();
      return step(state, rules.turn(state).seats().first());
    }

    Object view() {
      return rules.view(state(), Seat.A);
    }

    Object imagine() {
      return rules.imagine(rules.view(state(), Seat.A), chance);
    }

    Object playout() {
      return rules.playout(state(), chance);
    }
  }
}
