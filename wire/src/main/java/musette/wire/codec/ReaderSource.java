package musette.wire.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import musette.wire.SealedTypeNames;
import musette.wire.table.EmptyIfMissing;
import musette.wire.table.FalseIfMissing;
import musette.wire.table.ZeroIfMissing;

/** Generates the class that reads records from parsed JSON. */
final class ReaderSource {
  private final RecordTypes types;
  private final StringBuilder source = new StringBuilder();

  ReaderSource(RecordTypes types) {
    this.types = types;
  }

  /**
   * The members of the class.
   *
   * @param positions the types of the games' positions, by the ids of the games
   */
  String members(Map<String, Class<?>> positions) {
    source.append("\n  static Record position(String game, JsonValue from) {\n");
    source.append("    return switch (game) {\n");
    positions.forEach(
        (game, type) ->
            source.append("      case \"%s\" -> %s(from);\n".formatted(game, types.nameOf(type))));
    source.append("      default -> throw new IllegalArgumentException(game);\n    };\n  }\n");
    for (Class<?> type : types.all()) {
      if (type.isEnum()) {
        constant(type);
      } else if (type.isRecord()) {
        record(type);
      } else {
        sealed(type);
      }
    }
    return source.toString();
  }

  private void head(Class<?> type) {
    source.append(
        "\n  public static %s %s(JsonValue from) {\n"
            .formatted(RecordTypes.source(type), types.nameOf(type)));
  }

  private void constant(Class<?> type) {
    head(type);
    source.append(
        "    return from.constant(%s.values());\n  }\n".formatted(RecordTypes.source(type)));
  }

  private void sealed(Class<?> type) {
    head(type);
    source.append("    return switch (from.type()) {\n");
    for (Class<?> leaf : RecordTypes.leaves(type)) {
      source.append(
          "      case \"%s\" -> %s(from);\n".formatted(leaf.getSimpleName(), types.nameOf(leaf)));
    }
    source.append("      default -> throw from.unknownType();\n    };\n  }\n");
  }

  private void record(Class<?> type) {
    head(type);
    List<RecordComponent> parts = RecordTypes.components(type);
    String names =
        parts.stream()
            .map(part -> ", \"" + part.getName() + "\"")
            .collect(Collectors.joining("", SealedTypeNames.isNamed(type) ? ", \"type\"" : "", ""));
    source.append(
        "    from.mustHaveOnly(%s);\n".formatted(names.isEmpty() ? "" : names.substring(2)));
    source.append(
        parts.stream()
            .map(part -> "\n        " + component(type, part))
            .collect(
                Collectors.joining(
                    ",", "    return new " + RecordTypes.source(type) + "(", ");\n  }\n")));
  }

  private String component(Class<?> owner, RecordComponent part) {
    String field = "from.field(\"%s\")".formatted(part.getName());
    if (has(owner, part, FalseIfMissing.class)) {
      return "from.has(\"%s\") && %s.flag()".formatted(part.getName(), field);
    }
    if (has(owner, part, ZeroIfMissing.class)) {
      return "from.has(\"%s\") ? %s.integer() : 0".formatted(part.getName(), field);
    }
    if (has(owner, part, EmptyIfMissing.class)) {
      return "from.has(\"%s\") ? %s.text() : \"\"".formatted(part.getName(), field);
    }
    return value(part.getGenericType(), field);
  }

  /** The annotations are for fields and parameters, not for components. */
  private static boolean has(
      Class<?> owner, RecordComponent part, Class<? extends java.lang.annotation.Annotation> mark) {
    return Arrays.stream(owner.getDeclaredFields())
        .anyMatch(
            field -> field.getName().equals(part.getName()) && field.isAnnotationPresent(mark));
  }

  private String value(Type type, String from) {
    return switch (type) {
      case ParameterizedType generic when generic.getRawType() == List.class ->
          "%s.list(%s -> %s)"
              .formatted(
                  from, inside(from), value(generic.getActualTypeArguments()[0], inside(from)));
      case ParameterizedType generic when generic.getRawType() == Map.class ->
          "%s.map(key -> %s, %s -> %s)"
              .formatted(
                  from,
                  value(generic.getActualTypeArguments()[0], "key"),
                  inside(from),
                  value(generic.getActualTypeArguments()[1], inside(from)));
      case Class<?> plain -> plain(plain, from);
      default -> throw new IllegalArgumentException("no JSON for " + type);
    };
  }

  /** The name of an item of a list or map; lists may be nested. */
  private static String inside(String from) {
    return from.startsWith("item") ? from + "s" : "item";
  }

  private String plain(Class<?> type, String from) {
    if (type == int.class || type == Integer.class) {
      return from + ".integer()";
    }
    if (type == long.class || type == Long.class) {
      return from + ".number()";
    }
    if (type == boolean.class || type == Boolean.class) {
      return from + ".flag()";
    }
    return type == String.class ? from + ".text()" : "%s(%s)".formatted(types.nameOf(type), from);
  }
}
