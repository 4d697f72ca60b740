package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.api.Call;
import musette.games.tourdefrance.api.Cause;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** The working copy of one transition; closing it gives the new state. */
final class Draft {
  final Rules rules;
  final Board board;
  final long[] riders;
  final Chance chance;
  final Journal journal;

  int used;

  /** What {@link Turns} has to do next. */
  Phase phase = Phase.ASKING;

  /** The seat whose turn it is. */
  int turn;

  Seat thrower;
  int face;
  int steps;
  int spent;
  int moved;
  Cause cause = Cause.NOTHING;
  int effects;
  int line = Board.NOWHERE;
  Seat next = Seat.NONE;

  /** Why the rider is moving, for the journal. */
  String why = "TF-07";

  private Asked asked;
  private final List<String> path;
  private String from = "";

  /** What comes next in a turn. */
  enum Phase {
    /** The rider goes on, square by square. */
    RIDING,
    /** The rider has landed beyond a dotted line: those behind may come up. */
    AT_LINE,
    /** The square on which the rider has landed has its effect. */
    ON_SQUARE,
    /** The turn is over. */
    ENDED,
    /** Somebody is asked, or nobody any more: the transition is over. */
    ASKING
  }

  Draft(TourState state, Chance chance, Journal journal) {
    this.rules = state.rules();
    this.board = rules.board();
    this.riders = state.riders();
    this.used = state.used();
    this.asked = state.asked();
    this.turn = asked.turn().index();
    this.thrower = asked.thrower();
    this.face = asked.face();
    this.chance = chance;
    this.journal = journal;
    this.path = journal == Journal.NONE ? List.of() : new ArrayList<>();
    if (asked.pending() != Pending.NOTHING) {
      resume(asked.pending());
    }
  }

  private void resume(Pending pending) {
    steps = pending.steps();
    spent = pending.spent();
    moved = pending.moved();
    cause = pending.cause();
    effects = pending.effects();
    line = pending.line();
    next = pending.next();
  }

  /** The new state; the draft must not be used any more. */
  TourState close() {
    endStretch();
    return new TourState(rules, riders, used, asked);
  }

  boolean isTold() {
    return journal != Journal.NONE;
  }

  void tell(TourEvent event) {
    endStretch();
    journal.tell(event);
  }

  long rider() {
    return riders[turn];
  }

  void rider(long changed) {
    riders[turn] = changed;
  }

  Seat seat() {
    return Seat.of(turn);
  }

  int square() {
    return Rider.square(riders[turn]);
  }

  int lap() {
    return Rider.lap(riders[turn]);
  }

  String squareName() {
    return board.name(square());
  }

  /** Begins a movement of so many squares. */
  void go(int squares, Cause movedBy, String rule) {
    steps = squares;
    cause = movedBy;
    why = rule;
    phase = Phase.RIDING;
  }

  void endTurn() {
    phase = Phase.ENDED;
  }

  /** Tells the road so far before anything else is told. */
  void endStretch() {
    if (!path.isEmpty()) {
      journal.tell(new TourEvent.Moved(seat(), from, path, path.getLast(), lap(), cause, why));
      path.clear();
    }
  }

  /** Notes a square of the road; the rider is still on the one before. */
  void stretchTo(int square) {
    if (path.isEmpty()) {
      from = squareName();
    }
    path.add(board.name(square));
  }

  void ask(Asked question) {
    asked = question;
    phase = Phase.ASKING;
  }

  void askRoute() {
    endStretch();
    ask(interrupted(Question.ROUTE, seat(), Call.NOTHING, Board.NOWHERE, Seat.NONE, 0));
  }

  void askJoin(Seat who, Call call, int group, Seat joined, int queue) {
    endStretch();
    ask(interrupted(Question.JOIN, who, call, group, joined, queue));
  }

  private Asked interrupted(
      Question question, Seat who, Call call, int group, Seat joined, int queue) {
    var pending =
        new Pending(
            steps,
            spent,
            moved,
            cause,
            effects,
            line,
            next,
            call,
            group,
            joined,
            queue,
            Board.NOWHERE);
    return new Asked(question, who, seat(), thrower, face, pending);
  }
}
