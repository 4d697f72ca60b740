package musette.games.flammerouge.course;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.kernel.GameRoads;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLimits;
import musette.kernel.RoadLine;
import musette.kernel.Roads;

/** Stages that people lay from the tiles of the box. */
public final class StageRoads {
  private static final RoadLimits LIMITS = new RoadLimits(24, 78, 70, 0, 5, 3);

  private StageRoads() {}

  /** Stages for the option with this id. */
  public static Roads of(String option) {
    return new GameRoads(
        option,
        StageRoad.class,
        LIMITS,
        StageRoads::check,
        wish -> StageMaker.make(Stages.tiles(), wish),
        StageRoads::shipped);
  }

  private static RoadCheck check(String text) {
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

  private static Optional<String> shipped(String course) {
    return Stages.IDS.contains(course)
        ? Optional.of(Stages.track(course, RunOut.OPEN).names())
        : Optional.empty();
  }
}
