package musette.games.pacewheel.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.kernel.RoadCure;

/** What would mend a course. */
final class CourseCures {
  private static final int START = 4;

  private final Reading read;

  CourseCures(Reading read) {
    this.read = read;
  }

  List<RoadCure> of(Mistake mistake) {
    List<Course> stages = read.stages();
    if (stages.isEmpty()) {
      return List.of(new RoadCure("begin", Map.of(), "profile _40"));
    }
    int stage = number(mistake.element(), 0);
    int square = number(mistake.element(), 1);
    return switch (mistake.problem()) {
      case "flat_start" -> changed("flat-start", stage, square, CourseCures::flatStart);
      case "length" -> changed("fit-length", stage, square, CourseCures::fitted);
      case "zone_place", "zones" ->
          changed("leave-zone", stage, square, course -> withoutZone(course, square));
      case "same_terrain", "run", "zone", "keyword", "no_course", "no_race", "unknown_course" ->
          List.of(new RoadCure("tidy", Map.of(), CoursePrinter.print(read.title(), stages)));
      case "which" -> List.of(new RoadCure("race", Map.of(), CoursePrinter.print("Tour", stages)));
      default -> List.of();
    };
  }

  /** A change of one course. */
  private interface Change {
    Course of(Course course);
  }

  private List<RoadCure> changed(String name, int stage, int square, Change change) {
    var stages = new ArrayList<Course>(read.stages());
    if (stage < 1 || stage > stages.size()) {
      return List.of();
    }
    stages.set(stage - 1, change.of(stages.get(stage - 1)));
    return List.of(
        new RoadCure(name, Map.of("square", square), CoursePrinter.print(read.title(), stages)));
  }

  private static Course flatStart(Course course) {
    String road = course.road();
    String rest = road.length() > START ? road.substring(START) : "";
    return with(course, "_".repeat(START) + rest);
  }

  private static Course fitted(Course course) {
    String road = course.road();
    int missing = Math.max(0, CourseReader.LEAST_SQUARES - road.length());
    String whole = road + "_".repeat(missing);
    return with(course, whole.substring(0, Math.min(whole.length(), CourseReader.MOST_SQUARES)));
  }

  private static Course withoutZone(Course course, int square) {
    var zones = new ArrayList<Course.Zone>();
    for (Course.Zone zone : course.feed()) {
      boolean extra = zones.size() >= CourseReader.MOST_ZONES;
      if (zone.first() != square && !extra) {
        zones.add(zone);
      }
    }
    return Course.of(course.id(), course.title(), course.road(), zones);
  }

  private static Course with(Course course, String road) {
    return Course.of(course.id(), course.title(), road, course.feed());
  }

  private static int number(String element, int part) {
    String[] parts = element.split(":", -1);
    String text = part < parts.length ? parts[part] : "";
    return text.isEmpty() ? 0 : Integer.parseInt(text);
  }
}
