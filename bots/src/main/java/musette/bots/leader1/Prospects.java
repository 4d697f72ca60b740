package musette.bots.leader1;

import musette.games.leader1.Queries;
import musette.games.leader1.RaceState;
import musette.games.leader1.api.Place;

/**
 * What a race promises each seat: how many turns every cyclist needs if they rest in the peloton as
 * long as that is best, then ride home alone on all the energy they have. One object serves one
 * choice of one match: it notes what it has reckoned, for most riders stand as they stood before.
 */
final class Prospects {
  /** How much one turn decides. */
  private static final double SHARPNESS = 2;

  /** Squares that the peloton moves in a turn, and what resting in it costs. */
  private static final double PELOTON = 4.1;

  private static final double RESTING = 0.4;

  /** The place in the front of the peloton has to be paid in the next turn. */
  private static final double FRONT = 1;

  private static final double NEVER = 1000;

  /** Energy for so many halves of a paying square in a turn, as in the table of the rules. */
  private static final double[] COST = {0, .5, 1, 2, 3, 4, 5, 6.5, 8, 9.5, 11, 13, 15};

  /** Room for so many notes; a new one takes the place of an old one. */
  private static final int NOTES = 512;

  private final long[] noted = new long[NOTES];
  private final double[] notes = new double[NOTES];
  private final double[] turns = new double[Queries.RIDERS];

  /** Where there are several roads, a note does not tell which of them it is about. */
  private final boolean oneRoad;

  Prospects(int stages) {
    oneRoad = stages == 1;
  }

  /** The share of the seat in the win: 0 to 1. */
  double share(RaceState race, int seat) {
    double best = NEVER;
    int toGo = Queries.toGo(race);
    for (int rider = 0; rider < turns.length; rider++) {
      turns[rider] = oneRoad ? known(race, rider, toGo) : turns(race, rider);
      best = Math.min(best, turns[rider]);
    }
    double all = 0;
    double own = 0;
    for (int rider = 0; rider < turns.length; rider++) {
      if (turns[rider] < NEVER) {
        double part = StrictMath.exp(SHARPNESS * (best - turns[rider]));
        all += part;
        own += Queries.owner(race, rider).index() == seat ? part : 0;
      }
    }
    return all == 0 ? 0 : own / all;
  }

  /** The same as {@link #turns}, from the notes if it stands there. */
  private double known(RaceState race, int rider, int toGo) {
    Place place = Queries.place(race, rider);
    if (place == Place.ABSENT) {
      return NEVER;
    }
    long standing = ((long) toGo << 38) | standing(race, rider, place);
    int note = (int) ((standing * 0x9E3779B97F4A7C15L) >>> 55);
    if (noted[note] != standing) {
      noted[note] = standing;
      notes[note] = turns(race, rider);
    }
    return notes[note];
  }

  /** All of a rider that their turns depend on, as one number of 38 bits that is never 0. */
  private static long standing(RaceState race, int rider, Place place) {
    int own =
        switch (place) {
          case ROAD -> 2 * Queries.toGo(race, rider) + (Queries.waits(race, rider) ? 1 : 0);
          case FINISHED -> Queries.homePlace(race, rider);
          case ABSENT, ELIMINATED, FRONT, BACK, LEAVING, UNABLE -> 0;
        };
    long who = ((16L + rider) << 3) | place.ordinal();
    long state = (who << 14) | Queries.energy(race, rider);
    return (state << 16) | (own & 0xFFFF);
  }

  /** How many turns a rider needs to the finish. */
  static double turns(RaceState race, int rider) {
    int energy = Queries.energy(race, rider);
    return switch (Queries.place(race, rider)) {
      case ABSENT, ELIMINATED -> NEVER;
      case FINISHED -> Queries.homePlace(race, rider) / 10.0 - 2;
      case FRONT -> withPeloton(race, rider, energy - FRONT, 0);
      case BACK -> withPeloton(race, rider, energy, 1);
      case LEAVING, UNABLE -> alone(race, rider, Queries.toGo(race) + Queries.SQUARE, energy);
      case ROAD -> onRoad(race, rider, energy);
    };
  }

  private static double onRoad(RaceState race, int rider, int energy) {
    int toGo = Queries.toGo(race, rider);
    double lost = Queries.waits(race, rider) ? 1 : 0;
    double alone = lost + alone(race, rider, toGo, energy);
    return toGo > Queries.toGo(race) ? alone : Math.min(alone, withPeloton(race, rider, energy, 2));
  }

  private static double alone(RaceState race, int rider, int toGo, double energy) {
    double squares = Math.max(0.5, (double) toGo / Queries.SQUARE);
    return alone(squares, energy, Queries.free(race, rider, toGo));
  }

  /** The hardest ride that the energy lasts for: a part of the way half a square faster. */
  private static double alone(double squares, double energy, double free) {
    double faster = squares / (free + (COST.length - 1) / 2.0);
    double dearer = COST[COST.length - 1] * faster;
    if (dearer <= energy) {
      return faster;
    }
    for (int half = COST.length - 2; half >= 0; half--) {
      double turns = squares / (free + half / 2.0);
      double cost = COST[half] * turns;
      if (cost <= energy) {
        return turns - (turns - faster) * (energy - cost) / (dearer - cost);
      }
      faster = turns;
      dearer = cost;
    }
    return faster;
  }

  /** The best turn to break away, from the first possible one on. */
  private static double withPeloton(RaceState race, int rider, double energy, int first) {
    int toGo = Math.max(0, Queries.toGo(race));
    double squares = (double) toGo / Queries.SQUARE;
    double free = Queries.free(race, rider, Math.min(toGo, 12 * Queries.SQUARE));
    double best = squares / PELOTON + 0.5;
    for (int turn = first; turn * PELOTON < squares; turn++) {
      double left = squares - turn * PELOTON;
      best = Math.min(best, turn + alone(left, energy - turn * RESTING, free));
    }
    return best;
  }
}
