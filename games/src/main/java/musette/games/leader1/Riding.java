package musette.games.leader1;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** Phases 1 and 5: riders on the road move (L1-41 to L1-56, L1-95 to L1-99, L1-Q-73). */
final class Riding {
  private Riding() {}

  /** Free squares of a move that starts here (L1-21, L1-22, L1-45). */
  static int free(Race race, int r, int start, int slipstream) {
    Course course = race.course;
    int terrain = course.terrain[start];
    int free = Speciality.of(Riders.speciality(r)).free(terrain) + slipstream;
    return switch (race.quality(r)) {
      case DESCENDER -> terrain == Terrain.DOWNHILL.ordinal() ? free + 1 : free;
      case SPRINTER -> course.sprint[start] ? free + 1 : free;
      case NONE, FIGHTER -> free;
    };
  }

  /** The slipstream that a rider's next move has: none when it starts from the peloton (L1-74). */
  static int slipstream(Race race, int r) {
    return race.isOnRoad(r) ? race.slipstream(r) : 0;
  }

  static int wind(Race race, long move, int start) {
    int r = Moves.rider(move);
    int last = race.course.hexagon[Moves.end(move)];
    return Sky.wind(race, Sky.firstHexagon(race, start), last, slipstream(race, r));
  }

  /** The squares that a move is paid for: a breakaway over the line counts as four (L1-Q-75). */
  static int counted(Race race, long move) {
    int length = Moves.length(move);
    boolean more =
        length < BreakingAway.SHORTEST
            && race.rules.paidAsFour
            && !race.isOnRoad(Moves.rider(move));
    return more ? BreakingAway.SHORTEST : length;
  }

  /** What a move costs at once (L1-47, L1-54, L1-151, L1-152); negative if the wind gives. */
  static int cost(Race race, long move, int start, int free) {
    int ridden = Moves.cost(counted(race, move) - free) + Moves.crossed(move);
    int wind = wind(race, move, start);
    if (wind == 0) {
      return ridden;
    }
    if (ridden == 0 && wind > 0) {
      // L1-Q-74: wind never forbids a move of free squares only.
      return Math.min(wind, race.energy(Moves.rider(move)));
    }
    return race.rules.windGives ? ridden + wind : Math.max(0, ridden + wind);
  }

  /** What a crack costs on top (L1-124, L1-Q-38). */
  static int crackCost(Race race, long move, int start, int free) {
    return race.rules.crackDoublesAll
        ? Math.max(0, cost(race, move, start, free))
        : Moves.cost(counted(race, move) - free);
  }

  /** The energy that a move must find (L1-114, L1-115, L1-Q-116). */
  static int need(Race race, long move, int start, int free) {
    int cost = cost(race, move, start, free);
    return Moves.risksCrack(move) ? cost + crackCost(race, move, start, free) : cost;
  }

  /** Fixes who moves when in this turn (L1-Q-66). */
  static void slots(Race race, Journal journal) {
    int head = race.pelotonHome() ? Integer.MAX_VALUE : race.headFront();
    for (int r = 0; r < Riders.RIDERS; r++) {
      race.slipstream(r, 0);
      if (!race.isOnRoad(r)) {
        race.slot(r, Slot.NONE);
      } else if (race.isFallen(r) && race.fallTurn(r) >= race.turn - 1) {
        race.slot(r, Slot.NONE);
        Teller.tell(journal, r, (t, c) -> new RaceEvent.TurnMissed("L1-129", t, c));
      } else if (race.waitsAfterPuncture(r) && waits(race, r)) {
        race.slot(r, Slot.LAST);
      } else {
        boolean ahead = race.course.front[race.square(r)] > head;
        race.slot(r, ahead ? Slot.AHEAD : Slot.BEHIND);
      }
    }
  }

  /** Not when a fall kept him from the one turn in which he would have been last (L1-Q-86). */
  private static boolean waits(Race race, int r) {
    return !race.isFallen(r) || race.punctureTurn(r) >= race.turn - 1;
  }

