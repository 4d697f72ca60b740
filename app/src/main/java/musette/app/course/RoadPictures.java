package musette.app.course;

import java.util.function.UnaryOperator;
import musette.games.flammerouge.course.StageRoad;
import musette.games.pacewheel.course.CourseRoad;
import musette.games.tourdefrance.board.BoardRoad;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;

/** Pictures of courses as SVG. */
final class RoadPictures {
  private RoadPictures() {}

  /**
   * A picture.
   *
   * @param words the words of the game, by their keys
   */
  static String svg(RoadCheck check, UnaryOperator<String> words) {
    return switch (check.road()) {
      case StageRoad stage -> new StagePicture(stage).svg(check.title());
      case CourseRoad course -> new CoursePicture(course).svg(check.title());
      case musette.games.leader1.course.CourseRoad race ->
          new RacePicture(race, words).svg(check.title());
      case BoardRoad board -> new BoardPicture(board, words).svg(check.title());
      default -> throw Refused.because("", "course-no-picture");
    };
  }
}
