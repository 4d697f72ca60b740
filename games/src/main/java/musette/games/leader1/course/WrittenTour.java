package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.course.CourseChecks.Limits;
import musette.kernel.Refused;

/** What is ridden of all that a text tells: the last tour, or else the last race. */
final class WrittenTour {
  private final CourseText.Book book;
  private final String name;
  private final List<Plan> stages = new ArrayList<>();

  WrittenTour(CourseText.Book book) {
    this.book = book;
    if (book.races().isEmpty()) {
      throw CourseText.problem("L1-H-14", 1, "race", "no-race", "");
    }
    if (book.tours().isEmpty()) {
      name = "";
      stages.add(new ArrayList<>(book.races().values()).getLast());
    } else {
      name = new ArrayList<>(book.tours().keySet()).getLast();
      new ArrayList<>(book.tours().values())
          .getLast()
          .stages()
          .forEach(stage -> stages.add(java.util.Objects.requireNonNull(book.races().get(stage))));
    }
  }

  String name() {
    return name;
  }

  List<Plan> stages() {
    return stages;
  }

  /** What the builder refuses. */
  List<Refused> problems(Plan plan) {
    var problems = new ArrayList<>(CourseChecks.problems(plan, Limits.BOX));
    if (stages.size() > 1 && plan.format() != Plan.Format.STAGE) {
      problems.add(CourseChecks.refused(plan, "race", "L1-H-14", "not-a-stage", plan.name()));
    }
    return problems;
  }

  /** The text with another plan in the place of this one. */
  String with(Plan old, Plan fresh) {
    List<Hexagon> own =
        book.hexagons().values().stream()
            .filter(hexagon -> !Courses.hexagons().containsKey(hexagon.name()))
            .toList();
    List<Plan> races = stages.stream().map(plan -> plan == old ? fresh : plan).toList();
    return CourseWriter.print(own, races, name);
  }
}
