package musette.wire.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.kernel.Statement;
import musette.wire.SealedTypeNames;

/** Generates the class that prints records as JSON. */
final class PrinterSource {
  private static final Set<Class<?>> PLAIN =
      Set.of(int.class, long.class, boolean.class, Integer.class, Long.class, Boolean.class);

  private final RecordTypes types;
  private final StringBuilder source = new StringBuilder();
  private int depth;

  PrinterSource(RecordTypes types) {
    this.types = types;
  }

  String write(String home, String name) {
    source.append(
        """
        package %s;

        /** Prints records as JSON. Made from the records by the build. */
        @SuppressWarnings("all")
        final class %s {
          private %s() {}
        """
            .formatted(home, name, name));
    dispatch();
    for (Class<?> type : types.all()) {
      if (type.isRecord()) {
        record(type);
      } else if (!type.isEnum()) {
        sealed(type);
      }
    }
    return source.append("}\n").toString();
  }

  /** By the class of a value that is not known beforehand. */
  private void dispatch() {
    List<Class<?>> records = types.all().stream().filter(Class::isRecord).toList();
    source.append(
        """

          private static final java.util.Map<Class<?>, Integer> KINDS = kinds();

          private static java.util.Map<Class<?>, Integer> kinds() {
            java.util.Map<Class<?>, Integer> kinds = new java.util.HashMap<>();
        """);
    for (int i = 0; i < records.size(); i++) {
      line("kinds.put(%s.class, %d);".formatted(RecordTypes.source(records.get(i)), i));
    }
    source.append("    return kinds;\n  }\n");
    source.append("\n  static boolean any(StringBuilder to, Object value) {\n");
    line("Integer kind = KINDS.get(value.getClass());");
    line("if (kind == null) { return false; }");
    line("switch (kind.intValue()) {");
    for (int i = 0; i < records.size(); i++) {
      Class<?> type = records.get(i);
      line(
          "  case %d -> %s(to, (%s) value);"
              .formatted(i, types.nameOf(type), RecordTypes.source(type)));
    }
    line("}");
    source.append("    return true;\n  }\n");
  }

  private void sealed(Class<?> type) {
    List<Class<?>> leaves = RecordTypes.leaves(type);
    source.append(
        "\n  static void %s(StringBuilder to, %s value) {\n    switch (value) {\n"
            .formatted(types.nameOf(type), RecordTypes.source(type)));
    for (Class<?> leaf : leaves) {
      if (leaf.isEnum()) {
        source.append(
            "      case %s part -> JsonText.text(to, part.name());\n"
                .formatted(RecordTypes.source(leaf)));
      } else {
        source.append(
            "      case %s part -> %s(to, part);\n"
                .formatted(RecordTypes.source(leaf), types.nameOf(leaf)));
      }
    }
    source.append("    }\n  }\n");
  }

  private void record(Class<?> type) {
    source.append(
        "\n  static void %s(StringBuilder to, %s value) {\n"
            .formatted(types.nameOf(type), RecordTypes.source(type)));
    var fields = new ArrayList<Field>();
    if (SealedTypeNames.isNamed(type)) {
      fields.add(new Field("type", String.class, "\"" + type.getSimpleName() + "\""));
    }
    boolean rule = Statement.class.isAssignableFrom(type);
    for (RecordComponent part : RecordTypes.components(type)) {
      rule &= !part.getName().equals("rule");
      fields.add(
          new Field(part.getName(), part.getGenericType(), "value." + part.getName() + "()"));
    }
    if (rule) {
      fields.add(new Field("rule", String.class, "value.rule()"));
    }
    String opening = "{";
    for (Field field : fields) {
      append(opening + "\"" + field.name + "\":");
      value(field.type, field.get);
      opening = ",";
    }
    append(fields.isEmpty() ? "{}" : "}");
    source.append("  }\n");
  }

  private record Field(String name, Type type, String get) {}

  private void append(String text) {
    line("to.append(\"%s\");".formatted(text.replace("\"", "\\\"")));
  }

  private void line(String text) {
    source.append("    ").append("  ".repeat(depth)).append(text).append('\n');
  }

  private void value(Type type, String get) {
    switch (type) {
      case ParameterizedType generic when generic.getRawType() == List.class ->
          list(generic.getActualTypeArguments()[0], get);
      case ParameterizedType generic when generic.getRawType() == Map.class ->
          map(generic.getActualTypeArguments(), get);
      case Class<?> plain -> plain(plain, get);
      default -> throw new IllegalArgumentException("no JSON for " + type);
    }
  }

  private void plain(Class<?> type, String get) {
    if (PLAIN.contains(type)) {
      line("to.append(%s);".formatted(get));
    } else if (type == double.class || type == Double.class) {
      line("JsonText.number(to, %s);".formatted(get));
    } else if (type == String.class) {
      line("JsonText.text(to, %s);".formatted(get));
    } else if (type == Object.class || type.getSimpleName().equals("Part")) {
      line("JsonText.any(to, %s);".formatted(get));
    } else if (type.isEnum()) {
      line("JsonText.name(to, %s);".formatted(get));
    } else {
      String printer = types.nameOf(type);
      line(
          "if (%s == null) { to.append(\"null\"); } else { %s(to, %s); }"
              .formatted(get, printer, get));
    }
  }

  private void list(Type item, String get) {
    String at = "i" + depth;
    String items = "items" + depth;
    line("to.append('[');");
    open();
    line("java.util.List<%s> %s = %s;".formatted(item.getTypeName().replace('$', '.'), items, get));
    line("for (int %s = 0; %s < %s.size(); %s++) {".formatted(at, at, items, at));
    depth++;
    line("if (%s > 0) { to.append(','); }".formatted(at));
    value(item, items + ".get(" + at + ")");
    depth--;
    line("}");
    close();
    line("to.append(']');");
  }

  private void map(Type[] parts, String get) {
    String entry = "entry" + depth;
    String first = "first" + depth;
    line("to.append('{');");
    open();
    line("boolean %s = true;".formatted(first));
    line(
        "for (java.util.Map.Entry<%s, %s> %s : %s.entrySet()) {"
            .formatted(
                parts[0].getTypeName().replace('$', '.'),
                parts[1].getTypeName().replace('$', '.'),
                entry,
                get));
    depth++;
    line("if (!%s) { to.append(','); }".formatted(first));
    line("%s = false;".formatted(first));
    value(parts[0], entry + ".getKey()");
    line("to.append(':');");
    value(parts[1], entry + ".getValue()");
    depth--;
    line("}");
    close();
    line("to.append('}');");
  }

  private void open() {
    line("{");
    depth++;
  }

  private void close() {
    depth--;
    line("}");
  }
}
