package musette.table.json;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Prints the fields of an object; a name comes with its quotes, its colon and what is before it.
 */
final class Fields {
  private Fields() {}

  static void open(StringBuilder to, String type) {
    to.append("{\"type\":\"").append(type).append('"');
  }

  static void close(StringBuilder to, String end) {
    to.append(end);
  }

  /** The last field of everything that is said. */
  static void rule(StringBuilder to, String rule) {
    text(to, ",\"rule\":", rule);
    to.append('}');
  }

  static void number(StringBuilder to, String name, int number) {
    to.append(name).append(number);
  }

  static void number(StringBuilder to, String name, long number) {
    to.append(name).append(number);
  }

  static void flag(StringBuilder to, String name, boolean flag) {
    to.append(name).append(flag);
  }

  static void text(StringBuilder to, String name, @Nullable String text) {
    JsonText.text(to.append(name), text);
  }

  static void constant(StringBuilder to, String name, @Nullable Enum<?> constant) {
    JsonText.name(to.append(name), constant);
  }

  static void record(StringBuilder to, String name, @Nullable Record value) {
    record(to.append(name), value);
  }

  private static void record(StringBuilder to, @Nullable Record value) {
    if (value == null) {
      to.append("null");
    } else {
      Printers.any(to, value);
    }
  }

  static void any(StringBuilder to, String name, @Nullable Object value) {
    JsonText.any(to.append(name), value);
  }

  static void texts(StringBuilder to, String name, List<String> items) {
    begin(to, name);
    for (int i = 0; i < items.size(); i++) {
      JsonText.text(next(to, i), items.get(i));
    }
    to.append(']');
  }

  static void numbers(StringBuilder to, String name, List<Integer> items) {
    begin(to, name);
    for (int i = 0; i < items.size(); i++) {
      next(to, i).append(items.get(i).intValue());
    }
    to.append(']');
  }

  static void constants(StringBuilder to, String name, List<? extends Enum<?>> items) {
    begin(to, name);
    for (int i = 0; i < items.size(); i++) {
      JsonText.name(next(to, i), items.get(i));
    }
    to.append(']');
  }

  static void records(StringBuilder to, String name, List<? extends Record> items) {
    begin(to, name);
    for (int i = 0; i < items.size(); i++) {
      record(next(to, i), items.get(i));
    }
    to.append(']');
  }

  private static void begin(StringBuilder to, String name) {
    to.append(name).append('[');
  }

  private static StringBuilder next(StringBuilder to, int index) {
    return index == 0 ? to : to.append(',');
  }
}
