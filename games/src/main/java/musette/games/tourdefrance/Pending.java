package musette.games.tourdefrance;

import musette.games.tourdefrance.api.Call;
import musette.games.tourdefrance.api.Cause;
import musette.games.tourdefrance.api.TourPosition.Interrupted;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Seat;

/**
 * A turn that a question interrupted at a fork or for a forming.
 *
 * @param steps squares still to go
 * @param spent points that were added to the throw
 * @param moved squares that the throw has moved already
 * @param effects how many squares have moved the rider on in this turn
 * @param line the GRP square of a dotted line that was crossed, or {@link Board#NOWHERE}
 * @param next who has the next turn, if not the next clockwise
 * @param group the GRP square that is being formed on, or {@link Board#NOWHERE}
 * @param joined who joined first
 * @param queue who is still to be asked, three bits each, seat + 1, the next one lowest
 * @param fork the fork that a way is named for before the start, or {@link Board#NOWHERE}
 */
record Pending(
    int steps,
    int spent,
    int moved,
    Cause cause,
    int effects,
    int line,
    Seat next,
    Call call,
    int group,
    Seat joined,
    int queue,
    int fork) {

  static final Pending NOTHING =
      new Pending(
          0,
          0,
          0,
          Cause.NOTHING,
          0,
          Board.NOWHERE,
          Seat.NONE,
          Call.NOTHING,
          Board.NOWHERE,
          Seat.NONE,
          0,
          Board.NOWHERE);

  static Pending read(Board board, Interrupted given) {
    return new Pending(
        given.steps(),
        given.spent(),
        given.moved(),
        given.cause(),
        given.effects(),
        board.index(given.line()),
        given.next(),
        given.call(),
        board.index(given.group()),
        given.joined(),
        RaceOrder.queue(given.toAsk()),
        board.index(given.fork()));
  }

  Interrupted written(Board board) {
    return new Interrupted(
        steps,
        spent,
        moved,
        cause,
        effects,
        board.name(line),
        next,
        call,
        board.name(group),
        joined,
        RaceOrder.seats(queue),
        board.name(fork));
  }

  Pending withFork(int named) {
    return new Pending(
        steps, spent, moved, cause, effects, line, next, call, group, joined, queue, named);
  }
}
