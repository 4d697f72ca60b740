package musette.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import musette.kernel.Statement;

/**
 * Prints records to exactly the text that Jackson produces, and finds differences between two
 * records. Accessors are compiled once per record type, and everything constant is one string.
 * Types it does not know are printed by Jackson.
 */
final class RecordPrinter {
  private static final int USUAL = 1_000;
  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  private static final ClassValue<Form> RECORDS =
      new ClassValue<>() {
        @Override
        protected Form computeValue(Class<?> type) {
          return ofRecord(type);
        }
      };

  private RecordPrinter() {}

  static String print(Record value) {
    var text = new StringBuilder(USUAL);
    RECORDS.get(value.getClass()).print(value, text);
    return text.toString();
  }

  /** The differences between two records of the same class. */
  static Map<String, JsonNode> differences(Record before, Record after) {
    var differences = new Differences();
    RECORDS.get(after.getClass()).compare(before, after, differences);
    return differences.found();
  }

  private static Form ofRecord(Class<?> type) {
    if (type.getTypeParameters().length > 0) {
      return jackson(type);
    }
    var fields = new ArrayList<RecordForm.Field>();
    boolean rule = Statement.class.isAssignableFrom(type);
    for (RecordComponent component : type.getRecordComponents()) {
      rule &= !component.getName().equals("rule");
      fields.add(field(type, component));
    }
    if (rule) {
      fields.add(
          new RecordForm.PartField(
              "rule", value -> ((Statement) value).rule(), ofClass(String.class)));
    }
    return SealedTypeNames.isNamed(type)
        ? RecordForm.named(type.getSimpleName(), fields)
        : RecordForm.plain(fields);
  }

  private static RecordForm.Field field(Class<?> owner, RecordComponent component) {
    String name = component.getName();
    Class<?> type = component.getType();
    if (type == int.class || type == short.class || type == byte.class) {
      return new RecordForm.IntField(name, Accessors.ofInt(owner, component));
    }
    if (type == long.class) {
      return new RecordForm.LongField(name, Accessors.ofLong(owner, component));
    }
    if (type == boolean.class) {
      return new RecordForm.FlagField(name, Accessors.ofBoolean(owner, component));
    }
    return new RecordForm.PartField(
        name, Accessors.ofObject(owner, component), of(component.getGenericType()));
  }

  private static Form of(Type type) {
    if (type instanceof Class<?> simple) {
      return ofClass(simple);
    }
    if (type instanceof ParameterizedType generic) {
      Type[] parts = generic.getActualTypeArguments();
      if (generic.getRawType() == List.class && parts[0] instanceof Class<?>) {
        return new ListForm(of(parts[0]));
      }
      if (generic.getRawType() == Map.class && parts[0] instanceof Class<?> key && isKey(key)) {
        return map(of(parts[1]));
      }
    }
    return jackson(type);
  }

  private static Form ofClass(Class<?> type) {
    if (type == String.class) {
      return (value, to) -> string((String) value, to);
    }
    if (type == Integer.class || type == Long.class || type == Boolean.class) {
      return (value, to) -> to.append(value);
    }
    if (type.isEnum()) {
      String[] names =
          Arrays.stream(type.getEnumConstants())
              .map(constant -> "\"" + ((Enum<?>) constant).name() + "\"")
              .toArray(String[]::new);
      return (value, to) -> to.append(names[((Enum<?>) value).ordinal()]);
    }
    if (type.isRecord()) {
      return known(type);
    }
    Form other = jackson(type);
    if (JsonNode.class.isAssignableFrom(type)) {
      return new NodeForm(RECORDS::get, other);
    }
    return SealedTypeNames.isNamed(type) ? new NamedForm(RECORDS::get, other) : other;
  }

  /** The form of a record type, looked up lazily because record types may refer to each other. */
  private static Form known(Class<?> type) {
    return new Form() {
      @Override
      public void print(Object value, StringBuilder to) {
        RECORDS.get(type).print(value, to);
      }

      @Override
      public void compare(Object before, Object after, Differences to) {
        RECORDS.get(type).compare(before, after, to);
      }
    };
  }

  private static boolean isKey(Class<?> type) {
    return type == String.class || type.isEnum();
  }

  private static Form map(Form item) {
    return (value, to) -> {
      char before = '{';
      for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
        Object key = entry.getKey();
        string(key instanceof Enum<?> named ? named.name() : (String) key, to.append(before));
        Form.orNull(item, entry.getValue(), to.append(':'));
        before = ',';
      }
      to.append(before == '{' ? "{}" : "}");
    };
  }

  private static Form jackson(Type type) {
    return (value, to) -> to.append(Json.slowly(value, type));
  }

  private static void string(String text, StringBuilder to) {
    to.append('"');
    int plain = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        to.append(text, plain, i);
        escaped(c, to);
        plain = i + 1;
      }
    }
    (plain == 0 ? to.append(text) : to.append(text, plain, text.length())).append('"');
  }

  private static void escaped(char c, StringBuilder to) {
    to.append('\\');
    switch (c) {
      case '"', '\\' -> to.append(c);
      case '\b' -> to.append('b');
      case '\t' -> to.append('t');
      case '\n' -> to.append('n');
      case '\f' -> to.append('f');
      case '\r' -> to.append('r');
      default -> to.append("u00").append(HEX[c >> 4]).append(HEX[c & 15]);
    }
  }
}
