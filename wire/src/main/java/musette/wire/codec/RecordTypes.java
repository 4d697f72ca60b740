package musette.wire.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** All records, sealed types and enums that some types refer to, each with a short unique name. */
final class RecordTypes {
  private final Map<Class<?>, String> names = new LinkedHashMap<>();

  RecordTypes(List<Class<?>> roots) {
    Deque<Class<?>> open = new ArrayDeque<>(roots);
    var seen = new TreeMap<String, Class<?>>();
    while (!open.isEmpty()) {
      Class<?> type = open.poll();
      if (isOurs(type) && seen.put(type.getName(), type) == null) {
        if (type.isSealed() && !type.isEnum()) {
          open.addAll(List.of(type.getPermittedSubclasses()));
        }
        if (type.isRecord()) {
          Arrays.stream(type.getRecordComponents())
              .forEach(part -> addClasses(part.getGenericType(), open));
        }
      }
    }
    seen.values().forEach(type -> names.put(type, name(type)));
  }

  private static boolean isOurs(Class<?> type) {
    return (type.isRecord() || type.isSealed() || type.isEnum())
        && !type.getSimpleName().equals("Part");
  }

  private static void addClasses(Type type, Deque<Class<?>> open) {
    switch (type) {
      case Class<?> plain -> open.add(plain);
      case ParameterizedType generic ->
          Arrays.stream(generic.getActualTypeArguments()).forEach(part -> addClasses(part, open));
      default -> throw new IllegalArgumentException("no JSON for " + type);
    }
  }

  /** For example flammerougeRaceViewOwnCards. */
  private static String name(Class<?> type) {
    String[] packages = type.getPackageName().split("\\.");
    String last = packages[packages.length - 1];
    boolean part = Set.of("api", "course", "board").contains(last);
    String home = part ? packages[packages.length - 2] : last;
    String inside = type.getName().substring(type.getPackageName().length() + 1);
    return home + inside.replace("$", "");
  }

  Set<Class<?>> all() {
    return names.keySet();
  }

  String nameOf(Class<?> type) {
    String name = names.get(type);
    if (name == null) {
      throw new IllegalArgumentException("no JSON for " + type);
    }
    return name;
  }

  /**
   * The source of a table with the number of each record type. The table has a class of its own,
   * because a page asks before every call of a method whether the values of its class are there.
   */
  static String kinds(List<Class<?>> records) {
    String all =
        records.stream()
            .map(type -> "        %s.class,\n".formatted(source(type)))
            .collect(Collectors.joining());
    return """

          private static final class Kinds {
            static final java.util.Map<Class<?>, Integer> OF = new java.util.HashMap<>();

            static {
              for (Class<?> type : all()) {
                OF.put(type, OF.size());
              }
            }

            private static Class<?>[] all() {
              return new Class<?>[] {
        %s      };
            }
          }
        """
        .formatted(all);
  }

  static List<RecordComponent> components(Class<?> type) {
    return List.of(type.getRecordComponents());
  }

  /** The records of a sealed type, through all levels. */
  static List<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses())
            .flatMap(part -> leaves(part).stream())
            .toList()
        : List.of(type);
  }

  /** The name of a class in source code. */
  static String source(Class<?> type) {
    return type.getCanonicalName();
  }
}
