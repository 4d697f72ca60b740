package musette.lab.batch;

import java.util.ArrayList;
import java.util.List;

/**
 * A vector of numbers that is written from the front. The first time the names of the numbers are
 * noted, so that values and names cannot get out of step.
 */
final class Numbers {
  private static final int MOST = 16_384;

  private final List<String> names = new ArrayList<>();
  private short[] values = new short[MOST];
  private int at;
  private boolean named;
  private String group = "";
  private int number;

  /** The next numbers belong to this thing. */
  void group(String name, int index) {
    group = name;
    number = index;
  }

  void put(String name, int value) {
    if (!named) {
      names.add(group.isEmpty() ? name : group + number + "." + name);
    }
    values[at++] = (short) Math.clamp(value, Short.MIN_VALUE, Short.MAX_VALUE);
  }

  void put(String name, boolean value) {
    put(name, value ? 1 : 0);
  }

  /** Ends the vector; the first one decides how long all of them are. */
  void end() {
    group = "";
    if (!named) {
      named = true;
      values = java.util.Arrays.copyOf(values, at);
    }
    java.util.Arrays.fill(values, at, values.length, (short) 0);
    at = 0;
  }

  short[] values() {
    return values;
  }

  List<String> names() {
    return List.copyOf(names);
  }
}
