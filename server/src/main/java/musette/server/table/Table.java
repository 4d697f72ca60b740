package musette.server.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Step;
import musette.wire.table.TableInfo.Status;

/**
 * A table as the fold over its log: the same log gives the same table, on any server and after any
 * crash. Not safe for use by several threads at once.
 */
public final class Table {
  /** A change as people are told of it, with the events that came of it. */
  public record Item(int seq, long at, String player, Change change, List<Event> events) {}

  private final String id;
  private final Change.Created created;
  private final Setup setup;
  private final List<Item> items = new ArrayList<>();
  private final Seated seated;
  private final Clocks clocks;
  private final Freshness freshness = new Freshness();
  private final Answers answers = new Answers(this::isPlayedBy);
  private final Course course;
  private final Game<?, ?, ?> game;
  private final Games games;
  private final Seed seed;
  private final String seedHash;
  private String rematch = "";
  private Status reached = Status.WAITING;
  private boolean frozen;
  private List<Integer> kept = List.of();
  private Pending request = Pending.NOTHING;

  private Table(String id, Logged first, Change.Created created, Games games) {
    this.id = id;
    this.created = created;
    this.games = games;
    this.game = games.game(created.game());
    this.setup = Setup.of(game.about(), created.places().size(), created.options());
    this.course = new Course(game, setup);
    this.seated = new Seated(created);
    this.clocks = new Clocks(created.clock());
    this.seed = new Seed(created.seed());
    this.seedHash = seed.hash();
    keep(first, List.of());
  }

  /** A table from the first change of its log; refuses a game that is not known here. */
  public static Table open(String id, Logged first, Games games) {
    if (!(first.change() instanceof Change.Created created)) {
      throw new IllegalStateException("the log of " + id + " does not begin with its creation");
    }
    return new Table(id, first, created, games);
  }

  /**
   * Carries a change out, and gives it back as it is to be logged. A refused change leaves
   * everything as it was. A change that was logged with another proof freezes the table: the rules
   * have changed, and it is kept as it was.
   */
  public Logged apply(Logged logged) {
    if (frozen) {
      keepAsItWas(logged);
      return logged;
    }
    return logged.proof().isEmpty() ? happens(logged) : happensAgain(logged);
  }

  private Logged happens(Logged logged) {
    Seats before = turn();
    Step step = carryOut(logged.change());
    Change change =
        logged.change() instanceof Change.Played(int ply, Seat seat, String _, String bot)
            ? new Change.Played(ply, seat, step.action(), bot)
            : logged.change();
    boolean moves =
        change instanceof Change.Played
            || change instanceof Change.TakenBack
            || change instanceof Change.Started;
    String proof = moves ? Proof.of(match()) : "";
    var proved =
        new Logged(logged.seq(), logged.at(), logged.player(), logged.command(), proof, change);
    happened(proved, step, before);
    return proved;
  }

  /** Whatever the rules of today make of it, if it is not the same the table stays as before. */
  private Logged happensAgain(Logged logged) {
    Seats before = turn();
    Status was = reached;
    Optional<Match<?, ?, ?>> mark = course.mark();
    try {
      Step step = carryOut(logged.change());
      if (Proof.of(match()).equals(logged.proof())) {
        happened(logged, step, before);
        return logged;
      }
    } catch (RuntimeException _) {
      // Rules that fail at what was a legal ply are other rules, too.
    }
    frozen = true;
    reached = was;
    request = Pending.NOTHING;
    course.stopAt(mark);
    clocks.run(Seats.EMPTY, Seat.NONE, logged.at());
    keepAsItWas(logged);
    return logged;
  }

  private void happened(Logged logged, Step step, Seats before) {
    Seats now = turn();
    keep(logged, step.events());
    freshness.after(logged, before, now);
    // Clocks run for people only.
    clocks.run(seated.people(now), acted(logged.change()), logged.at());
  }

  /** The match stands still; who plays for whom, and that it was ended, is still told. */
  private void keepAsItWas(Logged logged) {
    switch (logged.change()) {
      case Change.HandedOver _, Change.Resumed _, Change.Ended _, Change.Rematched _ ->
          carryOut(logged.change());
      case Change.Created _,
          Change.SatDown _,
          Change.StoodUp _,
          Change.BotSatDown _,
          Change.SeatOpened _,
          Change.WordAdded _,
          Change.Started _,
          Change.Played _,
          Change.TakenBack _,
          Change.Asked _,
          Change.Agreed _,
          Change.Declined _,
          Change.Withdrawn _,
          Change.Cancelled _ -> {}
    }
    keep(logged, List.of());
  }

  /**
   * What the lists have said of it since its last change. By the rules of that time its match had
   * ended or not; if those of today see that otherwise, it is frozen as well.
   */
  public void recall(Status listed, List<Integer> placesThen) {
    frozen |= isDone(listed) != isDone();
    if (frozen) {
      reached = isDone(listed) ? listed : Status.RUNNING;
      kept = placesThen;
      clocks.run(Seats.EMPTY, Seat.NONE, changed());
    }
  }

  private void keep(Logged logged, List<Event> events) {
    if (logged.seq() != items.size()) {
      throw new IllegalStateException(id + ": change " + logged.seq() + " is out of order");
    }
    items.add(
        new Item(logged.seq(), logged.at(), logged.player(), logged.change(), List.copyOf(events)));
    answers.remember(logged);
  }

