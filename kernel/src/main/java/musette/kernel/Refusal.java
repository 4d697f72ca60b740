package musette.kernel;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Why something is not allowed.
 *
 * @param rule the id of the rule; empty if no rule of a game is the cause
 * @param reason selects the message {@code refusal.<reason>} of the message catalogue
 * @param about the arguments of the message by name
 */
public record Refusal(String rule, String reason, Map<String, Object> about) {
  /** Texts from outside are cut to this length in messages. */
  public static final int LONGEST_ECHO = 200;

  public Refusal {
    about = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(about));
  }

  /**
   * Creates a refusal.
   *
   * @param about names and values, alternating; texts are cut to {@link #LONGEST_ECHO}
   */
  public static Refusal of(String rule, String reason, Object... about) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < about.length; i += 2) {
      map.put((String) about[i], about[i + 1] instanceof String text ? cut(text) : about[i + 1]);
    }
    return new Refusal(rule, reason, map);
  }

  private static String cut(String text) {
    if (text.length() <= LONGEST_ECHO) {
      return text;
    }
    // Never half of a character that has two code units.
    int end =
        Character.isHighSurrogate(text.charAt(LONGEST_ECHO - 1)) ? LONGEST_ECHO - 1 : LONGEST_ECHO;
    return text.substring(0, end) + "…";
  }

  /** An exception with this refusal, for the caller to throw. */
  public Refused asException() {
    return new Refused(this);
  }
}
