package musette.games.pacewheel.course;

import java.util.List;

/**
 * A course or a stage race of one's own, sound or not, to be drawn.
 *
 * @param stages in the order in which they are ridden
 */
public record CourseRoad(List<Course> stages) {
  public CourseRoad {
    stages = List.copyOf(stages);
  }
}
