package musette.games.leader1;

import musette.kernel.Chance;
import musette.kernel.Journal;

/**
 * Weather (L1-145 to L1-153). What a face-down token shows is drawn when it is turned up: nobody
 * has seen it before, so it makes no difference.
 */
final class Sky {
  private static final int BITS = 8;
  private static final int HEXAGON = 31;

  private Sky() {}

  static int hexagon(Race race, int token) {
    return (int) (race.sky >>> (BITS * token)) & HEXAGON;
  }

  /** One more than the weather shown; 0 while the token is face down. */
  static int shown(Race race, int token) {
    return (int) (race.sky >>> (BITS * token + 5)) & 7;
  }

  static void lay(Race race, int token, int hexagon, int shown) {
    long bits = hexagon | (long) shown << 5;
    race.sky = (race.sky & ~(255L << (BITS * token))) | (bits << (BITS * token));
  }

  /** Lays the race's own tokens, then more on hexagons drawn at random, up to the agreed number. */
  static void prepare(Race race, Chance chance) {
    int wanted = race.rules.weatherTokens;
    int laid = 0;
    int taken = 0;
    for (int hexagon : race.course.plan.weather()) {
      if (laid < wanted) {
        lay(race, laid++, hexagon, 0);
        taken |= 1 << hexagon;
      }
    }
    int hexagons = race.course.plan.route().size();
    while (laid < Math.min(wanted, hexagons)) {
      int pick = chance.below(hexagons - Integer.bitCount(taken));
      int hexagon = 1;
      while ((taken >> hexagon & 1) != 0 || pick-- > 0) {
        hexagon++;
      }
      lay(race, laid++, hexagon, 0);
      taken |= 1 << hexagon;
    }
  }

  /** Turns up the tokens that somebody at this front end uncovers (L1-146, L1-Q-43, L1-Q-107). */
  static void reach(Race race, int front, Chance chance, Journal journal) {
    if (race.sky == 0) {
      return;
    }
    for (int token = 0; token < Weather.COUNT; token++) {
      int hexagon = hexagon(race, token);
      boolean near = front > Course.LENGTH * (hexagon - 1 - race.rules.weatherDistance);
      if (hexagon != 0 && shown(race, token) == 0 && near) {
        Weather weather = draw(race, chance);
        lay(race, token, hexagon, 1 + weather.ordinal());
        if (Teller.listens(journal)) {
          journal.tell(new RaceEvent.WeatherTurned("L1-146", hexagon, weather));
        }
      }
    }
  }

  private static Weather draw(Race race, Chance chance) {
    int open = open(race);
    int pick = chance.below(Integer.bitCount(open));
    int index = Integer.numberOfTrailingZeros(open);
    while (pick-- > 0) {
      open &= open - 1;
      index = Integer.numberOfTrailingZeros(open);
    }
    return Weather.of(index);
  }

  /** The tokens that a face-down one can still be (L1-Q-46). */
  private static int open(Race race) {
    int open = (1 << Weather.COUNT) - 1;
    if (!race.rules.weatherRepeats) {
      for (int token = 0; token < Weather.COUNT; token++) {
        if (shown(race, token) > 0) {
          open &= ~(1 << (shown(race, token) - 1));
        }
      }
    }
    return open;
  }

  static int rainyHexagons(Race race) {
    return hexagonsWith(race, Weather.RAIN);
  }

  /** Whether a token that is face up shows heat. */
  static boolean isHot(Race race) {
    return hexagonsWith(race, Weather.HEAT) != 0;
  }

  private static int hexagonsWith(Race race, Weather weather) {
    int bits = 0;
    for (int token = 0; token < Weather.COUNT; token++) {
      if (shown(race, token) == 1 + weather.ordinal()) {
        bits |= 1 << hexagon(race, token);
      }
    }
    return bits;
  }

  /** All the energy that favourable winds could save on the longest move. */
  static int tailwind(Race race) {
    int sum = 0;
    for (int token = 0; token < Weather.COUNT; token++) {
      if (shown(race, token) > 0) {
        sum += Math.max(0, -Weather.of(shown(race, token) - 1).wind());
      }
    }
    return sum;
  }

  /**
   * The first hexagon that a move from here enters; by option the one where it starts (L1-153).
   * From the last square of a hexagon the first step leads to the next one, in every lane.
   */
  static int firstHexagon(Race race, int start) {
    return race.rules.weatherTouches
        ? race.course.hexagon[start]
        : race.course.front[start] / Course.LENGTH + 1;
  }

  /** What the winds add to a move that enters these hexagons (L1-151, L1-152, L1-Q-108). */
  static int wind(Race race, int firstHexagon, int lastHexagon, int slipstream) {
    if (race.sky == 0) {
      return 0;
    }
    int sum = 0;
    for (int token = 0; token < Weather.COUNT; token++) {
      int hexagon = hexagon(race, token);
      if (shown(race, token) > 0 && hexagon >= firstHexagon && hexagon <= lastHexagon) {
        int wind = Weather.of(shown(race, token) - 1).wind();
        sum += wind > 0 && slipstream > 0 ? 0 : wind;
      }
    }
    return sum;
  }

  /** How many tiles the heat makes a rider show (L1-150, L1-Q-45, L1-Q-108). */
  static int heat(Race race, int start, long move) {
    int hot = race.sky == 0 ? 0 : hexagonsWith(race, Weather.HEAT);
    if (hot == 0 || Moves.length(move) < 6) {
      return 0;
    }
    int[] entered = new int[HEXAGON + 1];
    int square = start;
    for (int n = 1; n <= Moves.length(move); n++) {
      square = Moves.step(race.course, move, square, n);
      entered[race.course.hexagon[square]]++;
    }
    int count = 0;
    for (int h = firstHexagon(race, start); h <= race.course.hexagon[square]; h++) {
      boolean suffers = !race.rules.heatOnHexagon || entered[h] >= 6;
      count += (hot >> h & 1) != 0 && suffers ? 1 : 0;
    }
    return count;
  }
}
