package musette.wire.table;

import java.util.List;
import java.util.Map;

/** Request and response bodies of the gallery. */
public final class Courses {
  private Courses() {}

  /** Where a course stands. */
  public enum Shelf {
    /** Its author alone sees it. */
    MINE,
    GALLERY,
    /** The operator took it down: its author alone sees it, with the reason. */
    DOWN
  }

  /** In which order the gallery is shown. */
  public enum Order {
    NEWEST,
    PLAYED
  }

  /**
   * A forecast in one line.
   *
   * @param races how many races it comes from; 0 if there is none yet, less if there cannot be one
   * @param rounds how many rounds, turns or throws they took on average
   * @param first the share of races that the first seat won, from 0 to 1
   */
  public record CourseOutlook(int races, double rounds, double first) {
    public static final CourseOutlook NONE = new CourseOutlook(0, 0, 0);
  }

  /** A course to be kept, or shown in the gallery; never {@link Shelf#DOWN}. */
  public record NewCourse(String game, String text, Shelf shelf) {}

  /**
   * A course.
   *
   * @param reason why the operator took it down
   * @param road what the reader of the game finds in it
   */
  public record CourseCard(
      String id,
      String game,
      Person author,
      Shelf shelf,
      String reason,
      int plays,
      long since,
      CourseOutlook outlook,
      String text,
      Http.CheckedRoad road) {}

  /**
   * A page of the gallery.
   *
   * @param from the number of the first course, from 0
   * @param total how many there are with this filter
   * @param counts how many there are of each game
   */
  public record Gallery(
      List<CourseCard> courses, int from, int total, Map<String, Integer> counts) {}

  /** All courses of one author. */
  public record MyCourses(List<CourseCard> courses) {}

  /** What somebody tells the operator about a course. */
  public record CourseReport(String reason) {}
}
