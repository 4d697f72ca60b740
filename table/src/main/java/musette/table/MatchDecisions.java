package musette.table;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.wire.table.Change;
import musette.wire.table.Change.Why;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo.Status;
import musette.wire.table.ToClient.RequestKind;
import musette.wire.table.ToClient.UndoKind;
import musette.wire.table.ToServer;
import musette.wire.table.ToServer.Reply;

/** Decides what players may do during a match. */
public final class MatchDecisions {
  private final Table table;

  public MatchDecisions(Table table) {
    this.table = table;
  }

  /** Decides a player's command; refuses what is not allowed. */
  public Decision decide(String player, ToServer.Command command) {
    mustBeMine(player, command.seat());
    if (table.status() == Status.FROZEN) {
      throw Refused.because("", "frozen");
    }
    if (!table.hasMatch()) {
      throw Refused.because("", "not-started");
    }
    boolean goesBack = table.created().isStudy() && command instanceof ToServer.Undo;
    if (table.status() != Status.RUNNING && !goesBack) {
      throw Refused.because("", "match-over");
    }
    return switch (command) {
      case ToServer.Play(String _, String _, int seq, Seat seat, String action) ->
          play(seat, seq, action);
      case ToServer.Undo(String _, String _, int seq, Seat seat) -> undo(seat, seq);
      case ToServer.Hint(String _, String _, int seq, Seat seat) -> hint(seat, seq);
      case ToServer.OfferEnd(String _, String _, int seq, Seat seat) -> offerEnd(seat, seq);
      case ToServer.Answer(String _, String _, int seq, Seat seat, Reply reply) ->
          answer(seat, seq, reply);
      case ToServer.HandOver(String _, String _, Seat seat, String bot) -> handOver(seat, bot);
      case ToServer.Resume(String _, String _, Seat seat) -> resume(seat);
    };
  }

  private void mustBeMine(String player, Seat seat) {
    if (!table.seatsOf(player).contains(seat)) {
      throw Refused.because("", "not-your-seat", "seat", seat);
    }
  }

  private Decision play(Seat seat, int seq, String action) {
    if (table.place(seat).kind() != SeatInfo.Kind.PERSON) {
      throw Refused.because("", "bot-plays", "seat", seat);
    }
    if (!table.freshness().isFresh(seat, seq)) {
      return new Decision.Stale();
    }
    return Decision.just(new Change.Played(table.nextPly(), seat, action, ""));
  }

  /** How the seat can undo now. */
  UndoKind undoKind(Seat seat) {
    boolean open =
        table.status() == Status.RUNNING || (table.created().isStudy() && table.hasMatch());
    if (seat == Seat.NONE || !open) {
      return UndoKind.NONE;
    }
    Match<?, ?, ?> match = table.match();
    if (!match.hasPlayed(seat)) {
      return UndoKind.NONE;
    }
    if (table.created().isStudy() || !match.freeUndo(seat).isEmpty()) {
      return UndoKind.FREE;
    }
    boolean bots = isAnywhere(SeatInfo.Kind.BOT) || hasStandIn();
    return bots && botsDecline(seat) ? UndoKind.REVEALED : UndoKind.CONSENT;
  }

  /**
   * Whether bots refuse the undo: it would take back a reveal or a die, and this is no practice.
   */
  private boolean botsDecline(Seat seat) {
    Match<?, ?, ?> match = table.match();
    List<Integer> plies = match.undoByConsent(seat);
    return !table.created().practice()
        && match.steps().stream().anyMatch(step -> !step.free() && plies.contains(step.ply()));
  }

  private Decision undo(Seat seat, int seq) {
    if (!table.freshness().isLastPlyOf(seat, seq) || !table.freshness().mayAsk(seat, seq)) {
      return new Decision.Stale();
    }
    return switch (undoKind(seat)) {
      case NONE -> throw Refused.because("", "nothing-to-undo");
      case FREE -> Decision.just(new Change.TakenBack(seat, freelyUndone(seat)));
      case CONSENT -> ask(RequestKind.UNDO, seat);
      case REVEALED -> throw Refused.because("", "undo-revealed");
    };
  }

  /** At a study table, what the others have answered goes as well. */
  private List<Integer> freelyUndone(Seat seat) {
    Match<?, ?, ?> match = table.match();
    return table.created().isStudy() ? match.undoByConsent(seat) : match.freeUndo(seat);
  }

  /** The coach is for whoever plays against bots alone; the table notes that it was asked. */
  private Decision hint(Seat seat, int seq) {
    boolean alone =
        table.seats().stream()
            .allMatch(other -> other == seat || table.place(other).kind() == SeatInfo.Kind.BOT);
    if (!alone || table.place(seat).kind() != SeatInfo.Kind.PERSON) {
      throw Refused.because("", "hint-people");
    }
    if (!table.freshness().isFresh(seat, seq) || !table.turn().contains(seat)) {
      return new Decision.Stale();
    }
    checkAdvice(table.match(), seat);
    var hinted = new Change.Hinted(table.nextPly(), seat);
    boolean known = table.entriesAfter(-1).stream().anyMatch(item -> item.change().equals(hinted));
    return known ? new Decision.Do(List.of()) : Decision.just(hinted);
  }

  private static <S, A, V> void checkAdvice(Match<S, A, V> match, Seat seat) {
    match.game().checkAdvice(match.view(seat));
  }

  private Decision offerEnd(Seat seat, int seq) {
    if (!table.created().contest().isEmpty()) {
      throw Refused.because("", "contest-end");
    }
    return table.freshness().mayAsk(seat, seq) ? ask(RequestKind.END, seat) : new Decision.Stale();
  }

