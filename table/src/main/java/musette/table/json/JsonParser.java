package musette.table.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Refused;
import org.jspecify.annotations.Nullable;

/**
 * A strict JSON parser. Written by hand because the parsers of the field need reflection, or
 * classes that the page does not have.
 */
final class JsonParser {
  private static final int DEEPEST = 64;

  private final String text;
  private int at;
  private int depth;

  JsonParser(String text) {
    this.text = text;
  }

  @Nullable Object parse() {
    Object value = value();
    skipSpace();
    if (at < text.length()) {
      throw refused("trailing");
    }
    return value;
  }

  private @Nullable Object value() {
    skipSpace();
    return switch (peek()) {
      case '{' -> object();
      case '[' -> list();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, @Nullable Object> object() {
    enter();
    var fields = new LinkedHashMap<String, @Nullable Object>();
    if (!opensEmpty('}')) {
      do {
        skipSpace();
        String name = string();
        if (fields.containsKey(name)) {
          throw refused("twice");
        }
        skipSpace();
        take(':');
        fields.put(name, value());
      } while (goesOn('}'));
    }
    depth--;
    return fields;
  }

  private List<@Nullable Object> list() {
    enter();
    var items = new ArrayList<@Nullable Object>();
    if (!opensEmpty(']')) {
      do {
        items.add(value());
      } while (goesOn(']'));
    }
    depth--;
    return items;
  }

  private void enter() {
    at++;
    if (++depth > DEEPEST) {
      throw refused("too_much");
    }
  }

  private boolean opensEmpty(char end) {
    skipSpace();
    boolean empty = peek() == end;
    at += empty ? 1 : 0;
    return empty;
  }

  private boolean goesOn(char end) {
    skipSpace();
    char c = peek();
    at++;
    if (c != ',' && c != end) {
      at--;
      throw refused("syntax");
    }
    return c == ',';
  }

  private void take(char expected) {
    if (peek() != expected) {
      throw refused("syntax");
    }
    at++;
  }

  private @Nullable Object word(String word, @Nullable Object value) {
    if (!text.startsWith(word, at)) {
      throw refused("syntax");
    }
    at += word.length();
    return value;
  }

  private Object number() {
    int start = at;
    boolean whole = true;
    while (at < text.length() && "+-0123456789.eE".indexOf(text.charAt(at)) >= 0) {
      whole &= ".eE".indexOf(text.charAt(at)) < 0;
      at++;
    }
    String digits = text.substring(start, at);
    try {
      if (whole) {
        return Long.parseLong(digits);
      }
      return Double.parseDouble(digits);
    } catch (NumberFormatException _) {
      at = start;
      throw refused("syntax");
    }
  }

  private String string() {
    take('"');
    var string = new StringBuilder();
    while (true) {
      char c = peek();
      at++;
      if (c == '"') {
        return string.toString();
      }
      if (c < ' ') {
        throw refused("syntax");
      }
      string.append(c == '\\' ? escaped() : c);
    }
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw refused("syntax");
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(peek(), 16);
      if (digit < 0) {
        throw refused("syntax");
      }
      code = 16 * code + digit;
      at++;
    }
    return (char) code;
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw refused("end");
    }
    return text.charAt(at);
  }

  private Refused refused(String problem) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < Math.min(at, text.length()); i++) {
      column = text.charAt(i) == '\n' ? 1 : column + 1;
      line += text.charAt(i) == '\n' ? 1 : 0;
    }
    return JsonValue.refused(line, column, "", problem, "");
  }
}
