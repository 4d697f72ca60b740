package musette.server.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.kernel.Entry;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Step;
import musette.kernel.Turn;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo.Status;
import org.jspecify.annotations.Nullable;

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
  private final Change.Place[] places;
  private final Map<Seat, String> words = new EnumMap<>(Seat.class);
  private final Clocks clocks;
  private final Freshness freshness = new Freshness();
  private final Answers answers = new Answers();
  private final Game<?, ?, ?> game;
  private final Games games;
  private final Seed seed;
  private final String seedHash;
  private String host;
  private String rematch = "";
  private Status status = Status.WAITING;
  private Pending request = Pending.NOTHING;
  private @Nullable Match<?, ?, ?> match;
  private @Nullable Match<?, ?, ?> still;
  private int lastPly;

  private Table(String id, Logged first, Change.Created created, Games games) {
    this.id = id;
    this.created = created;
    this.games = games;
    this.game = games.game(created.game());
    this.setup = Setup.of(game.about(), created.places().size(), created.options());
    this.places = created.places().toArray(Change.Place[]::new);
    this.clocks = new Clocks(created.clock());
    this.host = created.host();
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
    if (status == Status.FROZEN) {
      keep(logged, List.of());
      return logged;
    }
    Seats before = turn();
    Step step;
    try {
      step = carryOut(logged.change());
    } catch (Refused e) {
      if (logged.proof().isEmpty()) {
        throw e;
      }
      status = Status.FROZEN;
      keep(logged, List.of());
      return logged;
    }
    Logged proved = prove(logged, step);
    keep(proved, step.events());
    freshness.after(proved, before, turn());
    clocks.run(ticking(), acted(proved.change()), proved.at());
    return proved;
  }

  private Logged prove(Logged logged, Step step) {
    Change change =
        logged.change() instanceof Change.Played(int ply, Seat seat, String _, String bot)
            ? new Change.Played(ply, seat, step.action(), bot)
            : logged.change();
    boolean moves =
        change instanceof Change.Played
            || change instanceof Change.TakenBack
            || change instanceof Change.Started;
    String proof = moves ? Proof.of(match()) : "";
    if (!logged.proof().isEmpty() && !logged.proof().equals(proof)) {
      status = Status.FROZEN;
      return logged;
    }
    return new Logged(logged.seq(), logged.at(), logged.player(), logged.command(), proof, change);
  }

  private void keep(Logged logged, List<Event> events) {
    still = null;
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
      case Change.SatDown(Seat seat, String player) ->
          set(seat, new Change.Place(SeatInfo.Kind.PERSON, player, ""));
      case Change.StoodUp(Seat seat) -> standUp(seat);
      case Change.BotSatDown(Seat seat, String bot) ->
          set(seat, new Change.Place(SeatInfo.Kind.BOT, Games.botId(bot), bot));
      case Change.SeatOpened(Seat seat) -> set(seat, Change.Place.OPEN);
      case Change.WordAdded(Seat seat, String word) -> words.put(seat, word);
      case Change.Started() -> {
        return start();
      }
      case Change.Played(int ply, Seat seat, String action, String _) -> {
        return play(ply, seat, action);
      }
      case Change.TakenBack(Seat _, List<Integer> plies) -> {
        match().takeBack(plies);
        request = Pending.NOTHING;
      }
      case Change.Asked(var kind, Seat seat) ->
          request = Pending.by(kind, seat, items.size(), place(seat).player());
      case Change.Agreed(Seat seat) -> request = request.agreed(place(seat).player());
      case Change.Declined _, Change.Withdrawn _ -> request = Pending.NOTHING;
      case Change.HandedOver(Seat seat, String bot, var _) ->
          set(seat, new Change.Place(SeatInfo.Kind.STAND_IN, place(seat).player(), bot));
      case Change.Resumed(Seat seat) -> {
        set(seat, new Change.Place(SeatInfo.Kind.PERSON, place(seat).player(), ""));
        clocks.resume(seat);
      }
      case Change.Ended() -> {
        status = Status.ENDED;
        request = Pending.NOTHING;
      }
      case Change.Cancelled() -> status = Status.CANCELLED;
      case Change.Rematched(String table) -> rematch = table;
    }
    return Proof.NO_STEP;
  }

  private Step start() {
    Match<?, ?, ?> begun = Match.start(game, setup, seed().with(List.copyOf(words.values())));
    match = begun;
    status = begun.turn().isOver() ? Status.OVER : Status.RUNNING;
    return begun.steps().getFirst();
  }

  private Step play(int ply, Seat seat, String action) {
    match().apply(new Entry.Played(ply, seat, action));
    lastPly = ply;
    request = Pending.NOTHING;
    if (match().turn().isOver()) {
      status = Status.OVER;
    }
    return match().steps().getLast();
  }

  private void standUp(Seat seat) {
    String player = place(seat).player();
    set(seat, Change.Place.OPEN);
    words.remove(seat);
    if (player.equals(host) && seatsOf(player).isEmpty()) {
      for (Change.Place place : places) {
        if (place.kind() == SeatInfo.Kind.PERSON) {
          host = place.player();
          return;
        }
      }
    }
  }

  private static Seat acted(Change change) {
    return change instanceof Change.Played played ? played.seat() : Seat.NONE;
  }

  /** Clocks run for people only. */
  private Seats ticking() {
    int bits = 0;
    for (Seat seat : turn()) {
      bits |= place(seat).kind() == SeatInfo.Kind.PERSON ? 1 << seat.index() : 0;
    }
    return Seats.ofBits(bits);
  }

  private void set(Seat seat, Change.Place place) {
    places[seat.index()] = place;
  }

  /** The match of a table that has started. */
  Match<?, ?, ?> match() {
    Match<?, ?, ?> now = match;
    if (now == null) {
      throw Refused.because("", "not-started");
    }
    return now;
  }

  /** The match as it stands now, to be looked at when it has moved on; none before the start. */
  Optional<Match<?, ?, ?>> still() {
    if (still == null && match != null) {
      still = still(match);
    }
    return Optional.ofNullable(still);
  }

  private static <S, A, V> Match<S, A, V> still(Match<S, A, V> match) {
    // Nothing is ever played from it, so the dice are of no account.
    return Match.from(match.game(), match.setup(), Seed.of(0), match.state());
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
    return match != null;
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
    return status;
  }

  public String host() {
    return host;
  }

  public String rematch() {
    return rematch;
  }

  public Map<Seat, String> words() {
    return new EnumMap<>(words);
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

  public Answers answers() {
    return answers;
  }

  public List<Seat> seats() {
    return Seat.first(places.length);
  }

  public Change.Place place(Seat seat) {
    if (seat.ordinal() >= places.length) {
      throw Refused.because("", "unknown-seat", "seat", seat);
    }
    return places[seat.index()];
  }

  /** The seats of a person, whoever plays there now. */
  public List<Seat> seatsOf(String player) {
    var mine = new ArrayList<Seat>(places.length);
    for (int i = 0; i < places.length; i++) {
      if (places[i].kind() != SeatInfo.Kind.RESERVED && places[i].player().equals(player)) {
        mine.add(Seat.of(i));
      }
    }
    return mine;
  }

  /** What has happened after a change, in order. */
  public List<Item> itemsAfter(int after) {
    return items.subList(Math.clamp(after + 1L, 0, items.size()), items.size());
  }

  /** The seats that are asked to act. */
  public Seats turn() {
    return match == null || status != Status.RUNNING ? Seats.EMPTY : match.turn().seats();
  }

  public int nextPly() {
    return lastPly + 1;
  }

  /** The places by seat; empty as long as the match is not over. */
  public List<Integer> places() {
    return match != null && match.turn() instanceof Turn.Over(Result result)
        ? result.places()
        : List.of();
  }

  /** The set-up of a rematch: the game may carry something over. */
  public Setup nextSetup() {
    return match == null ? setup : next(match);
  }

  private static <S, A, V> Setup next(Match<S, A, V> match) {
    return match.turn().isOver()
        ? match.game().rematch(match.setup(), match.state())
        : match.setup();
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
    return status == Status.OVER || status == Status.ENDED;
  }
}
