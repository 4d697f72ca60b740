package musette.kernel;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Why something is not allowed: the rule, the reason as a key of the message catalogue, and what
 * the message speaks of. Reasons of the kernel itself cite no rule.
 */
public record Refusal(String rule, String reason, Map<String, Object> about) {
  /** What was handed in is repeated up to this length. */
  public static final int LONGEST = 200;

  public Refusal {
    var shown = new LinkedHashMap<>(about);
    shown.replaceAll((name, value) -> value instanceof String text ? cut(text) : value);
    about = java.util.Collections.unmodifiableMap(shown);
  }

  private static String cut(String text) {
    if (text.length() <= LONGEST) {
      return text;
    }
    // Never half of a character that has two.
    int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
    return text.substring(0, end) + "…";
  }

  /** {@code about} alternates names and values. */
  public static Refusal of(String rule, String reason, Object... about) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < about.length; i += 2) {
      map.put((String) about[i], about[i + 1]);
    }
    return new Refusal(rule, reason, map);
  }

  public Refused asException() {
    return new Refused(this);
  }
}
