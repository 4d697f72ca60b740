package musette.wire.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.kernel.Statement;
import musette.wire.SealedTypeNames;

/** Generates the class that prints records as JSON. */
final class PrinterSource {
  private final RecordTypes types;
  private final StringBuilder source = new StringBuilder();

  PrinterSource(RecordTypes types) {
    this.types = types;
  }

  /** The members of the class. */
  String members() {
    dispatch();
    for (Class<?> type : types.all()) {
      if (type.isRecord()) {
        record(type);
      } else if (!type.isEnum()) {
        sealed(type);
      }
    }
    return source.toString();
  }

  /** By the class of a value that is not known beforehand. */
  private void dispatch() {
    List<Class<?>> records = types.all().stream().filter(Class::isRecord).toList();
    source.append(RecordTypes.kinds(records));
    source.append("\n  static boolean any(StringBuilder to, Object value) {\n");
    line("Integer kind = Kinds.OF.get(value.getClass());");
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
    String opening = "{";
    if (SealedTypeNames.isNamed(type)) {
      line("Fields.open(to, \"%s\");".formatted(type.getSimpleName()));
      opening = ",";
    }
    for (RecordComponent part : RecordTypes.components(type)) {
      field(
          opening + "\"" + part.getName() + "\":",
          part.getGenericType(),
          "value." + part.getName() + "()");
      opening = ",";
    }
    boolean rule =
        RecordTypes.components(type).stream().noneMatch(part -> part.getName().equals("rule"));
    if (rule && Statement.class.isAssignableFrom(type)) {
      line("Fields.rule(to, value.rule());");
    } else {
      line("Fields.close(to, \"%s\");".formatted(opening.equals("{") ? "{}" : "}"));
    }
    source.append("  }\n");
  }

  private void line(String text) {
    source.append("    ").append(text).append('\n');
  }

  /** One call for the name and the value: this is a tenth of the code that a page fetches. */
  private void field(String name, Type type, String get) {
    line("Fields.%s(to, \"%s\", %s);".formatted(printer(type), name.replace("\"", "\\\""), get));
  }

  private static String printer(Type type) {
    return switch (type) {
      case ParameterizedType generic when generic.getRawType() == List.class ->
          list(generic.getActualTypeArguments()[0]);
      case ParameterizedType generic when generic.getRawType() == Map.class -> "any";
      case Class<?> plain -> plain(plain);
      default -> throw new IllegalArgumentException("no JSON for " + type);
    };
  }

  private static String plain(Class<?> type) {
    if (type == int.class || type == long.class) {
      return "number";
    } else if (type == boolean.class) {
      return "flag";
    } else if (type == String.class) {
      return "text";
    }
    return type.isEnum() ? "constant" : type.isRecord() && isPlain(type) ? "record" : "any";
  }

  /** A part may be anything, although it is a record. */
  private static boolean isPlain(Class<?> type) {
    return !Set.of("Part", "RawJson").contains(type.getSimpleName());
  }

  private static String list(Type item) {
    if (item == String.class) {
      return "texts";
    } else if (item == Integer.class) {
      return "numbers";
    }
    boolean one = item instanceof Class<?> type && !type.isSealed();
    return one && plain((Class<?>) item).equals("constant")
        ? "constants"
        : one && plain((Class<?>) item).equals("record") ? "records" : "any";
  }
}
