package musette.server.operate;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something an examination has found.
 *
 * @param what the name of the sentence that says it
 * @param about what the sentence needs
 */
public record Finding(Level level, String what, Map<String, Object> about) {
  /** How bad it is. */
  public enum Level {
    GOOD,
    WARNING,
    BAD
  }

  public Finding {
    about = Map.copyOf(about);
  }

  /** {@code about} alternates names and values. */
  static Finding of(Level level, String what, Object... about) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < about.length; i += 2) {
      map.put((String) about[i], about[i + 1]);
    }
    return new Finding(level, what, map);
  }

  static Finding good(String what, Object... about) {
    return of(Level.GOOD, what, about);
  }
}
