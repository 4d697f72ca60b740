package musette.app.course;

import musette.games.flammerouge.course.StageRoad;
import musette.games.pacewheel.course.CourseRoad;
import musette.games.tourdefrance.board.BoardRoad;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;

/** Pictures of courses as SVG. */
final class RoadPictures {
  private RoadPictures() {}

  static String svg(RoadCheck check) {
    return switch (check.road()) {
      case StageRoad stage -> new StagePicture(stage).svg(check.title());
      case CourseRoad course -> new CoursePicture(course).svg(check.title());
      case musette.games.leader1.course.CourseRoad race -> new RacePicture(race).svg(check.title());
      case BoardRoad board -> new BoardPicture(board).svg(check.title());
      default -> throw Refused.because("", "course-no-picture");
    };
  }
}
