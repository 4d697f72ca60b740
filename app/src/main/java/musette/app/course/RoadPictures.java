package musette.app.course;

import musette.games.flammerouge.course.StageRoad;
import musette.games.pacewheel.course.CourseRoad;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;

/** Pictures of courses as SVG. */
final class RoadPictures {
  private RoadPictures() {}

  static String svg(RoadCheck check) {
    return switch (check.road()) {
      case StageRoad stage -> new StagePicture(stage).svg(check.title());
      case CourseRoad course -> new CoursePicture(course).svg(check.title());
      default -> throw Refused.because("", "course-no-picture");
    };
  }

  /** Text as it may stand in an SVG file. */
  static String escaped(String text) {
    var safe = new StringBuilder();
    text.codePoints()
        .filter(c -> !Character.isISOControl(c) && (c < 0xD800 || c > 0xDFFF) && c < 0xFFFE)
        .forEach(
            c -> {
              switch (c) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                default -> safe.appendCodePoint(c);
              }
            });
    return safe.toString();
  }
}
