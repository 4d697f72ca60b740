package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.api.Call;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** The riders behind come up to a GRP square: Mend (A009) and dotted lines (001-2). */
final class Grouping {

  private Grouping() {}

  /** The first over a dotted line waits, and throws again when the group has formed (TF-43). */
  static void openAtLine(Draft draft) {
    int group = draft.line;
    draft.line = Board.NOWHERE;
    draft.next = draft.seat();
    open(draft, Call.LINE, group);
  }

  /** Asks every rider behind, the nearest first (TF-Q-42). */
  static void open(Draft draft, Call call, int group) {
    int queue = RaceOrder.queue(draft.rules, draft.riders, draft.turn, group);
    if (queue != 0 && draft.isTold()) {
      draft.tell(
          new TourEvent.GroupOpened(
              draft.seat(), draft.board.name(group), RaceOrder.seats(queue), call.rule()));
    }
    proceed(draft, call, group, Seat.NONE, queue);
  }

  /** The answer of the rider who was asked. */
  static void answer(Draft draft, Asked asked, TourAction action) {
    Pending pending = asked.pending();
    Seat first = pending.joined();
    if (action instanceof TourAction.Join) {
      first = first == Seat.NONE ? asked.seat() : first;
      comeUp(draft, asked.seat().index(), pending.group(), pending.call());
    } else if (draft.isTold()) {
      int square = Rider.square(draft.riders[asked.seat().index()]);
      draft.tell(new TourEvent.Declined(asked.seat(), draft.board.name(square)));
    }
    proceed(draft, pending.call(), pending.group(), first, pending.queue());
  }

  private static void proceed(Draft draft, Call call, int group, Seat joined, int queue) {
    Seat first = joined;
    int rest = queue;
    while (rest != 0) {
      Seat seat = RaceOrder.first(rest);
      rest = RaceOrder.rest(rest);
      if (!draft.rules.has(Variant.MUST_JOIN)) {
        draft.askJoin(seat, call, group, first, rest);
        return;
      }
      first = first == Seat.NONE ? seat : first;
      comeUp(draft, seat.index(), group, call);
    }
    close(draft, call, first);
  }

  /**
   * After a dotted line the rule of the square follows (TF-43); after a mend the first who joined
   * throws.
   */
  private static void close(Draft draft, Call call, Seat first) {
    if (call == Call.LINE) {
      draft.phase = Draft.Phase.ON_SQUARE;
      return;
    }
    if (first != Seat.NONE) {
      draft.next = first;
    }
    draft.endTurn();
  }

  /** Along the main track to the GRP square, without landing anywhere (TF-Q-45). */
  private static void comeUp(Draft draft, int seat, int group, Call call) {
    Board board = draft.board;
    List<String> path = new ArrayList<>();
    String from = board.name(Rider.square(draft.riders[seat]));
    leave(draft, seat);
    int goal = draft.lap();
    if (draft.isTold()) {
      tellWay(draft, seat, group, goal, path);
      draft.tell(
          new TourEvent.Joined(Seat.of(seat), from, path, board.name(group), goal, call.rule()));
    }
    while (!isThere(draft.riders[seat], group, goal)) {
      int square = board.next(Rider.square(draft.riders[seat]));
      draft.riders[seat] = Rider.withSquare(draft.riders[seat], square);
      passUp(draft, seat, square);
    }
  }

  private static boolean isThere(long rider, int group, int lap) {
    return Rider.square(rider) == group && Rider.lap(rider) == lap;
  }

  private static void passUp(Draft draft, int seat, int square) {
    int entry = draft.board.entry(square);
    if ((entry & Board.START) != 0) {
      draft.riders[seat] = Rider.withLap(draft.riders[seat], Rider.lap(draft.riders[seat]) + 1);
      if (draft.journal != Journal.NONE) {
        draft.tell(new TourEvent.LapBegun(Seat.of(seat), Rider.lap(draft.riders[seat])));
      }
    }
    boolean scores = !draft.rules.has(Variant.GROUP_SCORES_NOTHING);
    Movement.cross(draft, seat, square, scores ? entry : entry & ~Board.STAGE);
    Movement.useLine(draft, seat, square, entry);
  }

  /** TF-Q-46: what binds to the square left behind ends; the rest by the rules chosen. */
  private static void leave(Draft draft, int seat) {
    draft.riders[seat] = Rider.freed(draft.riders[seat]);
    if (draft.rules.has(Variant.JOINING_ENDS_PENALTIES)) {
      draft.riders[seat] &= ~(Rider.MINUS | Rider.CRUNCH | Rider.MISS);
    }
  }

  private static void tellWay(Draft draft, int seat, int group, int goal, List<String> path) {
    Board board = draft.board;
    long rider = draft.riders[seat];
    while (!isThere(rider, group, goal)) {
      int square = board.next(Rider.square(rider));
      int lap = Rider.lap(rider) + (square == board.start() ? 1 : 0);
      rider = Rider.at(square, lap);
      path.add(board.name(square));
    }
  }
}
