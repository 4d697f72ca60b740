package musette.wire;

import com.fasterxml.jackson.databind.node.POJONode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.function.Function;

/**
 * A part of a message that is either a record or already JSON.
 *
 * @param forms the forms of the record types
 * @param other prints values that are not records
 */
record NodeForm(Function<Class<?>, Form> forms, Form other) implements Form {
  private static Object inside(Object node) {
    return node instanceof POJONode part ? part.getPojo() : node;
  }

  @Override
  public void print(Object value, StringBuilder to) {
    switch (inside(value)) {
      case Record part -> forms.apply(part.getClass()).print(part, to);
      case RawValue raw -> to.append(raw.rawValue());
      default -> other.print(value, to);
    }
  }

  @Override
  public void compare(Object before, Object after, Differences to) {
    if (inside(before) instanceof Record old && inside(after) instanceof Record now) {
      forms.apply(now.getClass()).compare(old, now, to);
    } else {
      to.set(this, after);
    }
  }
}
