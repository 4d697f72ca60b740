package musette.games.pacewheel.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLimits;
import musette.kernel.RoadLine;
import musette.kernel.RoadProblem;
import musette.kernel.RoadWish;
import musette.kernel.Roads;

/** Courses and stage races that people write. */
public final class CourseRoads implements Roads {
  private static final RoadLimits LIMITS =
      new RoadLimits(CourseReader.LEAST_SQUARES, CourseReader.MOST_SQUARES, 80, 0, 6, 3);

  /** Only of the first mistakes it is said how to mend them. */
  private static final int CURED = 3;

  private final String option;

  /** Courses for the option with this id. */
  public CourseRoads(String option) {
    this.option = option;
  }

  @Override
  public String option() {
    return option;
  }

  @Override
  public Class<?> shape() {
    return CourseRoad.class;
  }

  @Override
  public RoadLimits limits() {
    return LIMITS;
  }

  @Override
  public RoadCheck check(String text) {
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

  @Override
  public String make(RoadWish wish) {
    Course made = CourseMaker.make(LIMITS.checked(wish));
    return CoursePrinter.print("", List.of(made));
  }

  @Override
  public String shipped(String course) {
    if (!CourseFile.BUILT_IN.ids().contains(course)) {
      throw Refused.because("", "unknown-road", "course", course);
    }
    List<Course> stages = CourseFile.BUILT_IN.stages(course);
    return CoursePrinter.print(stages.getFirst().title(), stages);
  }
}
