package musette.wire;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.node.POJONode;
import java.util.function.Function;

/**
 * A part of a message that is either a record or already JSON.
 *
 * @param forms the forms of the record types
 */
record NodeForm(JavaType type, Function<Class<?>, Form> forms) implements Form {
  private static Object inside(Object node) {
    return node instanceof POJONode part ? part.getPojo() : node;
  }

  @Override
  public void compare(Object before, Object after, Differences to) {
    if (inside(before) instanceof Record old && inside(after) instanceof Record now) {
      forms.apply(now.getClass()).compare(old, now, to);
    } else {
      to.set(type, after);
    }
  }
}