  private Decision ask(RequestKind kind, Seat seat) {
    if (table.request().isOpen()) {
      throw Refused.because("", "request-open", "seat", table.request().by());
    }
    var asked = PendingRequest.by(kind, seat, 0, table.place(seat).player());
    if (asked.waiting(table.assignments()).isEmpty()) {
      return Decision.just(granted(kind, seat));
    }
    return Decision.just(new Change.Asked(kind, seat));
  }

  private Change granted(RequestKind kind, Seat seat) {
    return switch (kind) {
      case UNDO -> new Change.TakenBack(seat, table.match().undoByConsent(seat));
      case END -> new Change.Ended();
    };
  }

  private Decision answer(Seat seat, int seq, Reply reply) {
    PendingRequest request = table.request();
    if (!request.isOpen()) {
      throw Refused.because("", "no-request");
    }
    if (seq < request.seq()) {
      return new Decision.Stale();
    }
    String player = table.place(seat).player();
    if (reply == Reply.NO) {
      boolean own = player.equals(table.place(request.by()).player());
      return Decision.just(own ? new Change.Withdrawn(seat) : new Change.Declined(seat));
    }
    if (request.agreed().contains(player)) {
      throw Refused.because("", "answered-already");
    }
    var changes = new ArrayList<Change>();
    changes.add(new Change.Agreed(seat));
    if (request.agreed(player).waiting(table.assignments()).isEmpty()) {
      changes.add(granted(request.kind(), request.by()));
    }
    return new Decision.Do(changes);
  }

  private Decision handOver(Seat seat, String bot) {
    String name = bot.isEmpty() ? Games.standIn(table.game()) : bot;
    if (!table.bots().contains(name)) {
      throw Refused.because("", "unknown-bot", "bot", Echo.of(name), "known", table.bots());
    }
    return new Decision.Do(handedOver(List.of(seat), name, Why.WISHED));
  }

  private Decision resume(Seat seat) {
    if (table.place(seat).kind() != SeatInfo.Kind.STAND_IN) {
      throw Refused.because("", "no-stand-in", "seat", seat);
    }
    return Decision.just(new Change.Resumed(seat));
  }

  /** A player leaves: bots take their seats. */
  Decision leave(String player) {
    List<Seat> mine =
        table.seatsOf(player).stream()
            .filter(seat -> table.place(seat).kind() == SeatInfo.Kind.PERSON)
            .toList();
    return new Decision.Do(handedOver(mine, Games.standIn(table.game()), Why.WISHED));
  }

  /** Hands the seats whose clocks have run out to bots. */
  public Decision timeouts(long now) {
    List<Seat> late =
        table.turn().list().stream().filter(seat -> table.clocks().ends(seat) <= now).toList();
    return new Decision.Do(handedOver(late, Games.standIn(table.game()), Why.TIME));
  }

  /** Hands seats to a bot, which also answers an open request. */
  private List<Change> handedOver(List<Seat> seats, String bot, Why why) {
    var changes = new ArrayList<Change>();
    seats.forEach(seat -> changes.add(new Change.HandedOver(seat, bot, why)));
    PendingRequest request = table.request();
    if (seats.isEmpty() || !request.isOpen()) {
      return changes;
    }
    if (request.kind() == RequestKind.UNDO && botsDecline(request.by())) {
      changes.add(new Change.Declined(seats.getFirst()));
    } else if (!seats.contains(request.by())
        && seats.containsAll(request.waiting(table.assignments()))) {
      changes.add(granted(request.kind(), request.by()));
    }
    return changes;
  }

  /** Plays a bot's choice; stale if the situation of the seat has changed. */
  public Decision botPlays(Seat seat, int seq, String action) {
    if (!botSeats().contains(seat) || !table.freshness().isFresh(seat, seq)) {
      return new Decision.Stale();
    }
    return Decision.just(new Change.Played(table.nextPly(), seat, action, table.place(seat).bot()));
  }

  /** The move that a study tells a bot to make now; empty if it has to think. */
  public String toldMove(Seat bot) {
    return table.created().isStudy()
        ? Study.parse(table.created().study()).move(table.match(), bot)
        : "";
  }

  /** Whether bots make no choice of their own here: a study that rests when they are to move. */
  public boolean botsRest() {
    return table.created().isStudy()
        && Study.parse(table.created().study()).bots() == Study.Bots.REST;
  }

  /** The seats to act that bots play. */
  public Seats botSeats() {
    int bits = 0;
    for (Seat seat : table.turn()) {
      SeatInfo.Kind kind = table.place(seat).kind();
      bits |= kind == SeatInfo.Kind.BOT || kind == SeatInfo.Kind.STAND_IN ? 1 << seat.index() : 0;
    }
    return Seats.ofBits(bits);
  }

  /**
   * Whether somebody waits for the bots: a person, or a program that is connected as a client, or a
   * competition.
   */
  public boolean hasPlayer() {
    return isAnywhere(SeatInfo.Kind.PERSON) || !table.created().contest().isEmpty();
  }

  /** The round of a competition is over: bots finish the match. */
  public Decision closed() {
    List<Seat> open =
        table.status() != Status.RUNNING
            ? List.of()
            : table.seats().stream()
                .filter(seat -> table.place(seat).kind() == SeatInfo.Kind.PERSON)
                .toList();
    return new Decision.Do(handedOver(open, Games.standIn(table.game()), Why.TIME));
  }

  /** Whether a bot plays for somebody who may take the seat back. */
  public boolean hasStandIn() {
    return isAnywhere(SeatInfo.Kind.STAND_IN);
  }

  private boolean isAnywhere(SeatInfo.Kind kind) {
    return table.assignments().hasAny(kind);
  }
}
