package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** A transition on its way: the one thing that changes, and only inside {@code play}. */
final class Ride {
  final Course course;
  final Board board;
  final long[] riders;
  final Chance chance;
  final Journal journal;

  int used;

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

  Ride(Race race, Chance chance, Journal journal) {
    this.course = race.course();
    this.board = course.board();
    this.riders = race.riders();
    this.used = race.used();
    this.asked = race.asked();
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
  }

  void askRoute() {
    endStretch();
    asked = interrupted(Question.ROUTE, seat(), Call.NOTHING, Board.NOWHERE, Seat.NONE, 0);
  }

  void askJoin(Seat who, Call call, int group, Seat joined, int queue) {
    endStretch();
    asked = interrupted(Question.JOIN, who, call, group, joined, queue);
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

  Race race() {
    endStretch();
    return new Race(course, riders, used, asked);
  }
}
