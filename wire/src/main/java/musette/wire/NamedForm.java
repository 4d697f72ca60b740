package musette.wire;

import java.util.function.Function;

/**
 * A value of a sealed type. Records of the same class are compared field by field.
 *
 * @param forms the forms of the record types
 */
record NamedForm(Function<Class<?>, Form> forms) implements Form {
  private static final ClassValue<Boolean> NAMED =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return type.isRecord() && SealedTypeNames.isNamed(type);
        }
      };

  @Override
  public void compare(Object before, Object after, Differences to) {
    if (NAMED.get(after.getClass())) {
      forms.apply(after.getClass()).compare(before, after, to);
    } else {
      to.set(after);
    }
  }
}
