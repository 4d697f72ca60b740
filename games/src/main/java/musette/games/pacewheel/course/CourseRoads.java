package musette.games.pacewheel.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.kernel.GameRoads;
import musette.kernel.Refusal;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLimits;
import musette.kernel.RoadLine;
import musette.kernel.RoadProblem;
import musette.kernel.Roads;

/** Courses and stage races that people write. */
public final class CourseRoads {
  private static final RoadLimits LIMITS =
      new RoadLimits(CourseReader.LEAST_SQUARES, CourseReader.MOST_SQUARES, 80, 0, 6, 3);

  /** Only of the first mistakes it is said how to mend them. */
  private static final int CURED = 3;

  private CourseRoads() {}

  /** Courses for the option with this id. */
  public static Roads of(String option) {
    return new GameRoads(
        option,
        CourseRoad.class,
        LIMITS,
        text -> check(option, text),
        wish -> CoursePrinter.print("", List.of(CourseMaker.make(wish))),
        CourseRoads::shipped);
  }

  private static RoadCheck check(String option, String text) {
    Reading read = CourseReader.readOwn(option, text);
    var problems = new ArrayList<RoadProblem>();
    for (Mistake mistake : read.all()) {
      var cures = problems.size() < CURED ? new CourseCures(read).of(mistake) : null;
      problems.add(problem(mistake, cures == null ? List.of() : cures));
    }
    return new RoadCheck(
        RoadLine.oneLine(text),
        read.title(),
        facts(read.stages()),
        new CourseRoad(read.stages()),
        problems,
        notices(read.stages()));
  }

  private static RoadProblem problem(Mistake mistake, List<musette.kernel.RoadCure> cures) {
    RoadLine.Word at = mistake.at();
    return new RoadProblem(
        at.line(), at.column(), at.text().length(), mistake.element(), mistake.refusal(), cures);
  }

  private static Map<String, Integer> facts(List<Course> stages) {
    var facts = new LinkedHashMap<String, Integer>();
    facts.put("stages", stages.size());
    facts.put("squares", stages.stream().mapToInt(Course::length).sum());
    facts.put("climbs", stages.stream().mapToInt(stage -> stage.summits().size()).sum());
    facts.put("zones", stages.stream().mapToInt(stage -> stage.feed().size()).sum());
    return facts;
  }

  /** Food is an option of the table: without it, these squares are like any other. */
  private static List<RoadProblem> notices(List<Course> stages) {
    int zones = stages.stream().mapToInt(stage -> stage.feed().size()).sum();
    return zones == 0
        ? List.of()
        : List.of(
            new RoadProblem(
                1, 1, 0, "", Refusal.of("PW-52", "course-food", "zones", zones), List.of()));
  }

  private static Optional<String> shipped(String course) {
    if (!CourseFile.BUILT_IN.ids().contains(course)) {
      return Optional.empty();
    }
    List<Course> stages = CourseFile.BUILT_IN.stages(course);
    return Optional.of(CoursePrinter.print(stages.getFirst().title(), stages));
  }
}
