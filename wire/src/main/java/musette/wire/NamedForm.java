package musette.wire;

import java.util.function.Function;

/**
 * A value of a sealed type, printed with its type name.
 *
 * @param forms the forms of the record types
 * @param other prints values that are not records
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
