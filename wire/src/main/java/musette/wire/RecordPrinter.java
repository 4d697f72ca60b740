package musette.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.POJONode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import musette.kernel.Statement;

/**
 * Writes records to the very text that Jackson gives, in a fraction of the time: the accessors of a
 * record are compiled once, and what is the same every time is one constant. Whatever it does not
 * know, it leaves to Jackson.
 */
final class RecordPrinter {
  private static final int USUAL = 10_000;
  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  /** How the values of one type are written. */
  @FunctionalInterface
  private interface Form {
    void print(Object value, StringBuilder to);
  }

  private static final ClassValue<Form> RECORDS =
      new ClassValue<>() {
        @Override
        protected Form computeValue(Class<?> type) {
          return ofRecord(type);
        }
      };

  private static final ClassValue<Boolean> NAMED =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return type.isRecord() && SealedTypeNames.isNamed(type);
        }
      };

  private RecordPrinter() {}

  static String print(Record value) {
    var text = new StringBuilder(USUAL);
    RECORDS.get(value.getClass()).print(value, text);
    return text.toString();
  }

  private static Form ofRecord(Class<?> type) {
    if (type.getTypeParameters().length > 0) {
      return jackson(type);
    }
    var fields = new ArrayList<Form>();
    boolean named = SealedTypeNames.isNamed(type);
    String before = named ? "{\"type\":\"" + type.getSimpleName() + "\"," : "{";
    boolean rule = Statement.class.isAssignableFrom(type);
    for (RecordComponent component : type.getRecordComponents()) {
      rule &= !component.getName().equals("rule");
      fields.add(field(before + "\"" + component.getName() + "\":", type, component));
      before = ",";
    }
    if (rule) {
      String name = before + "\"rule\":";
      fields.add((value, to) -> string(((Statement) value).rule(), to.append(name)));
      before = ",";
    }
    String end = before.equals(",") ? "}" : before.replace(",", "") + "}";
    Form[] all = fields.toArray(Form[]::new);
    return (value, to) -> {
      for (Form field : all) {
        field.print(value, to);
      }
      to.append(end);
    };
  }

  private static Form field(String name, Class<?> owner, RecordComponent component) {
    Class<?> type = component.getType();
    if (type == int.class || type == short.class || type == byte.class) {
      var get = Accessors.ofInt(owner, component);
      return (value, to) -> to.append(name).append(get.applyAsInt(value));
    }
    if (type == long.class) {
      var get = Accessors.ofLong(owner, component);
      return (value, to) -> to.append(name).append(get.applyAsLong(value));
    }
    if (type == boolean.class) {
      var get = Accessors.ofBoolean(owner, component);
      return (value, to) -> to.append(name).append(get.test(value));
    }
    var get = Accessors.ofObject(owner, component);
    Form form = of(component.getGenericType());
    return (value, to) -> orNull(form, get.apply(value), to.append(name));
  }

  private static void orNull(Form form, Object value, StringBuilder to) {
    if (value == null) {
      to.append("null");
    } else {
      form.print(value, to);
    }
  }

  private static Form of(Type type) {
    if (type instanceof Class<?> simple) {
      return ofClass(simple);
    }
    if (type instanceof ParameterizedType generic) {
      Type[] parts = generic.getActualTypeArguments();
      if (generic.getRawType() == List.class && parts[0] instanceof Class<?>) {
        return list(of(parts[0]));
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
      return (value, to) -> RECORDS.get(type).print(value, to);
    }
    Form other = jackson(type);
    if (JsonNode.class.isAssignableFrom(type)) {
      return (value, to) -> {
        if (value instanceof POJONode node && node.getPojo() instanceof Record part) {
          RECORDS.get(part.getClass()).print(part, to);
        } else {
          other.print(value, to);
        }
      };
    }
    return SealedTypeNames.isNamed(type) ? named(other) : other;
  }

  /** One of several types, whose name is written with it. */
  private static Form named(Form other) {
    return (value, to) -> {
      if (NAMED.get(value.getClass())) {
        RECORDS.get(value.getClass()).print(value, to);
      } else {
        other.print(value, to);
      }
    };
  }

  private static Form list(Form item) {
    return (value, to) -> {
      char before = '[';
      for (Object each : (List<?>) value) {
        orNull(item, each, to.append(before));
        before = ',';
      }
      to.append(before == '[' ? "[]" : "]");
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
        orNull(item, entry.getValue(), to.append(':'));
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
