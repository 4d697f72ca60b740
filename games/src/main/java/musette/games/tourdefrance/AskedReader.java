package musette.games.tourdefrance;

import java.util.List;
import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Call;
import musette.games.tourdefrance.api.Cause;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourPosition;
import musette.games.tourdefrance.api.TourPosition.Interrupted;
import musette.games.tourdefrance.board.Board;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Positions;
import musette.kernel.Seat;

/** Reads what is asked, and refuses, naming the field, questions that no race comes to. */
final class AskedReader {
  private final Rules rules;
  private final Board board;
  private final long[] riders;
  private final int used;
  private final TourPosition position;
  private final Interrupted given;
  private final Seat asked;
  private final Seat turn;

  AskedReader(Rules rules, long[] riders, int used, TourPosition position) {
    this.rules = rules;
    this.board = rules.board();
    this.riders = riders;
    this.used = used;
    this.position = position;
    this.given = position.interrupted();
    this.asked = position.asked();
    this.turn = position.turn();
  }

  Asked read() {
    Question question = position.question();
    Seat thrower = position.thrower();
    int face = position.face();
    PositionLimits.range(face, 0, ThrowValue.SIDES, "face");
    Positions.require(isPlayer(turn), "turn", "no_player");
    boolean over = question == Question.NONE;
    Positions.require(over ? asked == Seat.NONE : isPlayer(asked), "asked", "no_player");
    Positions.require(thrower == Seat.NONE || isPlayer(thrower), "thrower", "no_player");
    Positions.require(
        (thrower == Seat.NONE) == (face == 0), "face", face == 0 ? "no_face" : "no_thrower");
    Positions.require(
        over == RaceOrder.isOver(rules, riders), "question", over ? "not_over" : "over");
    seatsArePlayers();
    squaresAreKnown();
    return switch (question) {
      case NONE, THROW, SPEND -> uninterrupted(question, thrower, face);
      case PLAN, ROUTE, JOIN -> {
        check(question);
        yield new Asked(question, asked, turn, thrower, face, pending());
      }
    };
  }

  /** What is left out is as in a fresh match, where a way may be asked for: it means nothing. */
  private Pending pending() {
    Pending pending = Pending.read(board, given);
    boolean left = position.question() != Question.PLAN && rules.routes() == Options.Routes.ONCE;
    return left ? pending.withFork(Board.NOWHERE) : pending;
  }

  private Asked uninterrupted(Question question, Seat thrower, int face) {
    Positions.require(pending().equals(Pending.NOTHING), "interrupted", "nothing_interrupted");
    if (question == Question.NONE) {
      return Asked.over(turn, thrower, face);
    }
    Positions.require(asked == turn, "turn", "asked_turn");
    long rider = rider(asked);
    Positions.require(Rider.finish(rider) == 0, "asked", "finished");
    Positions.require(Rider.binding(rider) != Binding.CAMERA, "asked", "waits");
    Positions.require(!Rider.has(rider, Rider.MISS), "asked", "misses");
    if (question == Question.THROW) {
      waitsAreNotOver();
      return Asked.toThrow(asked, thrower, face);
    }
    Positions.require(thrower == asked, "thrower", "not_asked");
    boolean can = BankPoints.range(rules, rider, face) != 0;
    Positions.require(can && !RaceOrder.isHeld(rules, riders, rider), "question", "no_points");
    return Asked.toSpend(asked, face);
  }

  /** TF-Q-41: with {@code camera=first} nobody waits any longer once one more is level or past. */
  private void waitsAreNotOver() {
    for (int seat = 0; seat < riders.length && rules.has(Variant.CAMERA_FIRST); seat++) {
      boolean over =
          Rider.binding(riders[seat]) == Binding.CAMERA
              && RaceOrder.levelOrPast(rules, riders, seat) > Rider.count(riders[seat]);
      Positions.require(!over, "riders." + Seat.of(seat) + ".binding", "wait_over");
    }
  }

  private void seatsArePlayers() {
    Positions.require(isPlayerOrNone(given.next()), "interrupted.next", "no_player");
    Positions.require(isPlayerOrNone(given.joined()), "interrupted.joined", "no_player");
    Positions.require(given.toAsk().size() < rules.seats(), "interrupted.toAsk", "too_many");
    for (Seat seat : given.toAsk()) {
      Positions.require(isPlayer(seat), "interrupted.toAsk", "no_player");
    }
  }

  private void squaresAreKnown() {
    Positions.require(isGroup(given.line()), "interrupted.line", "unknown_square");
    Positions.require(isGroup(given.group()), "interrupted.group", "unknown_square");
    boolean fork = board.index(given.fork()) != Board.NOWHERE;
    Positions.require(fork || given.fork().isEmpty(), "interrupted.fork", "unknown_square");
  }

  private boolean isGroup(String square) {
    int index = board.index(square);
    return square.isEmpty() || (index != Board.NOWHERE && board.kind(index) == Kind.GRP);
  }

  private void check(Question question) {
    if (question == Question.PLAN) {
      plan();
      return;
    }
    Positions.require(Rider.finish(rider(turn)) == 0, "turn", "finished");
    Positions.require(pending().fork() == Board.NOWHERE, "interrupted.fork", "before_start");
    if (question == Question.ROUTE) {
      route();
    } else {
      join();
    }
    movement();
  }

