package musette.kernel;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Why something is not allowed: the rule, the reason as a key of the message catalogue, and what
 * the message speaks of. Reasons of the kernel itself cite no rule.
 */
public record Refusal(String rule, String reason, Map<String, Object> about) {
  /** A text that is repeated in a message is cut to this length: it may be of any size. */
  public static final int LONGEST_ECHO = 200;

  public Refusal {
    about = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(about));
  }

  /** {@code about} alternates names and values. */
  public static Refusal of(String rule, String reason, Object... about) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < about.length; i += 2) {
      map.put((String) about[i], about[i + 1] instanceof String text ? cut(text) : about[i + 1]);
    }
    return new Refusal(rule, reason, map);
  }

  private static String cut(String text) {
    return text.length() <= LONGEST_ECHO ? text : text.substring(0, LONGEST_ECHO) + "…";
  }

  public Refused asException() {
    return new Refused(this);
  }
}
