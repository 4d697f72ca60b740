package musette.games.pacewheel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Courses and stage races by id.
 *
 * @param races the stages of every stage race
 */
record Courses(Map<String, Course> courses, Map<String, List<Course>> races) {
  private static final String FILE = "courses.txt";

  /** Those that come with the game. */
  static final Courses BUILT_IN = load();

  /** Every course and race id, in the order of the file. */
  List<String> ids() {
    var ids = new LinkedHashMap<String, String>();
    courses.keySet().forEach(id -> ids.put(id, id));
    races.keySet().forEach(id -> ids.put(id, id));
    return List.copyOf(ids.keySet());
  }

  /** The stages of a race, or the one course. */
  List<Course> stages(String id) {
    List<Course> stages = races.get(id);
    if (stages != null) {
      return stages;
    }
    Course course = courses.get(id);
    if (course == null) {
      throw new IllegalArgumentException("no course " + id);
    }
    return List.of(course);
  }

  private static Courses load() {
    try (InputStream in = Courses.class.getResourceAsStream("/musette/games/pacewheel/" + FILE)) {
      if (in == null) {
        throw new IllegalStateException("missing " + FILE);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return CourseReader.read(FILE, text.lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
