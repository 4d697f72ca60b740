package musette.games.leader1;

import java.util.List;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Move;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** Phases 1 and 5: riders on the road move (L1-41 to L1-56, L1-95 to L1-99, L1-Q-73). */
final class Riding {
  private Riding() {}

  /** Fixes who moves when in this turn (L1-Q-66). */
  static void slots(Draft draft, Journal journal) {
    int head = draft.pelotonHome() ? Integer.MAX_VALUE : draft.headFront();
    for (int r = 0; r < Riders.RIDERS; r++) {
      draft.slipstream(r, 0);
      if (!draft.isOnRoad(r)) {
        draft.slot(r, Slot.NONE);
      } else if (draft.isFallen(r) && draft.fallTurn(r) >= draft.turn - 1) {
        draft.slot(r, Slot.NONE);
        Events.tell(journal, r, (t, c) -> new RaceEvent.TurnMissed("L1-129", t, c));
      } else if (draft.waitsAfterPuncture(r) && waits(draft, r)) {
        draft.slot(r, Slot.LAST);
      } else {
        boolean ahead = draft.course.front(draft.square(r)) > head;
        draft.slot(r, ahead ? Slot.AHEAD : Slot.BEHIND);
      }
    }
  }

  /** Not when a fall kept him from the one turn in which he would have been last (L1-Q-86). */
  private static boolean waits(RaceState race, int r) {
    return !race.isFallen(r) || race.punctureTurn(r) >= race.turn - 1;
  }

