package musette.table.json;

import java.util.List;
import java.util.Map;
import musette.wire.table.Part;
import musette.wire.table.RawJson;
import org.jspecify.annotations.Nullable;

/** Prints records as JSON, character for character as {@code musette.wire.Json} does. */
public final class JsonText {
  private static final String HEX = "0123456789ABCDEF";

  private JsonText() {}

  /** The JSON of a record, or of a list of records. */
  public static String of(Object value) {
    var text = new StringBuilder(1024);
    any(text, value);
    return text.toString();
  }

  static void any(StringBuilder to, @Nullable Object value) {
    switch (value) {
      case null -> to.append("null");
      case Part part -> any(to, part.value());
      case RawJson printed -> to.append(printed.text());
      case String string -> text(to, string);
      case Integer number -> to.append(number.intValue());
      case Long number -> to.append(number.longValue());
      case Boolean flag -> to.append(flag.booleanValue());
      case Double number -> number(to, number);
      case Enum<?> constant -> name(to, constant);
      case List<?> list -> list(to, list);
      case Map<?, ?> map -> map(to, map);
      default -> {
        if (!Printers.any(to, value)) {
          throw new IllegalArgumentException("no printer for " + value);
        }
      }
    }
  }

  private static void list(StringBuilder to, List<?> items) {
    to.append('[');
    for (int i = 0; i < items.size(); i++) {
      if (i > 0) {
        to.append(',');
      }
      any(to, items.get(i));
    }
    to.append(']');
  }

  private static void map(StringBuilder to, Map<?, ?> map) {
    to.append('{');
    boolean first = true;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (!first) {
        to.append(',');
      }
      first = false;
      any(to, entry.getKey());
      to.append(':');
      any(to, entry.getValue());
    }
    to.append('}');
  }

  static void name(StringBuilder to, @Nullable Enum<?> constant) {
    if (constant == null) {
      to.append("null");
    } else {
      to.append('"').append(constant.name()).append('"');
    }
  }

  static void number(StringBuilder to, double number) {
    to.append(number);
  }

  static void text(StringBuilder to, @Nullable String text) {
    if (text == null) {
      to.append("null");
      return;
    }
    to.append('"');
    int done = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        to.append(text, done, i);
        escape(to, c);
        done = i + 1;
      }
    }
    to.append(text, done, text.length()).append('"');
  }

  private static void escape(StringBuilder to, char c) {
    switch (c) {
      case '"', '\\' -> to.append('\\').append(c);
      case '\b' -> to.append("\\b");
      case '\t' -> to.append("\\t");
      case '\n' -> to.append("\\n");
      case '\f' -> to.append("\\f");
      case '\r' -> to.append("\\r");
      default -> to.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
    }
  }
}
