package musette.wire;

import java.util.function.Function;
import musette.wire.table.Part;

/**
 * A part of a message whose type depends on the game.
 *
 * @param forms the forms of the record types
 */
record PartForm(Function<Class<?>, Form> forms) implements Form {
  @Override
  public void compare(Object before, Object after, Differences to) {
    if (((Part) before).value() instanceof Record old
        && ((Part) after).value() instanceof Record now) {
      forms.apply(now.getClass()).compare(old, now, to);
    } else {
      to.set(after);
    }
  }
}
