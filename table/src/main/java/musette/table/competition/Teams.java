package musette.table.competition;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Seed;

/** The teams of a tour: of three where there are enough, dealt by lot, of nearly equal sizes. */
final class Teams {
  /** The riders of a team whose times count. */
  static final int COUNTED = 3;

  private static final int PLY = 2_000_000;

  private Teams() {}

  static int count(int entrants) {
    return Math.max(2, (entrants + COUNTED - 1) / COUNTED);
  }

  /** The team of every entrant, from 0. */
  static List<Integer> dealt(int entrants, Seed seed) {
    var teams = new ArrayList<Integer>();
    for (int i = 0; i < entrants; i++) {
      teams.add(i % count(entrants));
    }
    Chance chance = Chance.of(seed, PLY);
    for (int i = entrants - 1; i > 0; i--) {
      int other = chance.below(i + 1);
      Integer moved = teams.get(i);
      teams.set(i, teams.get(other));
      teams.set(other, moved);
    }
    return teams;
  }
}
