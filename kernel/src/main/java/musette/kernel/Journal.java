package musette.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * Receives the events of a transition, in order. Creating events takes time, so rules check first:
 * {@code if (journal != Journal.NONE) journal.tell(...)}.
 */
public interface Journal {
  /** Nobody listens. */
  Journal NONE = event -> {};

  /** Receives the next event. */
  void tell(Event event);

  /** A journal that keeps all events. */
  static Kept kept() {
    return new Kept();
  }

  /** Keeps every event in order. */
  final class Kept implements Journal {
    private final List<Event> events = new ArrayList<>();

    @Override
    public void tell(Event event) {
      events.add(event);
    }

    /** A copy of the events so far, in order. */
    public List<Event> events() {
      return List.copyOf(events);
    }
  }
}
