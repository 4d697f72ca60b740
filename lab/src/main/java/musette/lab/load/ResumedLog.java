package musette.lab.load;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks the log of the state that a client gets when it comes back. */
final class ResumedLog {
  private static final Pattern ITEM =
      Pattern.compile("\\{\"type\":\"(?:Played|TakenBack|Noted)\",\"seq\":(\\d+)");

  private ResumedLog() {}

  /** Whether it has every change after the known one, up to the newest, in order. */
  static boolean isWhole(String state, int known, int newest) {
    Matcher items = ITEM.matcher(state);
    int next = known + 1;
    for (int from = Math.max(0, state.indexOf("\"log\":[")); items.find(from); from = items.end()) {
      if (Integer.parseInt(items.group(1)) != next++) {
        return false;
      }
    }
    return next == newest + 1;
  }
}
