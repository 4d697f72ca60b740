package musette.games.leader1.course;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import musette.games.leader1.course.CourseChecks.HillCategories;
import musette.games.leader1.course.CourseChecks.Limits;

/** The ready-made races, built once, and races that players write themselves. */
public final class Courses {
  /** The ready-made races and tours, in the order of the data file. */
  public static final List<String> READY =
      List.of(
          "demo",
          "plains",
          "hills",
          "mountains",
          "summit",
          "cobbles",
          "valleys-1",
          "valleys-2",
          "valleys-3",
          "valleys",
          "hell-1",
          "hell-2",
          "hell");

  /** Read and built when a race is wanted; to know what there is, their names are enough. */
  private static final class Box {
    private static final CourseText.Book BOOK = CourseText.read(resource(), Map.of());
    private static final Map<Key, List<Course>> BUILT = build(BOOK);
  }

  private record Key(String name, HillCategories hills, CobbleStones stones) {}

  private Courses() {}

  /** The stages of a ready-made race or tour. */
  public static List<Course> ready(String name, HillCategories hills, CobbleStones stones) {
    List<Course> found = Box.BUILT.get(new Key(name, hills, stones));
    if (found == null) {
      throw new IllegalArgumentException("no race " + name);
    }
    return found;
  }

  /** The stages of the last tour, or else of the last race, that the text tells. */
  public static List<Course> written(String text, Limits limits, CobbleStones stones) {
    CourseText.Book book = CourseText.read(text, Box.BOOK.hexagons());
    if (book.races().isEmpty()) {
      throw CourseText.problem("L1-H-14", 1, "race", "no-race", "");
    }
    List<String> names = List.of(new ArrayList<>(book.races().keySet()).getLast());
    if (!book.tours().isEmpty()) {
      names = new ArrayList<>(book.tours().values()).getLast().stages();
    }
    return build(book, names, limits, stones);
  }

  /** A ready-made race or tour as it is written. */
  static String text(String name) {
    CourseText.Tour tour = Box.BOOK.tours().get(name);
    List<String> names = tour == null ? List.of(name) : tour.stages();
    List<Plan> races =
        names.stream()
            .map(race -> java.util.Objects.requireNonNull(Box.BOOK.races().get(race)))
            .toList();
    return CourseWriter.print(List.of(), races, tour == null ? "" : name);
  }

  public static Map<String, Hexagon> hexagons() {
    return Box.BOOK.hexagons();
  }

  private static List<Course> build(
      CourseText.Book book, List<String> names, Limits limits, CobbleStones stones) {
    var stages = new ArrayList<Course>();
    for (String name : names) {
      Plan plan = book.races().get(name);
      if (plan == null) {
        throw CourseText.problem("L1-H-14", 1, "race", "unknown-race", name);
      }
      boolean stage = plan.format() == Plan.Format.STAGE;
      if (names.size() > 1 && !stage) {
        throw CourseChecks.refused(plan, "race", "L1-H-14", "not-a-stage", name);
      }
      if (names.size() == 1 && stage) {
        var _ = CourseChecks.check(plan, limits);
        plan = plan.alone();
      }
      stages.add(new Course(plan, limits, stones));
    }
    return List.copyOf(stages);
  }

  private static Map<Key, List<Course>> build(CourseText.Book book) {
    var built = new HashMap<Key, List<Course>>();
    for (HillCategories hills : HillCategories.values()) {
      for (CobbleStones stones : CobbleStones.values()) {
        var limits = new Limits(Limits.BOX.repeats(), Limits.BOX.tokens(), hills);
        for (String name : READY) {
          CourseText.Tour tour = book.tours().get(name);
          List<String> stages = tour == null ? List.of(name) : tour.stages();
          built.put(new Key(name, hills, stones), build(book, stages, limits, stones));
        }
      }
    }
    return Collections.unmodifiableMap(built);
  }

  private static String resource() {
    try (InputStream in = Courses.class.getResourceAsStream("courses.txt")) {
      if (in == null) {
        throw new IllegalStateException("missing courses.txt");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
