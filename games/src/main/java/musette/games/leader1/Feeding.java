package musette.games.leader1;

import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** Feed zones and their tiles (L1-60 to L1-64, L1-Q-96, L1-Q-97). */
final class Feeding {
  static final int LEAST = 2;
  static final int VALUES = 4;

  private Feeding() {}

  /** How many tiles of a value a rider keeps. */
  static int kept(int tiles, int value) {
    return (tiles >> (2 * (value - LEAST))) & 3;
  }

  /** Of which values a rider keeps tiles: a bit each, the specialities one after the other. */
  static int keptValues(Race race, int r) {
    int some = race.tiles(r) | race.tiles(r) >> 1;
    int bits = (some & 1) | (some >> 1 & 2) | (some >> 2 & 4) | (some >> 3 & 8);
    return bits << (VALUES * Riders.speciality(r));
  }

  static int keptCount(int tiles) {
    return (tiles & 3) + (tiles >> 2 & 3) + (tiles >> 4 & 3) + (tiles >> 6 & 3);
  }

  static int keptEnergy(int tiles) {
    return 2 * (tiles & 3) + 3 * (tiles >> 2 & 3) + 4 * (tiles >> 4 & 3) + 5 * (tiles >> 6 & 3);
  }

  static int plus(int tiles, int value) {
    return tiles + (1 << (2 * (value - LEAST)));
  }

  static int minus(int tiles, int value) {
    return tiles - (1 << (2 * (value - LEAST)));
  }

  /** Used tiles of this colour and value; the colour goes with the speciality (L1-61). */
  static int used(Race race, int colour, int value) {
    return (int) (race.used >>> (4 * (VALUES * colour + value - LEAST))) & 15;
  }

  static void used(Race race, int colour, int value, int count) {
    int shift = 4 * (VALUES * colour + value - LEAST);
    race.used = (race.used & ~(15L << shift)) | ((long) count << shift);
  }

  /** Tiles of a value in the pile: all that are neither used nor kept. */
  static int pile(Race race, int colour, int value) {
    int left = race.rules.tiles[value - LEAST] - used(race, colour, value);
    for (int team = 0; team < Team.COUNT; team++) {
      left -= kept(race.tiles(Riders.rider(team, colour)), value);
    }
    return left;
  }

  static int pile(Race race, int colour) {
    int sum = 0;
    for (int value = LEAST; value < LEAST + VALUES; value++) {
      sum += pile(race, colour, value);
    }
    return sum;
  }

  /** A tile for every feed zone that this front end is beyond for the first time. */
  static void pass(Race race, int r, int front, Chance chance, Journal journal) {
    int[] lines = race.course.feeds;
    for (int i = 0; i < lines.length; i++) {
      if (front > lines[i] && (race.feeds(r) >> i & 1) == 0) {
        race.feeds(r, race.feeds(r) | 1 << i);
        if (race.rules.drawByHand) {
          race.due += 1 << (2 * r);
        } else {
          draw(race, r, "L1-60", chance, journal);
        }
      }
    }
  }

  /** Draws a tile; an empty pile is made anew from the used tiles (L1-Q-49). */
  static void draw(Race race, int r, String rule, Chance chance, Journal journal) {
    int colour = Riders.speciality(r);
    if (pile(race, colour) == 0) {
      for (int value = LEAST; value < LEAST + VALUES; value++) {
        used(race, colour, value, 0);
      }
      if (pile(race, colour) == 0) {
        return;
      }
    }
    int pick = chance.below(pile(race, colour));
    int value = LEAST;
    while (pick >= pile(race, colour, value)) {
      pick -= pile(race, colour, value);
      value++;
    }
    race.tiles(r, plus(race.tiles(r), value));
    if (Teller.listens(journal)) {
      int seen = value;
      Seat owner = Seat.of(race.owner(r));
      Teller.tell(journal, r, (t, c) -> new RaceEvent.TileDrawn(rule, t, c));
      Teller.tell(journal, r, (t, c) -> new RaceEvent.TileSeen("L1-61", owner, t, c, seen));
    }
  }

