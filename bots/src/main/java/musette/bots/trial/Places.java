package musette.bots.trial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.bots.trial.Observed.Felt;
import musette.kernel.Game;
import musette.kernel.Roads;
import musette.kernel.Setup;

/** Counts how often the special places of a road matter; what never matters is listed too. */
public final class Places {
  private record Place(String kind, String place) {}

  private final Map<Place, Integer> times = new LinkedHashMap<>();

  /**
   * The road of a set-up, to be drawn.
   *
   * @param course the option that names a road which comes with the game
   */
  public static Object road(Game<?, ?, ?> game, Setup setup, String course) {
    Roads roads = game.roads();
    String own = setup.options().getOrDefault(roads.option(), "").strip();
    String text = own.isEmpty() ? roads.shipped(setup.options().getOrDefault(course, "")) : own;
    return roads.check(text).road();
  }

  /** Such a place is on the road. */
  public void expect(String kind, String place) {
    times.putIfAbsent(new Place(kind, place), 0);
  }

  /** The place mattered once more, if it is one of those that are expected. */
  public void feel(String kind, String place) {
    times.computeIfPresent(new Place(kind, place), (_, count) -> count + 1);
  }

  public List<Felt> felt() {
    var felt = new ArrayList<Felt>();
    times.forEach((place, count) -> felt.add(new Felt(place.kind, place.place, count)));
    return felt;
  }
}
