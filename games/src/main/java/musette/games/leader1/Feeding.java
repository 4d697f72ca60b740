package musette.games.leader1;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Team;
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
  static int keptValues(RaceState race, int r) {
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

  /** The values of kept tiles, one by one. */
  static List<Integer> values(int tiles) {
    var values = new ArrayList<Integer>();
    for (int value = LEAST; value < LEAST + VALUES; value++) {
      for (int i = 0; i < kept(tiles, value); i++) {
        values.add(value);
      }
    }
    return values;
  }

  static int plus(int tiles, int value) {
    return tiles + (1 << (2 * (value - LEAST)));
  }

  static int minus(int tiles, int value) {
    return tiles - (1 << (2 * (value - LEAST)));
  }

  /** Used tiles of this colour and value; the colour goes with the speciality (L1-61). */
  static int used(RaceState race, int colour, int value) {
    return (int) (race.used >>> (4 * (VALUES * colour + value - LEAST))) & 15;
  }

  static void used(Draft draft, int colour, int value, int count) {
    int shift = 4 * (VALUES * colour + value - LEAST);
    draft.used = (draft.used & ~(15L << shift)) | ((long) count << shift);
  }

  /** Tiles of a value in the pile: all that are neither used nor kept. */
  static int pile(RaceState race, int colour, int value) {
    int left = race.rules.tiles[value - LEAST] - used(race, colour, value);
    for (int team = 0; team < Team.COUNT; team++) {
      left -= kept(race.tiles(Riders.rider(team, colour)), value);
    }
    return left;
  }

  static int pile(RaceState race, int colour) {
    int sum = 0;
    for (int value = LEAST; value < LEAST + VALUES; value++) {
      sum += pile(race, colour, value);
    }
    return sum;
  }

  /** A tile for every feed zone that this front end is beyond for the first time. */
  static void pass(Draft draft, int r, int front, Chance chance, Journal journal) {
    for (int i = 0; i < draft.course.feedCount(); i++) {
      if (front > draft.course.feed(i) && (draft.feeds(r) >> i & 1) == 0) {
        draft.feeds(r, draft.feeds(r) | 1 << i);
        if (draft.rules.drawByHand) {
          draft.due += 1 << (2 * r);
        } else {
          draw(draft, r, "L1-60", chance, journal);
        }
      }
    }
  }

  /** Draws a tile; an empty pile is made anew from the used tiles (L1-Q-49). */
  static void draw(Draft draft, int r, String rule, Chance chance, Journal journal) {
    int colour = Riders.speciality(r);
    if (pile(draft, colour) == 0) {
      for (int value = LEAST; value < LEAST + VALUES; value++) {
        used(draft, colour, value, 0);
      }
      if (pile(draft, colour) == 0) {
        return;
      }
    }
    int pick = chance.below(pile(draft, colour));
    int value = LEAST;
    while (pick >= pile(draft, colour, value)) {
      pick -= pile(draft, colour, value);
      value++;
    }
    draft.tiles(r, plus(draft.tiles(r), value));
    if (Events.listens(journal)) {
      int seen = value;
      Seat owner = Seat.of(draft.owner(r));
      Events.tell(journal, r, (t, c) -> new RaceEvent.TileDrawn(rule, t, c));
      Events.tell(journal, r, (t, c) -> new RaceEvent.TileSeen("L1-61", owner, t, c, seen));
    }
  }

  /**
   * How many tiles lie there for a rider; {@code lying} is {@link RaceState#due} or {@link
   * RaceState#left}.
   */
  static int lying(int lying, int r) {
    return (lying >> (2 * r)) & 3;
  }

  /** The owner answers whether a tile that lies there is drawn (L1-64, L1-Q-48). */
  static void answer(Draft draft, RaceAction action, Chance chance, Journal journal) {
    int r = nextDue(draft);
    if (action instanceof RaceAction.Draw) {
      draft.due -= 1 << (2 * r);
      draw(draft, r, "L1-60", chance, journal);
    } else {
      int tiles = draft.due & (3 << (2 * r));
      draft.due -= tiles;
      draft.left += tiles;
    }
  }

  /** Whose tile is asked for: the foremost of those who wait for one. */
  static int nextDue(RaceState race) {
    return foremost(race, race.due, RaceState.NOBODY);
  }

  /** The foremost cyclist of a seat whose tile was left lying, or nobody. */
  static int leftOf(RaceState race, int seat) {
    return race.left == 0 ? RaceState.NOBODY : foremost(race, race.left, seat);
  }

  private static int foremost(RaceState race, int lying, int seat) {
    int best = RaceState.NOBODY;
    for (int r = 0; r < Riders.RIDERS; r++) {
      boolean waits = lying(lying, r) > 0 && (seat == RaceState.NOBODY || race.owner(r) == seat);
      if (waits
          && (best == RaceState.NOBODY
              || Classification.rank(race, r) > Classification.rank(race, best))) {
        best = r;
      }
    }
    return best;
  }

  /** Draws a tile that was left lying, after all. */
  static void drawLeft(Draft draft, int seat, Chance chance, Journal journal) {
    int r = leftOf(draft, seat);
    draft.left -= 1 << (2 * r);
    draw(draft, r, "L1-60", chance, journal);
  }

  /** The next cyclist has moved: tiles that were left lying are lost (L1-64). */
  static void forget(Draft draft, Journal journal) {
    for (int r = 0; draft.left != 0; r++) {
      int tiles = lying(draft.left, r);
      draft.left -= tiles << (2 * r);
      for (int i = 0; i < tiles; i++) {
        Events.tell(journal, r, (t, c) -> new RaceEvent.TileLost("L1-64", t, c));
      }
    }
  }

  /** Adds a kept tile to the energy. */
  static void eat(Draft draft, int r, int value, Journal journal) {
    spend(draft, r, value);
    Events.tell(journal, r, (t, c) -> new RaceEvent.TileAdded("L1-63", t, c, value));
  }

  private static void spend(Draft draft, int r, int value) {
    int colour = Riders.speciality(r);
    draft.tiles(r, minus(draft.tiles(r), value));
    used(draft, colour, value, used(draft, colour, value) + 1);
    draft.energy(r, draft.energy(r) + value);
  }

  /** Shows tiles because of the heat; who has more than he must show is asked (L1-Q-109). */
  static void heat(Draft draft, int r, int count, Journal journal) {
    int left = count;
    while (left > 0 && draft.tiles(r) != 0) {
      int tiles = draft.tiles(r);
      int lowest = LEAST + Integer.numberOfTrailingZeros(tiles) / 2;
      if (keptCount(tiles) > left) {
        draft.heated = r;
        draft.heatTiles = left;
        return;
      }
      show(draft, r, lowest, journal);
      left--;
    }
    draft.heated = RaceState.NOBODY;
    draft.heatTiles = 0;
  }

  private static void show(Draft draft, int r, int value, Journal journal) {
    spend(draft, r, value);
    Events.tell(journal, r, (t, c) -> new RaceEvent.HeatSuffered("L1-150", t, c, value));
  }

  /** The owner has chosen the tile to show because of the heat. */
  static void chooseHeat(Draft draft, int value, Journal journal) {
    int r = draft.heated;
    show(draft, r, value, journal);
    heat(draft, r, draft.heatTiles - 1, journal);
  }
}
