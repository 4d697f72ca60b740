package musette.games.leader1.course;

import java.util.Map;
import musette.games.leader1.course.CourseText.Tour;
import musette.kernel.Refused;

/**
 * The stages of a tour that somebody wrote: they are races of the text, and not more than a match
 * can bear (L1-H-14).
 */
final class TourChecks {
  private static final int MOST_STAGES = 15;

  /** Of all stages together: no match becomes longer than people and servers can bear. */
  private static final int MOST_HEXAGONS = 160;

  private TourChecks() {}

  static void check(Tour tour, Map<String, Plan> races) {
    int count = tour.stages().size();
    if (count > MOST_STAGES) {
      throw problem(tour, "tour-stages", String.valueOf(count));
    }
    int hexagons = 0;
    for (String stage : tour.stages()) {
      Plan race = races.get(stage);
      if (race == null) {
        throw problem(tour, "unknown-race", stage);
      }
      hexagons += race.route().size();
    }
    if (hexagons > MOST_HEXAGONS) {
      throw problem(tour, "tour-hexagons", String.valueOf(hexagons));
    }
  }

  private static Refused problem(Tour tour, String problem, String what) {
    return CourseText.problem("L1-H-14", tour.line(), "stages", problem, what);
  }
}
