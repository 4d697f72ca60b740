package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** The riders behind come up to a GRP square: Mend (A009) and dotted lines (001-2). */
final class Forming {

  private static final int SEAT_BITS = 3;
  private static final int SEAT_MASK = 7;

  private Forming() {}

  /** Asks every rider behind, the nearest first (TF-Q-42). */
  static void open(Ride ride, Call call, int group) {
    int queue = queue(ride.course, ride.riders, ride.turn, group);
    if (queue != 0 && ride.isTold()) {
      ride.tell(
          new TourEvent.GroupOpened(
              ride.seat(), ride.board.name(group), seats(queue), call.rule()));
    }
    proceed(ride, call, group, Seat.NONE, queue);
  }

  /** The answer of the rider who was asked. */
  static void answer(Ride ride, Asked asked, TourAction action) {
    Pending pending = asked.pending();
    Seat first = pending.joined();
    if (action instanceof TourAction.Join) {
      first = first == Seat.NONE ? asked.seat() : first;
      comeUp(ride, asked.seat().index(), pending.group(), pending.call());
    } else if (ride.isTold()) {
      int square = Rider.square(ride.riders[asked.seat().index()]);
      ride.tell(new TourEvent.Declined(asked.seat(), ride.board.name(square)));
    }
    proceed(ride, pending.call(), pending.group(), first, pending.queue());
  }

  private static void proceed(Ride ride, Call call, int group, Seat joined, int queue) {
    Seat first = joined;
    int rest = queue;
    while (rest != 0) {
      Seat seat = Seat.of((rest & SEAT_MASK) - 1);
      rest >>>= SEAT_BITS;
      if (!ride.course.has(Term.MUST_JOIN)) {
        ride.askJoin(seat, call, group, first, rest);
        return;
      }
      first = first == Seat.NONE ? seat : first;
      comeUp(ride, seat.index(), group, call);
    }
    close(ride, call, first);
  }

  /** After a dotted line the box rule follows (TF-43); after a mend the first who joined throws. */
  private static void close(Ride ride, Call call, Seat first) {
    if (call == Call.LINE) {
      Boxes.apply(ride);
      return;
    }
    if (first != Seat.NONE) {
      ride.next = first;
    }
    Turns.end(ride);
  }

  /** How many riders are behind the one whose turn it is. */
  static int behind(Ride ride) {
    int own = ride.course.progress(ride.rider());
    int count = 0;
    for (long rider : ride.riders) {
      count += ride.course.progress(rider) < own ? 1 : 0;
    }
    return count;
  }

  /** Who is asked, three bits each, the nearest lowest; equally near: clockwise from the lander. */
  static int queue(Course course, long[] riders, int turn, int group) {
    int lap = Rider.lap(riders[turn]);
    int limit = Math.min(course.progress(riders[turn]), course.progress(lap, group));
    int queue = 0;
    int seats = riders.length;
    int above = Integer.MAX_VALUE;
    int length = 0;
    while (true) {
      int nearest = -1;
      for (int seat = 0; seat < seats; seat++) {
        int progress = course.progress(riders[seat]);
        boolean sameLap = Rider.lap(riders[seat]) == lap;
        if (progress < limit
            && progress < above
            && progress > nearest
            && (sameLap || !course.has(Term.ONE_LAP_ONLY))) {
          nearest = progress;
        }
      }
      if (nearest < 0) {
        return queue;
      }
      for (int step = 1; step < seats; step++) {
        int seat = (turn + step) % seats;
        boolean lapped = Rider.lap(riders[seat]) != lap;
        if (course.progress(riders[seat]) == nearest
            && !(lapped && course.has(Term.ONE_LAP_ONLY))) {
          queue |= (seat + 1) << (SEAT_BITS * length++);
        }
      }
      above = nearest;
    }
  }

  static List<Seat> seats(int queue) {
    var seats = new ArrayList<Seat>();
    for (int rest = queue; rest != 0; rest >>>= SEAT_BITS) {
      seats.add(Seat.of((rest & SEAT_MASK) - 1));
    }
    return seats;
  }

  static int queue(List<Seat> seats) {
    int queue = 0;
    for (int i = 0; i < seats.size(); i++) {
      queue |= (seats.get(i).index() + 1) << (SEAT_BITS * i);
    }
    return queue;
  }

  /** Along the main track to the GRP square, without landing anywhere (TF-Q-45). */
  private static void comeUp(Ride ride, int seat, int group, Call call) {
    Board board = ride.board;
    List<String> path = new ArrayList<>();
    String from = board.name(Rider.square(ride.riders[seat]));
    leave(ride, seat);
    int goal = ride.lap();
    if (ride.isTold()) {
      tellWay(ride, seat, group, goal, path);
      ride.tell(
          new TourEvent.Joined(Seat.of(seat), from, path, board.name(group), goal, call.rule()));
    }
    while (!isThere(ride.riders[seat], group, goal)) {
      int square = board.next(Rider.square(ride.riders[seat]));
      ride.riders[seat] = Rider.withSquare(ride.riders[seat], square);
      passUp(ride, seat, square);
    }
  }

  private static boolean isThere(long rider, int group, int lap) {
    return Rider.square(rider) == group && Rider.lap(rider) == lap;
  }

  private static void passUp(Ride ride, int seat, int square) {
    int entry = ride.board.entry(square);
    if ((entry & Board.START) != 0) {
      ride.riders[seat] = Rider.withLap(ride.riders[seat], Rider.lap(ride.riders[seat]) + 1);
      if (ride.journal != Journal.NONE) {
        ride.tell(new TourEvent.LapBegun(Seat.of(seat), Rider.lap(ride.riders[seat])));
      }
    }
    boolean scores = !ride.course.has(Term.GROUP_SCORES_NOTHING);
    Movement.cross(ride, seat, square, scores ? entry : entry & ~Board.STAGE);
    Movement.useLine(ride, seat, square, entry);
  }

  /** TF-Q-46: what binds to the square left behind ends; the rest by the terms. */
  private static void leave(Ride ride, int seat) {
    ride.riders[seat] = Rider.freed(ride.riders[seat]);
    if (ride.course.has(Term.JOINING_ENDS_PENALTIES)) {
      ride.riders[seat] &= ~(Rider.MINUS | Rider.CRUNCH | Rider.MISS);
    }
  }

  private static void tellWay(Ride ride, int seat, int group, int goal, List<String> path) {
    Board board = ride.board;
    long rider = ride.riders[seat];
    while (!isThere(rider, group, goal)) {
      int square = board.next(Rider.square(rider));
      int lap = Rider.lap(rider) + (square == board.start() ? 1 : 0);
      rider = Rider.at(square, lap);
      path.add(board.name(square));
    }
  }
}
