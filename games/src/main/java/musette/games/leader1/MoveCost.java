package musette.games.leader1;

import musette.games.leader1.api.Speciality;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Move;
import musette.games.leader1.course.Terrain;

/** What a move costs: free and paying squares, riders crossed, wind, cracks (L1-45 to L1-54). */
final class MoveCost {
  /** Cost of paying squares (L1-47); beyond six only by option (L1-Q-10). */
  private static final int[] COST = {0, 1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41, 48};

  private MoveCost() {}

  /** The cost of so many paying squares. */
  static int ofPaying(int paying) {
    return COST[Math.max(0, paying)];
  }

  /** How many paying squares this much energy is enough for. */
  static int mostPaying(Rules rules, int energy) {
    int most = rules.payingUnlimited ? COST.length - 1 : Move.MOST_PAYING;
    while (COST[most] > energy) {
      most--;
    }
    return most;
  }

  /** Free squares of a move that starts here (L1-21, L1-22, L1-45). */
  static int free(RaceState race, int r, int start, int slipstream) {
    Course course = race.course;
    int terrain = course.terrain(start);
    int free = Speciality.of(Riders.speciality(r)).free(terrain) + slipstream;
    return switch (race.quality(r)) {
      case DESCENDER -> terrain == Terrain.DOWNHILL.ordinal() ? free + 1 : free;
      case SPRINTER -> course.sprint(start) ? free + 1 : free;
      case NONE, FIGHTER -> free;
    };
  }

  /** The slipstream that a rider's next move has: none when it starts from the peloton (L1-74). */
  static int slipstream(RaceState race, int r) {
    return race.isOnRoad(r) ? race.slipstream(r) : 0;
  }

  static int wind(RaceState race, long move, int start) {
    int r = Move.rider(move);
    int last = race.course.hexagon(Move.end(move));
    return WeatherTokens.wind(
        race, WeatherTokens.firstHexagon(race, start), last, slipstream(race, r));
  }

  /** The squares that a move is paid for: a breakaway over the line counts as four (L1-Q-75). */
  static int counted(RaceState race, long move) {
    int length = Move.length(move);
    boolean more =
        length < Move.SHORTEST_BREAKAWAY
            && race.rules.paidAsFour
            && !race.isOnRoad(Move.rider(move));
    return more ? Move.SHORTEST_BREAKAWAY : length;
  }

  /** What a move costs at once (L1-47, L1-54, L1-151, L1-152); negative if the wind gives. */
  static int cost(RaceState race, long move, int start, int free) {
    int ridden = ofPaying(counted(race, move) - free) + Move.crossed(move);
    int wind = wind(race, move, start);
    if (wind == 0) {
      return ridden;
    }
    if (ridden == 0 && wind > 0) {
      // L1-Q-74: wind never forbids a move of free squares only.
      return Math.min(wind, race.energy(Move.rider(move)));
    }
    return race.rules.windGives ? ridden + wind : Math.max(0, ridden + wind);
  }

  /** What a crack costs on top (L1-124, L1-Q-38). */
  static int crackCost(RaceState race, long move, int start, int free) {
    return race.rules.crackDoublesAll
        ? Math.max(0, cost(race, move, start, free))
        : ofPaying(counted(race, move) - free);
  }

  /** The energy that a move must find (L1-114, L1-115, L1-Q-116). */
  static int need(RaceState race, long move, int start, int free) {
    int cost = cost(race, move, start, free);
    return Move.risksCrack(move) ? cost + crackCost(race, move, start, free) : cost;
  }
}
