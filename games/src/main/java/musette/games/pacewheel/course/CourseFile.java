package musette.games.pacewheel.course;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The data file with the courses that come with the game. */
public final class CourseFile {
  private static final String NAME = "courses.txt";

  /** The courses and stage races of the file. */
  public static final Courses BUILT_IN = load();

  private CourseFile() {}

  private static Courses load() {
    try (InputStream in = CourseFile.class.getResourceAsStream(NAME)) {
      if (in == null) {
        throw new IllegalStateException("missing " + NAME);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return CourseReader.read(NAME, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
