package musette.table.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import musette.kernel.Refused;
import org.jspecify.annotations.Nullable;

/**
 * A part of parsed JSON and where it stands. What does not fit is refused with that place, as
 * {@code musette.wire.Json} does.
 */
public final class JsonValue {
  private static final int LONGEST = 40;

  /** A string, a Long, a Double, a Boolean, a list, a map, or null. */
  private final @Nullable Object value;

  private final String path;

  private JsonValue(@Nullable Object value, String path) {
    this.value = value;
    this.path = path;
  }

  /** Parses a text, which must be one JSON value. */
  public static JsonValue parse(String text) {
    return new JsonValue(new JsonParser(text).parse(), "");
  }

  /** This with the fields of another object put over its own, at any depth. */
  public JsonValue merged(JsonValue patch) {
    return new JsonValue(merge(value, patch.value), path);
  }

  private static @Nullable Object merge(@Nullable Object base, @Nullable Object patch) {
    if (!(base instanceof Map<?, ?> old) || !(patch instanceof Map<?, ?> fresh)) {
      return patch;
    }
    var merged = new LinkedHashMap<Object, @Nullable Object>(old);
    fresh.forEach(
        (name, part) ->
            merged.put(name, merged.containsKey(name) ? merge(merged.get(name), part) : part));
    return merged;
  }

  /** The names of the fields of an object, in order. */
  public List<String> names() {
    return object().keySet().stream().map(Object::toString).toList();
  }

  public boolean isNull() {
    return value == null;
  }

  public boolean has(String name) {
    return object().containsKey(name);
  }

  public JsonValue field(String name) {
    if (!has(name)) {
      throw refused(inside(name), "missing", "");
    }
    return new JsonValue(object().get(name), inside(name));
  }

  private String inside(String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  private Map<?, ?> object() {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw wrong();
  }

  void mustHaveOnly(String... names) {
    for (Object name : object().keySet()) {
      if (!List.of(names).contains(name)) {
        throw refused(inside(name.toString()), "unknown", "");
      }
    }
  }

  String type() {
    return field("type").text();
  }

  Refused unknownType() {
    return refused(inside("type"), "value", type());
  }

  public String text() {
    if (value instanceof String text) {
      return text;
    }
    throw wrong();
  }

  /** A text, a number or a truth value as text. */
  public String plain() {
    if (value == null || value instanceof Map || value instanceof List) {
      throw wrong();
    }
    return value.toString();
  }

  public boolean flag() {
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw wrong();
  }

  public long number() {
    if (value instanceof Long number) {
      return number;
    }
    throw wrong();
  }

  public int integer() {
    long number = number();
    if (number != (int) number) {
      throw refused(path, "range", "");
    }
    return (int) number;
  }

  <E extends Enum<E>> E constant(E[] all) {
    for (E constant : all) {
      if (constant.name().equals(value)) {
        return constant;
      }
    }
    throw value instanceof String text ? refused(path, "value", text) : wrong();
  }

  public <T> List<T> list(Function<JsonValue, T> read) {
    if (!(value instanceof List<?> items)) {
      throw wrong();
    }
    var list = new ArrayList<T>(items.size());
    for (Object item : items) {
      list.add(read.apply(new JsonValue(item, path + "[" + list.size() + "]")));
    }
    return List.copyOf(list);
  }

  public <K, T> Map<K, T> map(Function<JsonValue, K> key, Function<JsonValue, T> read) {
    var map = new LinkedHashMap<K, T>();
    object()
        .forEach(
            (name, item) -> {
              String at = inside(name.toString());
              map.put(key.apply(new JsonValue(name, at)), read.apply(new JsonValue(item, at)));
            });
    return map;
  }

  private Refused wrong() {
    return refused(path, value == null ? "missing" : "kind", "");
  }

  private static Refused refused(String field, String problem, String value) {
    return refused(0, 0, field, problem, value);
  }

  static Refused refused(int line, int column, String field, String problem, String value) {
    String shown = value.length() > LONGEST ? value.substring(0, LONGEST) + "…" : value;
    return Refused.because(
        "",
        "json",
        "line",
        line,
        "column",
        column,
        "named",
        !field.isEmpty(),
        "field",
        field,
        "problem",
        problem,
        "value",
        shown);
  }
}
