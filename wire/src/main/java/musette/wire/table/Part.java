package musette.wire.table;

import org.jspecify.annotations.Nullable;

/**
 * A part of a message whose type depends on the game: a view, an action, an event or a remark. In
 * JSON it is the value itself.
 *
 * @param value a record; null where there is nothing, such as the view before the match
 */
public record Part(@Nullable Object value) {
  public static final Part NOTHING = new Part(null);
}
