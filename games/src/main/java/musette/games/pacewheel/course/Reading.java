package musette.games.pacewheel.course;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Refusal;
import musette.kernel.RoadLine;

/**
 * What was read from a text of one's own.
 *
 * @param raceTitle what the stage race is called, if there is one
 */
public record Reading(Courses courses, String raceTitle, List<Mistake> mistakes) {
  /** The title of a lone profile. */
  static final String UNNAMED = "Own course";

  public Reading {
    mistakes = List.copyOf(mistakes);
  }

  /** The stages of the race, or the one course; all courses if it is not clear which are ridden. */
  public List<Course> stages() {
    return courses.races().size() == 1
        ? courses.races().values().iterator().next()
        : new ArrayList<>(courses.courses().values());
  }

  /** What the author calls it; empty if nothing. */
  public String title() {
    if (courses.courses().size() != 1 || !courses.races().isEmpty()) {
      return raceTitle;
    }
    String title = stages().getFirst().title();
    return title.equals(UNNAMED) ? "" : title;
  }

  /** The mistakes, with the last of all: that one road is meant. */
  public List<Mistake> all() {
    boolean one =
        courses.races().size() == 1 || (courses.races().isEmpty() && courses.courses().size() == 1);
    if (one || !mistakes.isEmpty()) {
      return mistakes;
    }
    Refusal which =
        Refusal.of(
            "PW-DATA-02",
            "course-which",
            "courses",
            courses.courses().size(),
            "races",
            courses.races().size());
    return List.of(new Mistake(new RoadLine.Word(1, 1, ""), "", "which", which));
  }
}
