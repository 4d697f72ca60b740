package musette.games.pacewheel;

import java.util.Arrays;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Journal;

/** Lines on the road: the finish (PW-46 to PW-49) and, in stage races, the summits (PW-56). */
final class Finish {
  private static final int[] SUMMIT_POINTS = {5, 3, 2, 1};
  static final int MOST_FOR_A_SUMMIT = SUMMIT_POINTS[0];

  /** Who counts as arriving together. */
  enum Together {
    /** Step 1: each group for itself (PW-Q-59). */
    BY_GROUP,
    /** An attacker and those who countered, or a racer alone (PW-Q-60). */
    AS_ONE
  }

  private Finish() {}

  /** Ranks those of the racers who are over the line and takes them off the road. */
  static void arrive(Draft race, int racers, Together together, Journal journal) {
    int over = 0;
    for (int i = 0; i < race.count(); i++) {
      int square = race.square(i);
      if ((racers >> i & 1) != 0 && square >= race.line && square != Racer.ARRIVED) {
        over |= 1 << i;
      }
    }
    if (over == 0) {
      return;
    }
    long[] keys = ranked(race, over, together, race.course.finishTerrain());
    int before = race.arrivals.length;
    int[] arrivals = Arrays.copyOf(race.arrivals, before + keys.length);
    int firstRank = before + 1;
    for (int i = 0; i < keys.length; i++) {
      if (i > 0 && batch(keys[i]) != batch(keys[i - 1])) {
        firstRank = before + i + 1;
      }
      int racer = racerOf(race, keys[i]);
      arrivals[before + i] = arrival(racer, firstRank, race.turn);
      race.set(racer, Racer.inGroup(Racer.at(race.racers[racer], Racer.ARRIVED), 0));
      if (journal != Journal.NONE) {
        String rule = before + i == 0 ? "PW-46" : "PW-47";
        String name = Racer.name(racer);
        journal.tell(new RaceEvent.Arrived(rule, name, before + i + 1, race.turn));
      }
    }
    race.arrivals = arrivals;
    race.findFronts();
  }

  /** Whether the race is over because of an arrival (PW-Q-61). */
  static boolean endsNow(RaceState race) {
    return race.arrivals.length > 0
        && !race.rules.isStageRace()
        && race.rules.ending() == Options.Ending.STOP;
  }

  /** An arrival, packed: racer 4 bits, first rank 4, then the turn. */
  static int arrival(int racer, int firstRank, int turn) {
    return racer | firstRank << 4 | turn << 8;
  }

  static int arrivedRacer(int arrival) {
    return arrival & 15;
  }

  /** The rank of the first of those who arrived together. */
  static int firstRank(int arrival) {
    return arrival >> 4 & 15;
  }

  static int arrivalTurn(int arrival) {
    return arrival >> 8;
  }

  /** Gives the points of every summit that one of the racers has reached now (PW-Q-69). */
  static void passSummits(Draft race, int racers, Together together, Journal journal) {
    if (!race.rules.isStageRace()) {
      return;
    }
    var summits = race.course.summits();
    for (int k = 0; k < summits.size(); k++) {
      int passing = 0;
      int before = 0;
      for (int i = 0; i < race.count(); i++) {
        int passed = Racer.summits(race.racers[i]);
        if (passed > k) {
          before++;
        } else if ((racers >> i & 1) != 0
            && race.square(i) >= summits.get(k)
            && race.square(i) != Racer.ARRIVED) {
          passing |= 1 << i;
        }
      }
      if (passing != 0) {
        pass(race, k, before, ranked(race, passing, together, Terrain.UPHILL), journal);
      }
    }
  }

  private static void pass(Draft race, int summit, int before, long[] keys, Journal journal) {
    long[] tally = race.tally.clone();
    for (int i = 0; i < keys.length; i++) {
      int racer = racerOf(race, keys[i]);
      race.set(racer, Racer.past(race.racers[racer], summit + 1));
      int place = before + i;
      int points = place < SUMMIT_POINTS.length ? SUMMIT_POINTS[place] : 0;
      tally[racer] = Standings.climbed(tally[racer], points, place);
      if (journal != Journal.NONE) {
        int square = race.course.summits().get(summit);
        String name = Racer.name(racer);
        journal.tell(new RaceEvent.SummitPassed("PW-56", name, square, place + 1, points));
      }
    }
    race.tally = tally;
  }

  /**
   * Keys of the racers, the best first: the group that is farther, then points of sprint, points
   * for keeping the pace, the player on turn, then clockwise (PW-47 to PW-49).
   */
  static long[] ranked(RaceState race, int racers, Together together, Terrain terrain) {
    var keys = new long[Integer.bitCount(racers)];
    int size = 0;
    for (int k = 0; k < race.count(); k++) {
      int racer = race.inOrder(k);
      if ((racers >> racer & 1) != 0) {
        int farthest = together == Together.BY_GROUP ? farthest(race, racers, racer) : 0;
        keys[size++] = key(race, racer, k, farthest, terrain);
      }
    }
    Arrays.sort(keys);
    return keys;
  }

  private static int farthest(RaceState race, int racers, int racer) {
    int farthest = 0;
    for (int i = 0; i < race.count(); i++) {
      if ((racers >> i & 1) != 0 && race.group(i) == race.group(racer)) {
        farthest = Math.max(farthest, race.square(i));
      }
    }
    return farthest;
  }

  /** Smaller is better. */
  private static long key(RaceState race, int racer, int order, int farthest, Terrain terrain) {
    int square = race.rules.tie() == Options.Tie.SQUARE ? race.square(racer) + 8 : 0;
    long key = 511L - farthest;
    key = key << 9 | 511 - square;
    key = key << 8 | 255 - race.points(racer, Skill.SPRINT);
    key = key << 9 | 511 - pacePoints(race, racer, terrain);
    return key << 4 | order;
  }

  private static long batch(long key) {
    return key >> 30;
  }

  private static int racerOf(RaceState race, long key) {
    return race.inOrder((int) key & 15);
  }

  /** The points that keep the pace there, both skills together (PW-Q-25). */
  static int pacePoints(RaceState race, int racer, Terrain terrain) {
    int endurance = race.points(racer, Skill.ENDURANCE);
    Skill second = Wheel.secondPaceSkill(terrain);
    return second == Skill.ENDURANCE ? endurance : endurance + race.points(racer, second);
  }

  /** All racers of a single race from the first to the last (PW-Q-61). */
  static int[] finalOrder(RaceState race) {
    var order = new int[race.count()];
    int size = 0;
    for (int arrival : race.arrivals) {
      order[size++] = arrivedRacer(arrival);
    }
    int done = size;
    var keys = new long[race.count() - size];
    int left = 0;
    for (int k = 0; k < race.count(); k++) {
      int racer = race.inOrder(k);
      if (race.square(racer) != Racer.ARRIVED) {
        keys[left++] = key(race, racer, k, race.square(racer) + 8, race.course.finishTerrain());
      }
    }
    Arrays.sort(keys);
    for (long key : keys) {
      order[done++] = racerOf(race, key);
    }
    return order;
  }
}
