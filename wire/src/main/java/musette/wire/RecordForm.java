package musette.wire;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** A record. Records of the same class are compared field by field. */
record RecordForm(List<Field> fields) implements Form {
  /** A record component. */
  sealed interface Field {
    void compare(Object before, Object after, Differences to);
  }

  /** An int, short or byte. */
  record IntField(String name, Form form, ToIntFunction<Object> get) implements Field {
    @Override
    public void compare(Object before, Object after, Differences to) {
      if (get.applyAsInt(before) != get.applyAsInt(after)) {
        to.at(name, form, get.applyAsInt(before), get.applyAsInt(after));
      }
    }
  }

  record LongField(String name, Form form, ToLongFunction<Object> get) implements Field {
    @Override
    public void compare(Object before, Object after, Differences to) {
      if (get.applyAsLong(before) != get.applyAsLong(after)) {
        to.at(name, form, get.applyAsLong(before), get.applyAsLong(after));
      }
    }
  }

  record FlagField(String name, Form form, Predicate<Object> get) implements Field {
    @Override
    public void compare(Object before, Object after, Differences to) {
      if (get.test(before) != get.test(after)) {
        to.at(name, form, get.test(before), get.test(after));
      }
    }
  }

  record PartField(String name, Form form, Function<Object, Object> get) implements Field {
    @Override
    public void compare(Object before, Object after, Differences to) {
      to.at(name, form, get.apply(before), get.apply(after));
    }
  }

  RecordForm {
    fields = List.copyOf(fields);
  }

  @Override
  public void compare(Object before, Object after, Differences to) {
    if (before.getClass() != after.getClass()) {
      to.set(after);
      return;
    }
    for (int i = 0; i < fields.size(); i++) {
      fields.get(i).compare(before, after, to);
    }
  }
}
