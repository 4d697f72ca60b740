package musette.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Step;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;
import musette.wire.table.TableInfo.Status;

/**
 * A table as the fold over its log: the same log gives the same table, on any server and after any
 * crash. Not safe for use by several threads at once.
 */
public final class Table {
  private final String id;
  private final Change.Created created;
  private final Setup setup;
  private final TableHistory history = new TableHistory(this::isPlayedBy);
  private final TableState state;
  private final Freshness freshness = new Freshness();
  private final Game<?, ?, ?> game;
  private final Games games;
  private final Seed seed;
  private final String seedHash;
  private boolean frozen;
  private List<Integer> frozenPlaces = List.of();

  private Table(String id, LoggedChange first, Change.Created created, Games games) {
    this.id = id;
    this.created = created;
    this.games = games;
    this.game = games.game(created.game());
    this.setup = Setup.of(game.about(), created.places().size(), created.options());
    this.seed = new Seed(created.seed());
    this.seedHash = seed.hash();
    this.state =
        new TableState(created, seed, new MatchRunner(game, setup, Study.parse(created.study())));
    history.add(first, List.of());
  }

  /** Opens a table from the first change of its log; refuses an unknown game. */
  public static Table open(String id, LoggedChange first, Games games) {
    if (!(first.change() instanceof Change.Created created)) {
      throw new IllegalStateException("the log of " + id + " does not begin with its creation");
    }
    return new Table(id, first, created, games);
  }

  /**
   * Applies a change and returns it as it is to be logged. A refused change leaves everything as it
   * was. A change that was logged with another digest freezes the table: the rules have changed, so
   * the table stays as it was.
   */
  public LoggedChange apply(LoggedChange logged) {
    if (frozen) {
      applyFrozen(logged);
      return logged;
    }
    return logged.proof().isEmpty() ? applyNew(logged) : replay(logged);
  }

  private LoggedChange applyNew(LoggedChange logged) {
    Seats before = turn();
    Step step = state.apply(logged);
    Change change =
        logged.change() instanceof Change.Played(int ply, Seat seat, String _, String bot)
            ? new Change.Played(ply, seat, step.action(), bot)
            : logged.change();
    boolean moves =
        change instanceof Change.Played
            || change instanceof Change.TakenBack
            || change instanceof Change.Started;
    String digest = moves ? PositionDigest.of(match()) : "";
    LoggedChange complete = logged.with(change, digest);
    applied(complete, step, before);
    return complete;
  }

  /** Replays a logged change; if today's rules give another position, the table is frozen. */
  private LoggedChange replay(LoggedChange logged) {
    Seats before = turn();
    TableState.Mark mark = state.mark();
    try {
      Step step = state.apply(logged);
      if (PositionDigest.of(match()).equals(logged.proof())) {
        applied(logged, step, before);
        return logged;
      }
    } catch (RuntimeException _) {
      // Rules that fail at what was a legal ply are other rules, too.
    }
    frozen = true;
    state.revertTo(mark);
    state.stopClocks(logged.at());
    applyFrozen(logged);
    return logged;
  }

  private void applied(LoggedChange logged, Step step, Seats before) {
    Seats now = turn();
    history.add(logged, step.events());
    freshness.after(logged, before, now);
    state.runClocks(logged, now);
  }

  /** The match stands still; stand-ins and the end of the table are still recorded. */
  private void applyFrozen(LoggedChange logged) {
    switch (logged.change()) {
      case Change.HandedOver _, Change.Resumed _, Change.Ended _, Change.Rematched _ -> {
        var _ = state.apply(logged);
      }
      case Change.Created _,
          Change.SatDown _,
          Change.StoodUp _,
          Change.BotSatDown _,
          Change.SeatOpened _,
          Change.WordAdded _,
          Change.Started _,
          Change.Played _,
          Change.TakenBack _,
          Change.Hinted _,
          Change.Asked _,
          Change.Agreed _,
          Change.Declined _,
          Change.Withdrawn _,
          Change.Away _,
          Change.Cancelled _ -> {}
    }
    history.add(logged, List.of());
  }

  /**
   * Compares the table with what the lists stored at its last change. If its match had ended by the
   * rules of that time but not by today's, or the other way round, the table is frozen as well.
   */
  public void recall(Status listed, List<Integer> placesThen) {
    frozen |= isDone(listed) != isDone();
    if (frozen) {
      state.reach(isDone(listed) ? listed : Status.RUNNING);
      frozenPlaces = placesThen;
      state.stopClocks(changed());
    }
  }

  /** The match of a table that has started. It knows every secret; viewers get views of it. */
  public Match<?, ?, ?> match() {
    return state.match().match();
  }

  /** A snapshot of the match; none before the start. */
  Optional<Match<?, ?, ?>> snapshot() {
    return state.match().snapshot();
  }

  /** When the first running clock ends. */
  public long clockEnds() {
    return state.clocks().ends();
  }

  public boolean hasMatch() {
    return state.match().hasStarted();
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

  /** The bots that may play at this table. */
  List<String> bots() {
    return games.bots(game);
  }

  public Setup setup() {
    return setup;
  }

  /** The number of the last change. */
  public int seq() {
    return history.last();
  }

  public long changed() {
    return history.changed();
  }

  public Status status() {
    return frozen ? Status.FROZEN : state.reached();
  }

  public String host() {
    return assignments().host();
  }

  public String rematch() {
    return state.rematch();
  }

  public Map<Seat, String> words() {
    return new EnumMap<>(assignments().words());
  }

  SeatAssignments assignments() {
    return state.seats();
  }

  PendingRequest request() {
    return state.request();
  }

  SeatClocks clocks() {
    return state.clocks();
  }

  Freshness freshness() {
    return freshness;
  }

  private boolean isPlayedBy(String player) {
    return hasMatch() && !seatsOf(player).isEmpty();
  }

  public CommandAnswers answers() {
    return history.answers();
  }

  public List<Seat> seats() {
    return assignments().seats();
  }

  public Change.Place place(Seat seat) {
    return assignments().place(seat);
  }

  /** The seats of a person, whoever plays there now. */
  public List<Seat> seatsOf(String player) {
    return assignments().of(player);
  }

  /** The seats that are reserved for a person. */
  public List<Seat> reservedFor(String player) {
    return assignments().reservedFor(player);
  }

  /** What has happened after a change, in order. */
  public List<HistoryEntry> entriesAfter(int after) {
    return history.after(after);
  }

  /** The seats to act. */
  public Seats turn() {
    return status() == Status.RUNNING ? state.match().asked() : Seats.EMPTY;
  }

  public int nextPly() {
    return state.match().nextPly();
  }

  /** The places by seat; empty as long as the match is not over. */
  public List<Integer> places() {
    return frozen ? frozenPlaces : state.match().places();
  }

  public Setup nextSetup() {
    return state.match().next();
  }

  public Seed seed() {
    return seed;
  }

  /** The hash of the seed, which is public from the start. */
  public String seedHash() {
    return seedHash;
  }

  /** Whether the match has ended, so that the seed need not be secret any more. */
  public boolean isDone() {
    return isDone(state.reached());
  }

  private static boolean isDone(Status status) {
    return status == Status.OVER || status == Status.ENDED;
  }
}