  /** Before the start: nobody has left it, and nothing has been thrown (TF-Q-36). */
  private void plan() {
    Positions.require(rules.routes() == Options.Routes.ONCE, "question", "routes_fixed");
    Positions.require(position.face() == 0, "face", "before_start");
    int fork = board.index(given.fork());
    Positions.require(
        fork != Board.NOWHERE && board.isFork(fork), "interrupted.fork", "no_fork_square");
    for (Seat seat : Seat.first(rules.seats())) {
      boolean starts = Rider.square(rider(seat)) == board.start() && Rider.lap(rider(seat)) == 1;
      Positions.require(starts, "riders." + seat + ".square", "before_start");
    }
    Positions.require(
        pending().equals(Pending.NOTHING.withFork(fork)), "interrupted", "before_start");
  }

  /** The movement that was interrupted, by what it came from. */
  private void movement() {
    boolean effect = given.cause() == Cause.EFFECT;
    Positions.require(given.cause() != Cause.NOTHING, "interrupted.cause", "no_cause");
    PositionLimits.range(given.effects(), effect ? 1 : 0, effect ? 1 : 0, "interrupted.effects");
    boolean thrown = given.cause() == Cause.THROW;
    Positions.require(!thrown || position.thrower() == turn, "thrower", "not_turn");
    boolean adds = thrown && position.face() < BankPoints.TOO_HIGH;
    PositionLimits.range(given.spent(), 0, adds ? Rider.MAX_POINTS : 0, "interrupted.spent");
    int most = thrown ? ThrowValue.SIDES + given.spent() : BankPoints.MOST_ALONE;
    boolean fork = position.question() == Question.ROUTE;
    PositionLimits.range(given.steps(), fork ? 1 : 0, fork ? most : 0, "interrupted.steps");
    PositionLimits.range(given.moved(), fork ? 0 : 1, most - given.steps(), "interrupted.moved");
  }

  private void route() {
    int square = Rider.square(rider(turn));
    Positions.require(asked == turn, "turn", "asked_turn");
    Positions.require(board.isFork(square), "question", "no_fork");
    Positions.require(rules.routes() == Options.Routes.RIDER, "question", "routes_fixed");
    Positions.require(given.call() == Call.NOTHING, "interrupted.call", "no_group_forms");
    Positions.require(given.group().isEmpty(), "interrupted.group", "no_group_forms");
    Positions.require(given.joined() == Seat.NONE, "interrupted.joined", "no_group_forms");
    Positions.require(given.toAsk().isEmpty(), "interrupted.toAsk", "no_group_forms");
    Positions.require(
        given.next() == Seat.NONE || given.next() == turn, "interrupted.next", "not_turn");
    boolean crossed = given.moved() > 0 && isCrossed(board.index(given.line()));
    Positions.require(given.line().isEmpty() || crossed, "interrupted.line", "not_crossed");
  }

  private void join() {
    int group = board.index(given.group());
    Positions.require(!rules.isClassic(), "question", "classic");
    Positions.require(!rules.has(Variant.MUST_JOIN), "question", "all_come_up");
    Positions.require(given.line().isEmpty(), "interrupted.line", "not_crossed");
    Positions.require(given.call() != Call.NOTHING, "interrupted.call", "no_call");
    boolean mend = given.call() == Call.MEND;
    Positions.require(
        mend ? isMended(group) : isCrossed(group), "interrupted.group", "other_group");
    boolean none = mend && given.next() == Seat.NONE;
    Positions.require(none || given.next() == turn, "interrupted.next", "not_turn");
    queue(group);
    Seat joined = given.joined();
    boolean there =
        joined == Seat.NONE
            || (joined != turn
                && Rider.square(rider(joined)) == group
                && Rider.lap(rider(joined)) == Rider.lap(rider(turn)));
    Positions.require(there, "interrupted.joined", "not_in_group");
  }

  /** Who is behind is asked, the nearest first, each one once (TF-Q-42). */
  private void queue(int group) {
    List<Seat> behind = RaceOrder.seats(RaceOrder.queue(rules, riders, turn.index(), group));
    Positions.require(behind.contains(asked), "asked", "not_behind");
    List<Seat> after = behind.subList(behind.indexOf(asked) + 1, behind.size());
    Positions.require(given.toAsk().equals(after), "interrupted.toAsk", "not_in_order");
  }

  private boolean isMended(int group) {
    long rider = rider(turn);
    int square = Rider.square(rider);
    int lap = rules.has(Variant.FIRST_OF_RACE) ? 1 : Rider.lap(rider);
    return group != Board.NOWHERE
        && board.mend(square) == group
        && (used & board.kindBit(square, lap)) != 0;
  }

  /** Whether the rider whose turn it is has crossed a dotted line with this GRP square. */
  private boolean isCrossed(int group) {
    boolean crossed = false;
    for (int square = 0; square < board.squares().size(); square++) {
      crossed |=
          group != Board.NOWHERE
              && board.dotted(square) == group
              && rules.progress(rider(turn)) >= rules.progress(2, square)
              && (used & board.lineBit(square, 2)) != 0;
    }
    return crossed;
  }

  private long rider(Seat seat) {
    return riders[seat.index()];
  }

  private boolean isPlayer(Seat seat) {
    return seat != Seat.NONE && seat.index() < rules.seats();
  }

  private boolean isPlayerOrNone(Seat seat) {
    return seat == Seat.NONE || isPlayer(seat);
  }
}