  private Step carryOut(Change change) {
    switch (change) {
      case Change.Created _ -> throw new IllegalStateException(id + " is created twice");
      case Change.SatDown(Seat seat, String player) -> seated.person(seat, player);
      case Change.StoodUp(Seat seat) -> seated.standUp(seat);
      case Change.BotSatDown(Seat seat, String bot) -> seated.bot(seat, bot);
      case Change.SeatOpened(Seat seat) -> seated.open(seat);
      case Change.WordAdded(Seat seat, String word) -> seated.words().put(seat, word);
      case Change.Started() -> {
        return start();
      }
      case Change.Played(int ply, Seat seat, String action, String _) -> {
        return play(ply, seat, action);
      }
      case Change.TakenBack(Seat _, List<Integer> plies) -> {
        course.takeBack(plies);
        request = Pending.NOTHING;
      }
      case Change.Asked(var kind, Seat seat) ->
          request = Pending.by(kind, seat, items.size(), place(seat).player());
      case Change.Agreed(Seat seat) -> request = request.agreed(place(seat).player());
      case Change.Declined _, Change.Withdrawn _ -> request = Pending.NOTHING;
      case Change.HandedOver(Seat seat, String bot, var _) -> seated.standIn(seat, bot);
      case Change.Resumed(Seat seat) -> {
        seated.person(seat, place(seat).player());
        clocks.resume(seat);
      }
      case Change.Ended() -> {
        reached = Status.ENDED;
        request = Pending.NOTHING;
      }
      case Change.Cancelled() -> reached = Status.CANCELLED;
      case Change.Rematched(String table) -> rematch = table;
    }
    return Proof.NO_STEP;
  }

  private Step start() {
    Step step = course.start(seed.with(List.copyOf(seated.words().values())));
    reached = course.isOver() ? Status.OVER : Status.RUNNING;
    return step;
  }

  private Step play(int ply, Seat seat, String action) {
    Step step = course.play(ply, seat, action);
    request = Pending.NOTHING;
    if (course.isOver()) {
      reached = Status.OVER;
    }
    return step;
  }

  private static Seat acted(Change change) {
    return change instanceof Change.Played played ? played.seat() : Seat.NONE;
  }

  /** The match of a table that has started. */
  Match<?, ?, ?> match() {
    return course.match();
  }

  /** The match as it stands now, to be looked at when it has moved on; none before the start. */
  Optional<Match<?, ?, ?>> still() {
    return course.still();
  }

  /** For bots, who are handed a view of it and the actions of their seat. */
  public Match<?, ?, ?> botMatch() {
    return match();
  }

  /** When the first running clock ends. */
  public long clockEnds() {
    return clocks.ends();
  }

  public boolean hasMatch() {
    return course.hasStarted();
  }

  public String id() {
    return id;
  }

  public Change.Created created() {
    return created;
  }

  public Game<?, ?, ?> game() {
    return game;
  }

  /** The bots that may play here. */
  List<String> bots() {
    return games.bots(game);
  }

  public Setup setup() {
    return setup;
  }

  /** The number of the last change. */
  public int seq() {
    return items.size() - 1;
  }

  public long changed() {
    return items.getLast().at();
  }

  public Status status() {
    return frozen ? Status.FROZEN : reached;
  }

  public String host() {
    return seated.host();
  }

  public String rematch() {
    return rematch;
  }

  public Map<Seat, String> words() {
    return new EnumMap<>(seated.words());
  }

  Pending request() {
    return request;
  }

  Clocks clocks() {
    return clocks;
  }

  Freshness freshness() {
    return freshness;
  }

  private boolean isPlayedBy(String player) {
    return hasMatch() && !seatsOf(player).isEmpty();
  }

  public Answers answers() {
    return answers;
  }

  public List<Seat> seats() {
    return seated.seats();
  }

  public Change.Place place(Seat seat) {
    return seated.place(seat);
  }

  /** The seats of a person, whoever plays there now. */
  public List<Seat> seatsOf(String player) {
    return seated.of(player);
  }

  /** The seats that are kept for a person who has not come yet. */
  public List<Seat> reservedFor(String player) {
    return seated.reservedFor(player);
  }

  /** What has happened after a change, in order. */
  public List<Item> itemsAfter(int after) {
    return items.subList(Math.clamp(after + 1L, 0, items.size()), items.size());
  }

  /** The seats that are asked to act. */
  public Seats turn() {
    return status() == Status.RUNNING ? course.asked() : Seats.EMPTY;
  }

  public int nextPly() {
    return course.nextPly();
  }

  /** The places by seat; empty as long as the match is not over. */
  public List<Integer> places() {
    return frozen ? kept : course.places();
  }

  public Setup nextSetup() {
    return course.next();
  }

  public Seed seed() {
    return seed;
  }

  /** Shown from the start. */
  public String seedHash() {
    return seedHash;
  }

  /** Whether nothing can happen any more that needs the seed to be secret. */
  public boolean isDone() {
    return isDone(reached);
  }

  private static boolean isDone(Status status) {
    return status == Status.OVER || status == Status.ENDED;
  }
}
