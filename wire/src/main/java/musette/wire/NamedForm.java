package musette.wire;

import java.util.function.Function;

/**
 * One of several types, whose name is written with it.
 *
 * @param forms of the types that are records
 * @param other writes what is none
 */
record NamedForm(Function<Class<?>, Form> forms, Form other) implements Form {
  private static final ClassValue<Boolean> NAMED =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return type.isRecord() && SealedTypeNames.isNamed(type);
        }
      };

  private Form form(Object value) {
    return NAMED.get(value.getClass()) ? forms.apply(value.getClass()) : other;
  }

  @Override
  public void print(Object value, StringBuilder to) {
    form(value).print(value, to);
  }

  @Override
  public void compare(Object before, Object after, Differences to) {
    form(after).compare(before, after, to);
  }
}