  /** The order of phase 5: dropped riders, then those who wait after a puncture (L1-Q-60). */
  static void enqueueDropped(Draft draft) {
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (draft.slot(r) == Slot.WAITING && occupant(draft, r) == RaceState.NOBODY) {
        draft.slot(r, Slot.BEHIND);
      }
    }
    boolean first = draft.rules.puncturedBeforeDropped;
    Classification.enqueue(draft, first ? Slot.LAST : Slot.BEHIND);
    Classification.enqueue(draft, first ? Slot.BEHIND : Slot.LAST);
  }

  /** Whether somebody in the queue can move and is asked; passes over those who cannot. */
  static boolean asks(Draft draft, Journal journal) {
    while (draft.queued > 0) {
      int r = draft.next();
      if (draft.isFallen(r) && occupant(draft, r) != RaceState.NOBODY) {
        draft.pop();
        draft.slot(r, Slot.WAITING);
        continue;
      }
      draft.moves = new Moves(draft).ride(r).all();
      if (draft.moves.length > 0) {
        return true;
      }
      Events.tell(
          journal,
          r,
          (t, c) -> new RaceEvent.Stayed("L1-Q-72", t, c, draft.course.name(draft.square(r))));
      done(draft, r, draft.square(r));
    }
    return false;
  }

  /** Who stands on a fallen rider's square and still moves this turn (L1-131, L1-Q-115). */
  private static int occupant(RaceState race, int fallen) {
    for (int left = race.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      boolean here = race.occupies(r) && race.square(r) == race.square(fallen);
      if (here && race.slot(r) != Slot.NONE) {
        return r;
      }
    }
    return RaceState.NOBODY;
  }

  /** A slot is used up; fallen riders who waited for the square are next, latest arrival first. */
  private static void done(Draft draft, int r, int square) {
    draft.pop();
    draft.slot(r, Slot.NONE);
    for (int turn = 0; turn < Riders.RIDERS; turn++) {
      int earliest = RaceState.NOBODY;
      for (int f = 0; f < Riders.RIDERS; f++) {
        boolean waits = draft.slot(f) == Slot.WAITING && draft.square(f) == square;
        if (waits && (earliest == RaceState.NOBODY || draft.stamp(f) < draft.stamp(earliest))) {
          earliest = f;
        }
      }
      if (earliest == RaceState.NOBODY) {
        return;
      }
      draft.slot(earliest, Slot.BEHIND);
      draft.push(earliest);
    }
  }

  /** The next rider of the queue makes his move. */
  static void ride(Draft draft, long move, Chance chance, Journal journal) {
    int r = Move.rider(move);
    int start = draft.square(r);
    int behind = Slipstream.followers(draft, r);
    boolean within = Slipstream.within(draft.course, start, Move.length(move));
    move(draft, move, start, "L1-47", chance, journal);
    if (within) {
      Slipstream.grant(draft, behind, journal);
    }
    Slipstream.leave(draft, r);
    draft.follows(r, Slipstream.ahead(draft, r));
    done(draft, r, start);
    if (draft.phase == Phase.DROPPED_RIDERS) {
      Peloton.rejoin(draft, r, draft.course.front(start), journal);
    }
  }

  /** A whole move in the order of L1-Q-73, but for the slipstream of the rider behind. */
  static void move(Draft draft, long move, int start, String rule, Chance chance, Journal journal) {
    int r = Move.rider(move);
    int slipstream = MoveCost.slipstream(draft, r);
    int free = MoveCost.free(draft, r, start, slipstream);
    int cost = MoveCost.cost(draft, move, start, free);
    int crack = MoveCost.crackCost(draft, move, start, free);
    int unused = free - MoveCost.counted(draft, move);
    if (Events.listens(journal)) {
      tell(draft, move, start, free, cost, rule, journal);
    }
    draft.energy(r, draft.energy(r) - cost);
    if (cost < 0) {
      Events.tell(journal, r, (t, c) -> new RaceEvent.Regained("L1-Q-44", t, c, -cost));
    }
    regain(draft, r, unused, journal);
    int before = draft.course.front(start);
    arrive(draft, r, Move.end(move));
    int front = draft.course.front(Move.end(move));
    Feeding.pass(draft, r, front, chance, journal);
    Lines.bonus(draft, r, before, front, journal);
    if (front > draft.course.finish()) {
      Lines.finish(draft, r, "L1-39", journal);
    }
    Risks.run(draft, move, start, free, crack, chance, journal);
    Feeding.heat(draft, r, WeatherTokens.heat(draft, start, move), journal);
    WeatherTokens.reach(draft, front, chance, journal);
    Feeding.forget(draft, journal);
  }

  /** Unused free squares come back as energy (L1-65). */
  private static void regain(Draft draft, int r, int unused, Journal journal) {
    int cap = draft.rules.energyCap ? draft.startEnergy(r) - draft.energy(r) : unused;
    int regained = Math.min(unused, Math.max(0, cap));
    if (regained > 0) {
      draft.energy(r, draft.energy(r) + regained);
      Events.tell(journal, r, (t, c) -> new RaceEvent.Regained("L1-65", t, c, regained));
    }
  }

  /** He stands on his new square, ahead of all who are level there (L1-56). */
  private static void arrive(Draft draft, int r, int square) {
    draft.place(r, Place.ROAD);
    draft.square(r, square);
    draft.stamp(r, ++draft.lastStamp);
    draft.slipstream(r, 0);
    draft.fallTurn(r, 0);
    draft.punctureTurn(r, 0);
    draft.putBehind(r, 0);
  }

  private static void tell(
      RaceState race, long move, int start, int free, int cost, String rule, Journal journal) {
    int r = Move.rider(move);
    Team team = Team.of(Riders.team(r));
    Speciality cyclist = Speciality.of(Riders.speciality(r));
    int length = Move.length(move);
    int counted = MoveCost.counted(race, move);
    int paying = Math.max(0, counted - free);
    int wind = cost - MoveCost.ofPaying(paying) - Move.crossed(move);
    String from = race.course.name(start);
    List<String> path = Move.path(race.course, move, start);
    int used = Math.min(length, free);
    int crossed = Move.crossed(move);
    int added = counted - length;
    int pays = Math.max(0, cost);
    journal.tell(
        race.isOnRoad(r)
            ? new RaceEvent.Rode(
                rule, team, cyclist, from, path, length, used, paying, crossed, wind, pays)
            : new RaceEvent.BrokeAway(
                rule, team, cyclist, from, path, length, added, used, paying, crossed, wind, pays));
  }
}
