package musette.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.kernel.Statement;
import musette.wire.table.Part;

/** Builds the {@link Form} of every record type on first use. */
final class Forms {
  private static final ClassValue<Form> RECORDS =
      new ClassValue<>() {
        @Override
        protected Form computeValue(Class<?> type) {
          return ofRecord(type);
        }
      };

  private Forms() {}

  /** The differences between two records of the same class. */
  static Map<String, Part> differences(Record before, Record after) {
    var differences = new Differences();
    RECORDS.get(after.getClass()).compare(before, after, differences);
    return differences.found();
  }

  private static Form ofRecord(Class<?> type) {
    if (type.getTypeParameters().length > 0) {
      return Form.WHOLE;
    }
    var fields = new ArrayList<RecordForm.Field>();
    boolean rule = Statement.class.isAssignableFrom(type);
    for (RecordComponent component : type.getRecordComponents()) {
      rule &= !component.getName().equals("rule");
      fields.add(field(type, component));
    }
    if (rule) {
      fields.add(
          new RecordForm.PartField(
              "rule", Form.WHOLE, statement -> ((Statement) statement).rule()));
    }
    return new RecordForm(fields);
  }

  private static RecordForm.Field field(Class<?> owner, RecordComponent component) {
    String name = component.getName();
    Class<?> type = component.getType();
    Form form = of(component.getGenericType());
    if (type == int.class || type == short.class || type == byte.class) {
      return new RecordForm.IntField(name, form, Accessors.ofInt(owner, component));
    }
    if (type == long.class) {
      return new RecordForm.LongField(name, form, Accessors.ofLong(owner, component));
    }
    if (type == boolean.class) {
      return new RecordForm.FlagField(name, form, Accessors.ofBoolean(owner, component));
    }
    return new RecordForm.PartField(name, form, Accessors.ofObject(owner, component));
  }

  private static Form of(Type type) {
    if (type instanceof Class<?> simple) {
      return ofClass(simple);
    }
    return type instanceof ParameterizedType generic
            && generic.getRawType() == List.class
            && generic.getActualTypeArguments()[0] instanceof Class<?> item
        ? new ListForm(ofClass(item))
        : Form.WHOLE;
  }

  private static Form ofClass(Class<?> type) {
    if (type == Part.class) {
      return new PartForm(RECORDS::get);
    }
    if (type.isRecord()) {
      return new Known(type);
    }
    return SealedTypeNames.isNamed(type) ? new NamedForm(RECORDS::get) : Form.WHOLE;
  }

  /** A record type, looked up when it is needed because record types may refer to each other. */
  private record Known(Class<?> record) implements Form {
    @Override
    public void compare(Object before, Object after, Differences to) {
      RECORDS.get(record).compare(before, after, to);
    }
  }
}
