package musette.server.live;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import musette.table.Table;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;

/** Notifies clients when the lists of tables change, at most once a second. */
public final class ListSubscriptions {
  /** A client that shows the lists. */
  interface Watcher {
    String player();

    void listsChanged();
  }

  private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
  private final Set<String> players = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean everybody = new AtomicBoolean();

  void add(Watcher watcher) {
    watchers.add(watcher);
  }

  void remove(Watcher watcher) {
    watchers.remove(watcher);
  }

  int count() {
    return watchers.size();
  }

  /** Moves concern those at the table; everything else may show in a public list. */
  void changed(Table table, List<LoggedChange> changes) {
    if (watchers.isEmpty()) {
      return;
    }
    if (changes.stream().allMatch(logged -> logged.change() instanceof Change.Played)) {
      table.seats().forEach(seat -> players.add(table.place(seat).player()));
    } else {
      everybody.set(true);
    }
  }

  /** Another server changed a table that is not in memory here; it may concern anybody. */
  void changedElsewhere() {
    everybody.set(!watchers.isEmpty());
  }

  /** Notifies those whom the changes concern; called once a second. */
  public void flush() {
    boolean all = everybody.getAndSet(false);
    var some = new HashSet<String>(players);
    players.removeAll(some);
    if (all || !some.isEmpty()) {
      for (Watcher watcher : watchers) {
        if (all || some.contains(watcher.player())) {
          watcher.listsChanged();
        }
      }
    }
  }
}
