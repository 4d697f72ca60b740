package musette.lab.load;

import java.util.ArrayList;
import java.util.List;

/**
 * The part of a table's state that is needed to play. Messages are searched, not parsed, to keep
 * the client's own cost out of the measurement.
 */
final class OfferTracker {
  private static final String TEXT = "{\"text\":\"";
  private static final String SEQ = "\"/info/seq\":";
  private static final String ALL = "\"/offers\":[";
  private static final String ONE = "\"/offers/";
  private static final String OVER = "\"OVER\"";

  private final List<String> actions = new ArrayList<>();
  private String seat = "";
  private int seq = -1;
  private boolean over;

  /** The newest known change; -1 if none. */
  int seq() {
    return seq;
  }

  String seat() {
    return seat;
  }

  boolean isOver() {
    return over;
  }

  List<String> actions() {
    return actions;
  }

  /** Reads a whole state. */
  void state(String message) {
    seq = number(message, "\"seq\":", 0);
    seat = string(message, "\"eyes\":\"", 0);
    over = message.contains("\"status\":" + OVER);
    int from = message.indexOf("\"offers\":[");
    read(message, from, message.indexOf("],\"undo\":", from));
  }

  /** Applies differences; returns false if they do not fit the known state. */
  boolean changes(String message) {
    if (number(message, "\"from\":", 0) != seq) {
      return false;
    }
    if (message.contains(SEQ)) {
      seq = number(message, SEQ, 0);
    }
    over |= message.contains("\"/info/status\":" + OVER);
    int all = message.indexOf(ALL);
    if (all >= 0) {
      read(message, all, end(message, all));
    }
    for (int at = message.indexOf(ONE); at >= 0; at = message.indexOf(ONE, at + 1)) {
      int which = number(message, ONE, at);
      if (message.startsWith("/text\":\"", at + ONE.length() + Integer.toString(which).length())) {
        actions.set(which, string(message, "/text\":\"", at));
      }
    }
    return true;
  }

  private static int end(String message, int from) {
    int next = message.indexOf(",\"/", from);
    return next >= 0 ? next : message.indexOf("},\"log\":", from);
  }

  private void read(String message, int from, int to) {
    actions.clear();
    for (int at = message.indexOf(TEXT, from); at >= 0 && at < to; ) {
      actions.add(string(message, TEXT, at));
      at = message.indexOf(TEXT, at + TEXT.length());
    }
  }

  static int number(String message, String before, int from) {
    int at = message.indexOf(before, from) + before.length();
    int value = 0;
    while (at < message.length() && Character.isDigit(message.charAt(at))) {
      value = value * 10 + message.charAt(at++) - '0';
    }
    return value;
  }

  static String string(String message, String before, int from) {
    int at = message.indexOf(before, from) + before.length();
    return message.substring(at, message.indexOf('"', at));
  }
}
