package musette.table.competition;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import musette.kernel.Event;
import musette.kernel.Seat;
import musette.table.HistoryEntry;
import musette.table.Table;
import musette.wire.table.Change;

/**
 * What the events of a match tell beside its result: who was first over the summits, and whose bold
 * choices paid off. docs/competitions.md says for every game what that is.
 */
public interface Achievements {
  /** Reads the events of one ply. */
  void read(List<Event> events);

  /** How many points each seat has from summits. */
  int climb(Seat seat);

  /** How many bold choices of each seat paid. */
  int bold(Seat seat);

  /** What the first three over a summit get. */
  List<Integer> SUMMIT = List.of(4, 2, 1);

  static int summit(int rank) {
    return rank <= SUMMIT.size() ? SUMMIT.get(rank - 1) : 0;
  }

  /** Those of a table with a match, from all plies that were not taken back. */
  static Achievements of(Table table) {
    Achievements achievements =
        switch (table.created().game()) {
          case "flamme-rouge" -> FlammeRougeAchievements.of(table.match().view(Seat.NONE));
          case "leader-1" -> Leader1Achievements.of(table.match().view(Seat.NONE));
          case "pace-wheel" -> new PaceWheelAchievements();
          case "tour-de-france" -> new TourDeFranceAchievements();
          case "flaming-pyramids" -> new FlamingPyramidsAchievements();
          default -> new NoAchievements();
        };
    plies(table).forEach(achievements::read);
    return achievements;
  }

  private static List<List<Event>> plies(Table table) {
    Set<Integer> takenBack = new HashSet<>();
    for (HistoryEntry item : table.entriesAfter(-1)) {
      if (item.change() instanceof Change.TakenBack(Seat _, List<Integer> plies)) {
        takenBack.addAll(plies);
      }
    }
    var plies = new ArrayList<List<Event>>();
    for (HistoryEntry item : table.entriesAfter(-1)) {
      boolean gone =
          item.change() instanceof Change.Played played && takenBack.contains(played.ply());
      if (!gone) {
        plies.add(item.events());
      }
    }
    return plies;
  }

  /** A game of which nothing is known here. */
  record NoAchievements() implements Achievements {
    @Override
    public void read(List<Event> events) {}

    @Override
    public int climb(Seat seat) {
      return 0;
    }

    @Override
    public int bold(Seat seat) {
      return 0;
    }
  }
}
