package musette.table;

import java.util.List;
import musette.wire.table.Change;

/** The decision about a command that is not refused. */
public sealed interface Decision {
  /** These changes, all or none; an empty list means that there is nothing to do. */
  record Do(List<Change> changes) implements Decision {
    public Do {
      changes = List.copyOf(changes);
    }
  }

  /** The command was made on an old state. */
  record Stale() implements Decision {}

  static Decision just(Change... changes) {
    return new Do(List.of(changes));
  }
}
