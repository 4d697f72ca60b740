package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.games.leader1.course.Plan.Mark;

/** Draws plans, sound or not. */
final class RoadPicture {
  private RoadPicture() {}

  static CourseRoad.Stage of(Plan plan, CourseChecks.Limits limits) {
    List<List<Integer>> cells = CourseChecks.layout(plan);
    var hexagons = new ArrayList<CourseRoad.Hex>();
    int energy = 0;
    for (int h = 1; h <= plan.route().size(); h++) {
      hexagons.add(hexagon(plan, h, cells.get(h - 1)));
      energy += plan.hexagon(h).milestone();
    }
    var lines = new LinkedHashMap<String, List<String>>();
    lines.put("start", show(plan.start()));
    lines.put("finish", show(plan.finish()));
    lines.put("sprint", show(plan.sprints()));
    lines.put("bonus", show(plan.bonuses()));
    lines.put("feed", show(plan.feeds()));
    Map<String, List<String>> places = Places.of(plan, limits);
    return new CourseRoad.Stage(
        plan.name(), plan.format(), hexagons, lines, plan.weather(), energy, places);
  }

  private static List<String> show(List<Mark> marks) {
    return marks.stream().map(Mark::toString).toList();
  }

  private static CourseRoad.Hex hexagon(Plan plan, int number, List<Integer> cell) {
    Plan.Laid laid = plan.route().get(number - 1);
    Hexagon hexagon = laid.hexagon();
    var squares = new ArrayList<Integer>();
    for (Lane lane : Lane.values()) {
      squares.add(hexagon.squares(lane));
    }
    return new CourseRoad.Hex(
        laid.text(),
        hexagon.terrain(),
        hexagon.shape(),
        cell.get(0),
        cell.get(1),
        cell.get(2),
        squares,
        names(hexagon, hexagon.cobbles()),
        names(hexagon, hexagon.dark()),
        hexagon.dots(),
        hexagon.milestone(),
        plan.categories().getOrDefault(number, 0));
  }

  private static List<String> names(Hexagon hexagon, int set) {
    var names = new ArrayList<String>();
    for (Lane lane : Lane.values()) {
      for (int k = 1; k <= hexagon.squares(lane); k++) {
        if ((set & Hexagon.bit(lane, k)) != 0) {
          names.add(lane.name() + k);
        }
      }
    }
    return names;
  }
}
