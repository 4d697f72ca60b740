package musette.table;

import java.util.List;
import musette.kernel.Event;
import musette.wire.table.Change;

/** A change in the history of a table, with the events that it caused. */
public record HistoryEntry(int seq, long at, String player, Change change, List<Event> events) {
  public HistoryEntry {
    events = List.copyOf(events);
  }
}
