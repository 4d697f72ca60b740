package musette.games.leader1.course;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The stages of a tour that somebody wrote: they are races of the text, and not more than a match
 * can bear (L1-H-14).
 */
final class TourChecks {
  private static final int MOST_STAGES = 15;

  /** Of all stages together: no match becomes longer than people and servers can bear. */
  private static final int MOST_HEXAGONS = 160;

  private TourChecks() {}

  /** What is wrong with a tour. */
  record Finding(String problem, String what) {}

  static Optional<Finding> check(List<String> stages, Map<String, Plan> races) {
    if (stages.size() > MOST_STAGES) {
      return Optional.of(new Finding("tour-stages", String.valueOf(stages.size())));
    }
    int hexagons = 0;
    for (String stage : stages) {
      Plan race = races.get(stage);
      if (race == null) {
        return Optional.of(new Finding("unknown-race", stage));
      }
      hexagons += race.route().size();
    }
    return hexagons > MOST_HEXAGONS
        ? Optional.of(new Finding("tour-hexagons", String.valueOf(hexagons)))
        : Optional.empty();
  }
}
