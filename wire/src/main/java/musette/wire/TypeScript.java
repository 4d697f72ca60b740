package musette.wire;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import musette.kernel.Statement;
import musette.wire.table.Part;

/**
 * Generates TypeScript types for records as {@link Json} writes them, so the browser client needs
 * no hand-written copies. A record becomes an interface, a sealed type a union discriminated by
 * {@code type}, an enum a union of its names.
 */
public final class TypeScript {
  private static final Set<Class<?>> NUMBERS =
      Set.of(int.class, short.class, byte.class, long.class, double.class, float.class);
  private static final Set<Class<?>> BOXES =
      Set.of(Integer.class, Short.class, Byte.class, Long.class, Double.class, Float.class);

  private final Map<Class<?>, String> names = new LinkedHashMap<>();

  private TypeScript() {}

  /**
   * The types of these classes and of everything they refer to; each root also gets its given name.
   */
  public static String of(Map<String, ? extends Class<?>> roots) {
    var script = new TypeScript();
    script.collect(new TreeMap<>(roots).values());
    var text = new StringBuilder("// Made from the Java records by the build. Do not edit.\n");
    script.names.keySet().forEach(type -> text.append('\n').append(script.declare(type)));
    new TreeMap<>(roots)
        .forEach(
            (name, type) -> {
              String known = script.name(type);
              if (!known.equals(name)) {
                text.append("\nexport type %s = %s;\n".formatted(name, known));
              }
            });
    return text.toString();
  }

  private void collect(Collection<? extends Class<?>> roots) {
    var seen = new LinkedHashSet<Class<?>>();
    Deque<Class<?>> open = new ArrayDeque<>(roots);
    while (!open.isEmpty()) {
      Class<?> type = open.poll();
      if ((type.isRecord() || type.isSealed() || type.isEnum())
          && type != Part.class
          && seen.add(type)) {
        if (type.isSealed() && !type.isEnum()) {
          open.addAll(List.of(type.getPermittedSubclasses()));
        }
        if (type.isRecord()) {
          Arrays.stream(type.getRecordComponents())
              .forEach(part -> addClasses(part.getGenericType(), open));
        }
      }
    }
    Map<String, Long> uses =
        seen.stream().collect(Collectors.groupingBy(Class::getSimpleName, Collectors.counting()));
    for (Class<?> type : seen) {
      Class<?> outer = type.getEnclosingClass();
      boolean alone = uses.getOrDefault(type.getSimpleName(), 0L) == 1 || outer == null;
      names.put(type, alone ? type.getSimpleName() : outer.getSimpleName() + type.getSimpleName());
    }
  }

  private static void addClasses(Type type, Deque<Class<?>> open) {
    switch (type) {
      case Class<?> plain -> open.add(plain);
      case ParameterizedType generic -> {
        addClasses(generic.getRawType(), open);
        Arrays.stream(generic.getActualTypeArguments()).forEach(part -> addClasses(part, open));
      }
      case WildcardType wild -> addClasses(wild.getUpperBounds()[0], open);
      default -> {} // A type variable stands for what its record is used with.
    }
  }

  private String declare(Class<?> type) {
    String head = "export type " + name(type) + parameters(type) + " =";
    if (type.isEnum()) {
      return head
          + Arrays.stream(type.getEnumConstants())
              .map(constant -> " '" + ((Enum<?>) constant).name() + "'")
              .collect(Collectors.joining(" |"))
          + ";\n";
    }
    if (!type.isRecord()) {
      return head
          + Arrays.stream(type.getPermittedSubclasses())
              .map(part -> "\n  | " + name(part))
              .collect(Collectors.joining())
          + ";\n";
    }
    var text = new StringBuilder("export interface " + name(type) + parameters(type) + " {\n");
    if (SealedTypeNames.isNamed(type)) {
      text.append("  type: '").append(type.getSimpleName()).append("';\n");
    }
    List<RecordComponent> parts = List.of(type.getRecordComponents());
    if (Statement.class.isAssignableFrom(type)
        && parts.stream().noneMatch(part -> part.getName().equals("rule"))) {
      text.append("  rule: string;\n");
    }
    for (RecordComponent part : parts) {
      String nullable = isNullable(part) ? " | null" : "";
      text.append("  %s: %s%s;\n".formatted(part.getName(), of(part.getGenericType()), nullable));
    }
    return text.append("}\n").toString();
  }

  private static String parameters(Class<?> type) {
    return type.getTypeParameters().length == 0
        ? ""
        : Arrays.stream(type.getTypeParameters())
            .map(TypeVariable::getName)
            .collect(Collectors.joining(", ", "<", ">"));
  }

  private static boolean isNullable(RecordComponent part) {
    return hasNullable(part.getAnnotatedType()) || hasNullable(part);
  }

  private static boolean hasNullable(AnnotatedElement element) {
    return Arrays.stream(element.getAnnotations())
        .anyMatch(a -> a.annotationType().getSimpleName().equals("Nullable"));
  }

  private String of(Type type) {
    return switch (type) {
      case ParameterizedType generic -> generic(generic);
      case WildcardType wild -> of(wild.getUpperBounds()[0]);
      case TypeVariable<?> variable -> variable.getName();
      case Class<?> plain -> plain(plain);
      default -> throw unknown(type);
    };
  }

  private String generic(ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type[] parts = type.getActualTypeArguments();
    if (Map.class.isAssignableFrom(raw)) {
      String record = "Record<%s, %s>".formatted(of(parts[0]), of(parts[1]));
      return parts[0] instanceof Class<?> key && key.isEnum() ? "Partial<" + record + ">" : record;
    }
    if (Collection.class.isAssignableFrom(raw)) {
      String item = of(parts[0]);
      return item.contains(" ") ? "(" + item + ")[]" : item + "[]";
    }
    return name(raw)
        + Arrays.stream(parts).map(this::of).collect(Collectors.joining(", ", "<", ">"));
  }

  private String plain(Class<?> type) {
    if (NUMBERS.contains(type) || BOXES.contains(type)) {
      return "number";
    }
    if (type == boolean.class || type == Boolean.class) {
      return "boolean";
    }
    if (type == String.class) {
      return "string";
    }
    return names.containsKey(type) ? name(type) : other(type);
  }

  private static String other(Class<?> type) {
    if (type == Object.class || type == Part.class) {
      return "unknown";
    }
    throw unknown(type);
  }

  private String name(Class<?> type) {
    String name = names.get(type);
    if (name == null) {
      throw unknown(type);
    }
    return name;
  }

  private static IllegalArgumentException unknown(Type type) {
    return new IllegalArgumentException("no TypeScript type for " + type.getTypeName());
  }
}
