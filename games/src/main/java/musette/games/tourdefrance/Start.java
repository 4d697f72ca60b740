package musette.games.tourdefrance;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/**
 * Before the first throw: who starts (TF-Q-22), and with {@code routes=once} the way out of every
 * fork that every rider names openly and keeps to (TF-Q-36).
 */
final class Start {
  private Start() {}

  /** The riders at START, and the throws for who begins. */
  static TourState of(Rules rules, Chance chance, Journal journal) {
    long[] riders = new long[rules.seats()];
    for (int seat = 0; seat < riders.length; seat++) {
      riders[seat] = Rider.withPoints(Rider.at(rules.board().start(), 1), rules.bonus(seat));
    }
    Seat first = throwForStart(rules.seats(), chance, journal);
    if (journal != Journal.NONE) {
      journal.tell(new TourEvent.Started(first, rules.board().title()));
    }
    return new TourState(rules, riders, 0, first(rules, first));
  }

  /** TF-Q-22: the highest throw starts; who tie throw again. */
  private static Seat throwForStart(int seats, Chance chance, Journal journal) {
    List<Seat> throwing = Seat.first(seats);
    while (throwing.size() > 1) {
      var faces = new LinkedHashMap<Seat, Integer>();
      int highest = 0;
      for (Seat seat : throwing) {
        int face = chance.die(ThrowValue.SIDES);
        faces.put(seat, face);
        highest = Math.max(highest, face);
        if (journal != Journal.NONE) {
          journal.tell(new TourEvent.StartThrown(seat, face));
        }
      }
      int best = highest;
      throwing = throwing.stream().filter(seat -> faces.getOrDefault(seat, 0) == best).toList();
    }
    return throwing.getFirst();
  }

  /** What is asked first in a race: the ways, where they are to be named, or the first throw. */
  private static Asked first(Rules rules, Seat starter) {
    int[] forks = rules.board().forks();
    return rules.routes() == Options.Routes.ONCE && forks.length > 0
        ? asked(starter, starter, forks[0])
        : Asked.toThrow(starter, Seat.NONE, 0);
  }

  /** The rider who is asked names the way; then the next fork, the next rider, the first throw. */
  static void name(Draft draft, Asked asked, int exit) {
    int[] forks = draft.board.forks();
    int fork = asked.pending().fork();
    int seat = asked.seat().index();
    long rider = draft.riders[seat];
    int ways = draft.board.withWay(Rider.ways(rider), fork, exit);
    draft.riders[seat] = Rider.withWays(rider, ways);
    if (draft.isTold()) {
      draft.tell(
          new TourEvent.RoutePlanned(asked.seat(), draft.board.name(fork), draft.board.name(exit)));
    }
    int next = indexOf(forks, fork) + 1;
    Seat starter = asked.turn();
    Seat clockwise = Seat.of((seat + 1) % draft.riders.length);
    if (next < forks.length) {
      draft.ask(asked(asked.seat(), starter, forks[next]));
    } else if (clockwise != starter) {
      draft.ask(asked(clockwise, starter, forks[0]));
    } else {
      draft.ask(Asked.toThrow(starter, Seat.NONE, 0));
    }
  }

  /** How many ways the seat has named. */
  static int named(Rules rules, Asked asked, int seat) {
    int[] forks = rules.board().forks();
    if (rules.routes() != Options.Routes.ONCE) {
      return 0;
    }
    if (asked.question() != Question.PLAN) {
      return forks.length;
    }
    int seats = rules.seats();
    int own = (seat - asked.turn().index() + seats) % seats;
    int now = (asked.seat().index() - asked.turn().index() + seats) % seats;
    return own < now ? forks.length : own > now ? 0 : indexOf(forks, asked.pending().fork());
  }

  /** The ways that the rider has named so far, in the order of the forks. */
  static List<String> ways(TourState state, int seat) {
    Board board = state.rules().board();
    int ways = Rider.ways(state.rider(seat));
    return Arrays.stream(board.forks())
        .limit(named(state.rules(), state.asked(), seat))
        .mapToObj(fork -> board.name(board.way(ways, fork)))
        .toList();
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
