package musette.games.tourdefrance;

import musette.kernel.Seat;

/**
 * With {@code routes=once} every rider names one way out of every fork before the start, openly,
 * and keeps to it (TF-Q-36).
 */
final class Planning {
  private Planning() {}

  /** What is asked first in a race: the ways, where they are to be named, or the first throw. */
  static Asked first(Course course, Seat starter) {
    int[] forks = course.board().forks();
    return course.routes() == Course.Routes.ONCE && forks.length > 0
        ? asked(starter, starter, forks[0])
        : Asked.toThrow(starter, Seat.NONE, 0);
  }

  /** The rider who is asked names the way; then the next fork, the next rider, the first throw. */
  static void name(Ride ride, Asked asked, int exit) {
    int[] forks = ride.board.forks();
    int fork = asked.pending().fork();
    int seat = asked.seat().index();
    ride.riders[seat] = ride.board.withWay(ride.riders[seat], fork, exit);
    if (ride.isTold()) {
      ride.tell(
          new TourEvent.RoutePlanned(asked.seat(), ride.board.name(fork), ride.board.name(exit)));
    }
    int next = indexOf(forks, fork) + 1;
    Seat starter = asked.turn();
    Seat clockwise = Seat.of((seat + 1) % ride.riders.length);
    if (next < forks.length) {
      ride.ask(asked(asked.seat(), starter, forks[next]));
    } else if (clockwise != starter) {
      ride.ask(asked(clockwise, starter, forks[0]));
    } else {
      ride.ask(Asked.toThrow(starter, Seat.NONE, 0));
    }
  }

  /** How many ways the seat has named. */
  static int named(Course course, Asked asked, int seat) {
    int[] forks = course.board().forks();
    if (course.routes() != Course.Routes.ONCE) {
      return 0;
    }
    if (asked.question() != Question.PLAN) {
      return forks.length;
    }
    int seats = course.seats();
    int own = (seat - asked.turn().index() + seats) % seats;
    int now = (asked.seat().index() - asked.turn().index() + seats) % seats;
    return own < now ? forks.length : own > now ? 0 : indexOf(forks, asked.pending().fork());
  }

  private static Asked asked(Seat seat, Seat starter, int fork) {
    return new Asked(Question.PLAN, seat, starter, Seat.NONE, 0, Pending.NOTHING.withFork(fork));
  }

  private static int indexOf(int[] forks, int fork) {
    int index = 0;
    while (forks[index] != fork) {
      index++;
    }
    return index;
  }
}
