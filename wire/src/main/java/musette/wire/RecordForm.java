package musette.wire;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** A record, printed as an object with one field per component. */
final class RecordForm implements Form {
  /** A record component. */
  sealed interface Field {
    String name();

    void print(Object owner, StringBuilder to);

    void compare(Object before, Object after, Differences to);
  }

  /** An int, short or byte. */
  record IntField(String name, ToIntFunction<Object> get) implements Field {
    @Override
    public void print(Object owner, StringBuilder to) {
      to.append(get.applyAsInt(owner));
    }

    @Override
    public void compare(Object before, Object after, Differences to) {
      if (get.applyAsInt(before) != get.applyAsInt(after)) {
        to.at(name, PLAIN, get.applyAsInt(before), get.applyAsInt(after));
      }
    }
  }

  record LongField(String name, ToLongFunction<Object> get) implements Field {
    @Override
    public void print(Object owner, StringBuilder to) {
      to.append(get.applyAsLong(owner));
    }

    @Override
    public void compare(Object before, Object after, Differences to) {
      if (get.applyAsLong(before) != get.applyAsLong(after)) {
        to.at(name, PLAIN, get.applyAsLong(before), get.applyAsLong(after));
      }
    }
  }

  record FlagField(String name, Predicate<Object> get) implements Field {
    @Override
    public void print(Object owner, StringBuilder to) {
      to.append(get.test(owner));
    }

    @Override
    public void compare(Object before, Object after, Differences to) {
      if (get.test(before) != get.test(after)) {
        to.at(name, PLAIN, get.test(before), get.test(after));
      }
    }
  }

  record PartField(String name, Function<Object, Object> get, Form form) implements Field {
    @Override
    public void print(Object owner, StringBuilder to) {
      Form.orNull(form, get.apply(owner), to);
    }

    @Override
    public void compare(Object before, Object after, Differences to) {
      to.at(name, form, get.apply(before), get.apply(after));
    }
  }

  /** A number or a boolean. */
  private static final Form PLAIN = (value, to) -> to.append(value);

  private final Field[] fields;
  private final String[] before;
  private final String end;

  private RecordForm(String begin, List<Field> fields) {
    this.fields = fields.toArray(Field[]::new);
    this.before = new String[this.fields.length];
    String comma = begin.equals("{") ? "" : ",";
    String head = begin;
    for (int i = 0; i < before.length; i++) {
      before[i] = head + comma + "\"" + this.fields[i].name() + "\":";
      head = "";
      comma = ",";
    }
    this.end = head + "}";
  }

  static RecordForm plain(List<Field> fields) {
    return new RecordForm("{", fields);
  }

  static RecordForm named(String type, List<Field> fields) {
    return new RecordForm("{\"type\":\"" + type + "\"", fields);
  }

  @Override
  public void print(Object value, StringBuilder to) {
    for (int i = 0; i < fields.length; i++) {
      fields[i].print(value, to.append(before[i]));
    }
    to.append(end);
  }

  @Override
  public void compare(Object before, Object after, Differences to) {
    if (before.getClass() != after.getClass()) {
      to.set(this, after);
      return;
    }
    for (Field field : fields) {
      field.compare(before, after, to);
    }
  }
}
