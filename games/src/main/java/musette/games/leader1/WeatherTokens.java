package musette.games.leader1;

import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Weather;
import musette.games.leader1.course.Hexagon;
import musette.games.leader1.course.Move;
import musette.kernel.Chance;
import musette.kernel.Journal;

/**
 * Weather (L1-145 to L1-153). What a face-down token shows is drawn when it is turned up: nobody
 * has seen it before, so it makes no difference.
 */
final class WeatherTokens {
  private static final int BITS = 8;
  private static final int HEXAGON = 31;

  private WeatherTokens() {}

  static int hexagon(RaceState race, int token) {
    return (int) (race.weather >>> (BITS * token)) & HEXAGON;
  }

  /** One more than the weather shown; 0 while the token is face down. */
  static int shown(RaceState race, int token) {
    return (int) (race.weather >>> (BITS * token + 5)) & 7;
  }

  static void lay(Draft draft, int token, int hexagon, int shown) {
    long bits = hexagon | (long) shown << 5;
    draft.weather = (draft.weather & ~(255L << (BITS * token))) | (bits << (BITS * token));
  }

  /** Lays the race's own tokens, then more on hexagons drawn at random, up to the agreed number. */
  static void prepare(Draft draft, Chance chance) {
    int wanted = draft.rules.weatherTokens;
    int laid = 0;
    int taken = 0;
    for (int hexagon : draft.course.plan().weather()) {
      if (laid < wanted) {
        lay(draft, laid++, hexagon, 0);
        taken |= 1 << hexagon;
      }
    }
    int hexagons = draft.course.plan().route().size();
    while (laid < Math.min(wanted, hexagons)) {
      int pick = chance.below(hexagons - Integer.bitCount(taken));
      int hexagon = 1;
      while ((taken >> hexagon & 1) != 0 || pick-- > 0) {
        hexagon++;
      }
      lay(draft, laid++, hexagon, 0);
      taken |= 1 << hexagon;
    }
  }

  /** Turns up the tokens that somebody at this front end uncovers (L1-146, L1-Q-43, L1-Q-107). */
  static void reach(Draft draft, int front, Chance chance, Journal journal) {
    if (draft.weather == 0) {
      return;
    }
    for (int token = 0; token < Weather.COUNT; token++) {
      int hexagon = hexagon(draft, token);
      boolean near = front > Hexagon.LENGTH * (hexagon - 1 - draft.rules.weatherDistance);
      if (hexagon != 0 && shown(draft, token) == 0 && near) {
        Weather weather = draw(draft, chance);
        lay(draft, token, hexagon, 1 + weather.ordinal());
        if (Events.listens(journal)) {
          journal.tell(new RaceEvent.WeatherTurned("L1-146", hexagon, weather));
        }
      }
    }
  }

  private static Weather draw(RaceState race, Chance chance) {
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
  private static int open(RaceState race) {
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

  static int rainyHexagons(RaceState race) {
    return hexagonsWith(race, Weather.RAIN);
  }

  /** Whether a token that is face up shows heat. */
  static boolean isHot(RaceState race) {
    return hexagonsWith(race, Weather.HEAT) != 0;
  }

  private static int hexagonsWith(RaceState race, Weather weather) {
    int bits = 0;
    for (int token = 0; token < Weather.COUNT; token++) {
      if (shown(race, token) == 1 + weather.ordinal()) {
        bits |= 1 << hexagon(race, token);
      }
    }
    return bits;
  }

  /** All the energy that favourable winds could save on the longest move. */
  static int tailwind(RaceState race) {
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
  static int firstHexagon(RaceState race, int start) {
    return race.rules.weatherTouches
        ? race.course.hexagon(start)
        : race.course.front(start) / Hexagon.LENGTH + 1;
  }

  /** What the winds add to a move that enters these hexagons (L1-151, L1-152, L1-Q-108). */
  static int wind(RaceState race, int firstHexagon, int lastHexagon, int slipstream) {
    if (race.weather == 0) {
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
  static int heat(RaceState race, int start, long move) {
    int hot = race.weather == 0 ? 0 : hexagonsWith(race, Weather.HEAT);
    if (hot == 0 || Move.length(move) < 6) {
      return 0;
    }
    int[] entered = new int[HEXAGON + 1];
    int square = start;
    for (int n = 1; n <= Move.length(move); n++) {
      square = Move.step(race.course, move, square, n);
      entered[race.course.hexagon(square)]++;
    }
    int count = 0;
    for (int h = firstHexagon(race, start); h <= race.course.hexagon(square); h++) {
      boolean suffers = !race.rules.heatOnHexagon || entered[h] >= 6;
      count += (hot >> h & 1) != 0 && suffers ? 1 : 0;
    }
    return count;
  }
}
