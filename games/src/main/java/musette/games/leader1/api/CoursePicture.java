package musette.games.leader1.api;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import musette.games.leader1.api.RaceView.CourseView;
import musette.games.leader1.api.RaceView.HexagonView;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.CourseChecks;
import musette.games.leader1.course.Hexagon;
import musette.games.leader1.course.Lane;
import musette.games.leader1.course.Plan;

/** The road as views show it. */
public final class CoursePicture {
  private CoursePicture() {}

  public static CourseView of(Course course) {
    Plan plan = course.plan();
    List<List<Integer>> cells = CourseChecks.layout(plan);
    var hexagons = new ArrayList<HexagonView>();
    for (int h = 1; h <= plan.route().size(); h++) {
      hexagons.add(hexagon(course, h, cells.get(h - 1)));
    }
    return new CourseView(
        plan.name(),
        hexagons,
        course.finish(),
        plan.sprints().stream().map(Plan.Mark::x).toList(),
        IntStream.range(0, course.bonusCount()).mapToObj(course::bonus).toList(),
        IntStream.range(0, course.feedCount()).mapToObj(course::feed).toList(),
        course.energy(),
        course.pelotonSquares());
  }

  private static HexagonView hexagon(Course course, int number, List<Integer> cell) {
    Plan.Laid laid = course.plan().route().get(number - 1);
    Hexagon hexagon = laid.hexagon();
    var squares = new ArrayList<Integer>();
    var cobbles = new ArrayList<String>();
    var dark = new ArrayList<String>();
    for (Lane lane : Lane.values()) {
      squares.add(hexagon.squares(lane));
      for (int k = 1; k <= hexagon.squares(lane); k++) {
        int square = course.square(number, lane.ordinal(), k);
        if (course.cobbles(square)) {
          cobbles.add(lane.name() + k);
        }
        if (course.dark(square)) {
          dark.add(lane.name() + k);
        }
      }
    }
    int climb = course.climbOf(number);
    boolean begins = climb > 0 && course.climbOf(number - 1) != climb;
    return new HexagonView(
        laid.text(),
        hexagon.terrain(),
        hexagon.shape(),
        cell.get(0),
        cell.get(1),
        cell.get(2),
        squares,
        cobbles,
        dark,
        hexagon.dots(),
        hexagon.milestone(),
        begins ? course.limit(climb) : 0);
  }
}
