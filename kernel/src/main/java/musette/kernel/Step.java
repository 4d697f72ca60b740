package musette.kernel;

import java.util.List;

/**
 * One ply and its outcome.
 *
 * @param ply its number; 0 is the set-up
 * @param seat the seat that acted; {@link Seat#NONE} for the set-up
 * @param action in notation; empty for the set-up
 * @param events everything that happened, in order, for all audiences
 * @param free whether it used no dice and revealed nothing, so that it can be taken back without
 *     consent
 */
public record Step(int ply, Seat seat, String action, List<Event> events, boolean free) {
  public Step {
    events = List.copyOf(events);
  }

  /** The events that this viewer may know, in order. */
  public List<Event> eventsFor(Seat viewer) {
    return events.stream().filter(event -> event.audience().contains(viewer)).toList();
  }
}