  /**
   * How many tiles lie there for a rider; {@code lying} is {@link Race#due} or {@link Race#left}.
   */
  static int lying(int lying, int r) {
    return (lying >> (2 * r)) & 3;
  }

  /** The owner answers whether a tile that lies there is drawn (L1-64, L1-Q-48). */
  static void answer(Race race, RaceAction action, Chance chance, Journal journal) {
    int r = nextDue(race);
    if (action instanceof RaceAction.Draw) {
      race.due -= 1 << (2 * r);
      draw(race, r, "L1-60", chance, journal);
    } else {
      int tiles = race.due & (3 << (2 * r));
      race.due -= tiles;
      race.left += tiles;
    }
  }

  /** Whose tile is asked for: the foremost of those who wait for one. */
  static int nextDue(Race race) {
    return foremost(race, race.due, Race.NOBODY);
  }

  /** The foremost cyclist of a seat whose tile was left lying, or nobody. */
  static int leftOf(Race race, int seat) {
    return race.left == 0 ? Race.NOBODY : foremost(race, race.left, seat);
  }

  private static int foremost(Race race, int lying, int seat) {
    int best = Race.NOBODY;
    for (int r = 0; r < Riders.RIDERS; r++) {
      boolean waits = lying(lying, r) > 0 && (seat == Race.NOBODY || race.owner(r) == seat);
      if (waits
          && (best == Race.NOBODY
              || Classification.rank(race, r) > Classification.rank(race, best))) {
        best = r;
      }
    }
    return best;
  }

  /** Draws a tile that was left lying, after all. */
  static void drawLeft(Race race, int seat, Chance chance, Journal journal) {
    int r = leftOf(race, seat);
    race.left -= 1 << (2 * r);
    draw(race, r, "L1-60", chance, journal);
  }

  /** The next cyclist has moved: tiles that were left lying are lost (L1-64). */
  static void forget(Race race, Journal journal) {
    for (int r = 0; race.left != 0; r++) {
      int tiles = lying(race.left, r);
      race.left -= tiles << (2 * r);
      for (int i = 0; i < tiles; i++) {
        Teller.tell(journal, r, (t, c) -> new RaceEvent.TileLost("L1-64", t, c));
      }
    }
  }

  /** Adds a kept tile to the energy. */
  static void eat(Race race, int r, int value, Journal journal) {
    spend(race, r, value);
    Teller.tell(journal, r, (t, c) -> new RaceEvent.TileAdded("L1-63", t, c, value));
  }

  private static void spend(Race race, int r, int value) {
    int colour = Riders.speciality(r);
    race.tiles(r, minus(race.tiles(r), value));
    used(race, colour, value, used(race, colour, value) + 1);
    race.energy(r, race.energy(r) + value);
  }

  /** Shows tiles because of the heat; who has more than he must show is asked (L1-Q-109). */
  static void heat(Race race, int r, int count, Journal journal) {
    int left = count;
    while (left > 0 && race.tiles(r) != 0) {
      int tiles = race.tiles(r);
      int lowest = LEAST + Integer.numberOfTrailingZeros(tiles) / 2;
      if (keptCount(tiles) > left) {
        race.heated = r;
        race.heatTiles = left;
        return;
      }
      show(race, r, lowest, journal);
      left--;
    }
    race.heated = Race.NOBODY;
    race.heatTiles = 0;
  }

  private static void show(Race race, int r, int value, Journal journal) {
    spend(race, r, value);
    Teller.tell(journal, r, (t, c) -> new RaceEvent.HeatSuffered("L1-150", t, c, value));
  }

  /** The owner has chosen the tile that the heat makes him show. */
  static void chooseHeat(Race race, int value, Journal journal) {
    int r = race.heated;
    show(race, r, value, journal);
    heat(race, r, race.heatTiles - 1, journal);
  }
}
