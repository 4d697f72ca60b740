package musette.server.live;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.table.Games;
import musette.table.StateRenderer;
import musette.table.Table;
import musette.table.TableSnapshot;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.LoggedChange;
import musette.wire.table.Person;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One move to all frames: the rules carry it out, the table logs it, and a message is made for each
 * of four viewers. Without sockets, threads and disk. Random matches, one after another.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class FramesBenchmark {
  private static final int SEATS = 4;
  private static final long TIME = 1_790_000_000_000L;

  @Param({"flamme-rouge", "leader-1", "flaming-pyramids", "pace-wheel", "tour-de-france"})
  public String game = "";

  private final SplittableRandom random = new SplittableRandom(1);
  private final StateRenderer renderer =
      new StateRenderer(
          player -> new Person(player, "Guest " + player, Person.Kind.GUEST),
          _ -> true,
          () -> Set.of("p0", "p1", "p2", "p3"));
  private final List<TableUpdates> viewers = new ArrayList<>();
  private Table table = open(Catalogue.games().getFirst());
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private long characters;
  private long moves;
  private long began;

  @Setup
  public void begin() {
    table = open(Catalogue.game(game));
    viewers.clear();
    for (int i = 0; i < SEATS; i++) {
      var request = new TableUpdates.Request("p" + i, Seat.NONE, -1, TableUpdates.Mode.CHANGES);
      viewers.add(new TableUpdates(request, renderer));
    }
    change(new Change.Started());
    var _ = frames();
  }

  private Table open(Game<?, ?, ?> of) {
    var places = new ArrayList<Change.Place>();
    for (int i = 0; i < SEATS; i++) {
      places.add(new Change.Place(SeatInfo.Kind.PERSON, "p" + i, "", ""));
    }
    var created =
        new Change.Created(
            of.about().id(),
            of.about().version(),
            Map.of(),
            places,
            TableInfo.Access.PRIVATE,
            true,
            false,
            false,
            new Clock.NoClock(),
            "p0",
            "%064x".formatted(random.nextLong(Long.MAX_VALUE)),
            "");
    return Table.open(
        "table00000000000", new LoggedChange(0, TIME, "p0", "", "", created), Games.all());
  }

  /** Rules and log alone, to tell the two apart. */
  @Benchmark
  public int play() {
    List<Seat> turn = table.turn().list();
    if (turn.isEmpty()) {
      begin();
      turn = table.turn().list();
    }
    Seat seat = turn.get(random.nextInt(turn.size()));
    change(new Change.Played(table.nextPly(), seat, action(table.match(), seat), ""));
    moves++;
    return table.seq();
  }

  private <S, A, V> String action(Match<S, A, V> match, Seat seat) {
    List<A> actions = match.actions(seat);
    return match.game().notation().print(actions.get(random.nextInt(actions.size())));
  }

  private void change(Change change) {
    var _ = table.apply(new LoggedChange(table.seq() + 1, TIME, "p0", "", "", change));
  }

  @Benchmark
  public int playAndShow() {
    var _ = play();
    int length = frames();
    characters += length;
    return length;
  }

  private int frames() {
    TableSnapshot tableSnapshot = renderer.tableSnapshot(table, TIME);
    int length = 0;
    for (TableUpdates viewer : viewers) {
      length += viewer.message(viewer.look(tableSnapshot)).map(String::length).orElse(0);
    }
    return length;
  }

  @Setup(Level.Iteration)
  public void start() {
    characters = 0;
    moves = 0;
    began = threads.getCurrentThreadCpuTime();
  }

  /** CPU time means more than elapsed time on a machine that is busy with other things. */
  @TearDown(Level.Iteration)
  public void tell() {
    double micros = (threads.getCurrentThreadCpuTime() - began) / 1e3;
    System.out.printf(
        "%.1f us of CPU time and %d characters a move, ", micros / moves, characters / moves);
  }
}
