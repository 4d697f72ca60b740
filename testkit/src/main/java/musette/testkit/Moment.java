package musette.testkit;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import musette.kernel.Event;
import musette.kernel.Seat;
import musette.kernel.Setup;

/**
 * One action of a match and what came of it; the start of a match is one, too, without an action.
 *
 * @param before the state in which the action was taken; at the start the same as {@code after}
 * @param seat who acted; {@link Seat#NONE} at the start
 * @param action in notation; empty at the start
 */
public record Moment<S>(
    Setup setup, S before, Seat seat, String action, List<Event> events, S after) {

  public boolean isStart() {
    return action.isEmpty();
  }

  /** The events of one type, in their order. */
  public <E extends Event> Stream<E> all(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast);
  }

  public boolean has(Class<? extends Event> type) {
    return events.stream().anyMatch(type::isInstance);
  }

  public <E extends Event> boolean has(Class<E> type, Predicate<E> such) {
    return all(type).anyMatch(such);
  }

  /** Whether an event of the first type comes before one of the second. */
  public boolean inOrder(Class<? extends Event> first, Class<? extends Event> second) {
    return events.stream().dropWhile(e -> !first.isInstance(e)).anyMatch(second::isInstance);
  }

  /** Whether an event cites the rule. */
  public boolean cites(String rule) {
    return events.stream().anyMatch(event -> event.rule().equals(rule));
  }
}