  /** The order of phase 5: dropped riders, then those who wait after a puncture (L1-Q-60). */
  static void enqueueDropped(Race race) {
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.slot(r) == Slot.WAITING && occupant(race, r) == Race.NOBODY) {
        race.slot(r, Slot.BEHIND);
      }
    }
    boolean first = race.rules.puncturedBeforeDropped;
    Classification.enqueue(race, first ? Slot.LAST : Slot.BEHIND);
    Classification.enqueue(race, first ? Slot.BEHIND : Slot.LAST);
  }

  /** Whether somebody in the queue can move and is asked; passes over those who cannot. */
  static boolean asks(Race race, Journal journal) {
    while (race.queued > 0) {
      int r = race.next();
      if (race.isFallen(r) && occupant(race, r) != Race.NOBODY) {
        race.pop();
        race.slot(r, Slot.WAITING);
        continue;
      }
      race.moves = new Moves(race).ride(r).all();
      if (race.moves.length > 0) {
        return true;
      }
      Teller.tell(
          journal,
          r,
          (t, c) -> new RaceEvent.Stayed("L1-Q-72", t, c, race.course.name(race.square(r))));
      done(race, r, race.square(r));
    }
    return false;
  }

  /** Who stands on a fallen rider's square and still moves this turn (L1-131, L1-Q-115). */
  private static int occupant(Race race, int fallen) {
    for (int left = race.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      boolean here = race.occupies(r) && race.square(r) == race.square(fallen);
      if (here && race.slot(r) != Slot.NONE) {
        return r;
      }
    }
    return Race.NOBODY;
  }

  /** A slot is used up; fallen riders who waited for the square are next, latest arrival first. */
  private static void done(Race race, int r, int square) {
    race.pop();
    race.slot(r, Slot.NONE);
    for (int turn = 0; turn < Riders.RIDERS; turn++) {
      int earliest = Race.NOBODY;
      for (int f = 0; f < Riders.RIDERS; f++) {
        boolean waits = race.slot(f) == Slot.WAITING && race.square(f) == square;
        if (waits && (earliest == Race.NOBODY || race.stamp(f) < race.stamp(earliest))) {
          earliest = f;
        }
      }
      if (earliest == Race.NOBODY) {
        return;
      }
      race.slot(earliest, Slot.BEHIND);
      race.push(earliest);
    }
  }

  /** The next rider of the queue makes his move. */
  static void ride(Race race, long move, Chance chance, Journal journal) {
    int r = Moves.rider(move);
    int start = race.square(r);
    int behind = Slipstream.followers(race, r);
    boolean within = Slipstream.within(race.course, start, Moves.length(move));
    move(race, move, start, "L1-47", chance, journal);
    if (within) {
      Slipstream.grant(race, behind, journal);
    }
    Slipstream.leave(race, r);
    race.follows(r, Slipstream.ahead(race, r));
    done(race, r, start);
    if (race.phase == Phase.DROPPED_RIDERS) {
      Peloton.rejoin(race, r, race.course.front[start], journal);
    }
  }

  /** A whole move in the order of L1-Q-73, but for the slipstream of the rider behind. */
  static void move(Race race, long move, int start, String rule, Chance chance, Journal journal) {
    int r = Moves.rider(move);
    int slipstream = slipstream(race, r);
    int free = free(race, r, start, slipstream);
    int cost = cost(race, move, start, free);
    int crack = crackCost(race, move, start, free);
    int unused = free - counted(race, move);
    if (Teller.listens(journal)) {
      tell(race, move, start, free, cost, rule, journal);
    }
    race.energy(r, race.energy(r) - cost);
    if (cost < 0) {
      Teller.tell(journal, r, (t, c) -> new RaceEvent.Regained("L1-Q-44", t, c, -cost));
    }
    regain(race, r, unused, journal);
    int before = race.course.front[start];
    arrive(race, r, Moves.end(move));
    int front = race.course.front[Moves.end(move)];
    Feeding.pass(race, r, front, chance, journal);
    bonus(race, r, before, front, journal);
    if (front > race.course.finish) {
      Stages.finish(race, r, "L1-39", journal);
    }
    Risks.run(race, move, start, free, crack, chance, journal);
    Feeding.heat(race, r, Sky.heat(race, start, move), journal);
    Sky.reach(race, front, chance, journal);
    Feeding.forget(race, journal);
  }

  /** Unused free squares come back as energy (L1-65). */
  private static void regain(Race race, int r, int unused, Journal journal) {
    int cap = race.rules.energyCap ? race.startEnergy(r) - race.energy(r) : unused;
    int regained = Math.min(unused, Math.max(0, cap));
    if (regained > 0) {
      race.energy(r, race.energy(r) + regained);
      Teller.tell(journal, r, (t, c) -> new RaceEvent.Regained("L1-65", t, c, regained));
    }
  }

  /** He stands on his new square, ahead of all who are level there (L1-56). */
  private static void arrive(Race race, int r, int square) {
    race.place(r, Place.ROAD);
    race.square(r, square);
    race.stamp(r, ++race.lastStamp);
    race.slipstream(r, 0);
    race.fallTurn(r, 0);
    race.punctureTurn(r, 0);
    race.putBehind(r, 0);
  }

  /** The first rider over a bonus line gains a turn (L1-157, L1-Q-95). */
  static void bonus(Race race, int r, int before, int front, Journal journal) {
    int[] lines = race.course.bonuses;
    for (int i = 0; i < lines.length; i++) {
      boolean crossed = before <= lines[i] && front > lines[i];
      if (crossed && (race.bonusTaken >> i & 1) == 0) {
        race.bonusTaken |= 1 << i;
        race.bonuses(r, race.bonuses(r) + 1);
        int line = i + 1;
        Teller.tell(journal, r, (t, c) -> new RaceEvent.BonusWon("L1-157", t, c, line));
      }
    }
  }

  private static void tell(
      Race race, long move, int start, int free, int cost, String rule, Journal journal) {
    int r = Moves.rider(move);
    Team team = Team.of(Riders.team(r));
    Speciality cyclist = Speciality.of(Riders.speciality(r));
    int length = Moves.length(move);
    int counted = counted(race, move);
    int paying = Math.max(0, counted - free);
    int wind = cost - Moves.cost(paying) - Moves.crossed(move);
    String from = race.course.name(start);
    List<String> path = path(race.course, move, start);
    int used = Math.min(length, free);
    int crossed = Moves.crossed(move);
    int added = counted - length;
    int pays = Math.max(0, cost);
    journal.tell(
        race.isOnRoad(r)
            ? new RaceEvent.Rode(
                rule, team, cyclist, from, path, length, used, paying, crossed, wind, pays)
            : new RaceEvent.BrokeAway(
                rule, team, cyclist, from, path, length, added, used, paying, crossed, wind, pays));
  }

  static List<String> path(Course course, long move, int start) {
    var path = new ArrayList<String>();
    int square = start;
    for (int n = 1; n <= Moves.length(move); n++) {
      square = Moves.step(course, move, square, n);
      path.add(course.name(square));
    }
    return path;
  }
}
