package musette.server.table;

import java.util.List;

/** What becomes of a command that is not refused. */
public sealed interface Decision {
  /** These changes, all or none; an empty list means that there is nothing to do. */
  record Do(List<Change> changes) implements Decision {
    public Do {
      changes = List.copyOf(changes);
    }
  }

  /** It was decided on what is no longer so. */
  record Stale() implements Decision {}

  static Decision just(Change... changes) {
    return new Do(List.of(changes));
  }
}
