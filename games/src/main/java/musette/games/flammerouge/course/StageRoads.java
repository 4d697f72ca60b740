package musette.games.flammerouge.course;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLimits;
import musette.kernel.RoadLine;
import musette.kernel.RoadWish;
import musette.kernel.Roads;

/** Stages that people lay from the tiles of the box. */
public final class StageRoads implements Roads {
  private static final RoadLimits LIMITS = new RoadLimits(24, 78, 70, 0, 5, 3);

  private final String option;

  /** Stages for the option with this id. */
  public StageRoads(String option) {
    this.option = option;
  }

  @Override
  public String option() {
    return option;
  }

  @Override
  public Class<?> shape() {
    return StageRoad.class;
  }

  @Override
  public RoadLimits limits() {
    return LIMITS;
  }

  @Override
  public RoadCheck check(String text) {
    var check = new StageCheck(Stages.tiles(), text);
    return new RoadCheck(
        RoadLine.oneLine(text),
        check.title(),
        facts(check.tiles()),
        check.road(),
        check.problems(),
        List.of());
  }

  private static Map<String, Integer> facts(List<Tile> tiles) {
    var facts = new LinkedHashMap<String, Integer>();
    facts.put("tiles", tiles.size());
    facts.put("squares", tiles.stream().mapToInt(tile -> tile.squares().size()).sum());
    facts.put("climbs", StageMaker.climbs(tiles));
    return facts;
  }

  @Override
  public String make(RoadWish wish) {
    return StageMaker.make(Stages.tiles(), LIMITS.checked(wish));
  }

  @Override
  public String shipped(String course) {
    if (!Stages.ids().contains(course)) {
      throw Refused.because("", "unknown-road", "course", course);
    }
    return Stages.track(course, RunOut.OPEN).names();
  }
}
