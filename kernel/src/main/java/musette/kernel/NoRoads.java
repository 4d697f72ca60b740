package musette.kernel;

import java.util.List;
import java.util.Map;

/** The roads of a game that has none. */
final class NoRoads implements Roads {
  @Override
  public String option() {
    return "";
  }

  @Override
  public Class<?> shape() {
    return Nothing.class;
  }

  @Override
  public RoadLimits limits() {
    return new RoadLimits(0, 0, 0, 0, 0, 0);
  }

  @Override
  public RoadCheck check(String text) {
    var problem = new RoadProblem(1, 1, 0, "", Refusal.of("", "no-roads"), List.of());
    return new RoadCheck(text, "", Map.of(), new Nothing(), List.of(problem), List.of());
  }

  @Override
  public String make(RoadWish wish) {
    throw Refused.because("", "no-roads");
  }

  @Override
  public String shipped(String course) {
    throw Refused.because("", "no-roads");
  }
}
