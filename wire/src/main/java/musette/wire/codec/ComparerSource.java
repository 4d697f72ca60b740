package musette.wire.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import musette.kernel.Statement;
import musette.wire.SealedTypeNames;

/** Generates the class that finds the differences between two records of the same class. */
final class ComparerSource {
  private final RecordTypes types;
  private final StringBuilder source = new StringBuilder();

  ComparerSource(RecordTypes types) {
    this.types = types;
  }

  /** The members of the class. */
  String members() {
    List<Class<?>> records =
        types.all().stream()
            .filter(type -> type.isRecord() && type.getTypeParameters().length == 0)
            .toList();
    source.append(RecordTypes.kinds(records));
    dispatch(records);
    records.forEach(this::record);
    return source.toString();
  }

  private void dispatch(List<Class<?>> records) {
    source.append(
        """

          static boolean any(Differences to, Object before, Object after) {
            Integer kind = Kinds.OF.get(after.getClass());
            if (kind == null) {
              return false;
            }
            switch (kind.intValue()) {
        """);
    for (int i = 0; i < records.size(); i++) {
      Class<?> type = records.get(i);
      source.append(
          "      case %d -> %s(to, (%s) before, (%s) after);\n"
              .formatted(
                  i, types.nameOf(type), RecordTypes.source(type), RecordTypes.source(type)));
    }
    source.append("    }\n    return true;\n  }\n");
  }

  private void record(Class<?> type) {
    source.append(
        "\n  private static void %s(Differences to, %s before, %s after) {\n"
            .formatted(types.nameOf(type), RecordTypes.source(type), RecordTypes.source(type)));
    boolean rule = Statement.class.isAssignableFrom(type);
    for (RecordComponent part : RecordTypes.components(type)) {
      rule &= !part.getName().equals("rule");
      field(comparer(part.getGenericType()), part.getName());
    }
    if (rule) {
      field("value", "rule");
    }
    source.append("  }\n");
  }

  private void field(String comparer, String name) {
    source.append(
        "    to.%s(\"%s\", before.%s(), after.%s());\n".formatted(comparer, name, name, name));
  }

  /** The method of Differences for a type. */
  private static String comparer(Type type) {
    if (type instanceof ParameterizedType generic) {
      return generic.getRawType() == List.class
              && generic.getActualTypeArguments()[0] instanceof Class<?> item
          ? hasParts(item) ? "items" : "list"
          : "value";
    }
    Class<?> plain = (Class<?>) type;
    return plain.isPrimitive() ? "plain" : hasParts(plain) ? "record" : "value";
  }

  private static boolean hasParts(Class<?> type) {
    return type.isRecord() || SealedTypeNames.isNamed(type);
  }
}
