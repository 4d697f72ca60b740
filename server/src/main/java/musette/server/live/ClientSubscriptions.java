package musette.server.live;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.wire.table.ToClient;

/** What one client watches: tables and the lists. */
final class ClientSubscriptions implements ListSubscriptions.Watcher {
  private static final int MOST_TABLES = 64;

  private final String player;
  private final Outbox outbox;
  private final TableFeed feed;
  private final ListSubscriptions lists;
  private final Map<String, TableSubscription> tables = new ConcurrentHashMap<>(2);
  private boolean closed;

  ClientSubscriptions(String player, Outbox outbox, TableFeed feed, ListSubscriptions lists) {
    this.player = player;
    this.outbox = outbox;
    this.feed = feed;
    this.lists = lists;
  }

  /** Replaces an earlier subscription to the same table. */
  void watchTable(String id, Seat seat, int after, TableUpdates.Mode mode) {
    if (tables.size() >= MOST_TABLES && !tables.containsKey(id)) {
      throw Refused.because("", "too-many-tables");
    }
    var request = new TableUpdates.Request(player, seat, after, mode);
    TableSubscription next = feed.subscription(id, request, outbox, this::drop);
    unwatchTable(id);
    open(id, next);
    // Only now, so that no line is missed; one that comes both ways has the same number.
    feed.opened(id, player, outbox);
  }

  /** A message may still be handled after its socket is gone: then nothing may be opened. */
  private synchronized void open(String id, TableSubscription subscription) {
    if (!closed) {
      tables.put(id, subscription);
      subscription.open();
    }
  }

  void unwatchTable(String id) {
    TableSubscription subscription = tables.get(id);
    if (subscription != null) {
      drop(subscription);
    }
  }

  private void drop(TableSubscription subscription) {
    if (tables.remove(subscription.tableId(), subscription)) {
      subscription.close();
    }
  }

  synchronized void watchLists() {
    if (!closed) {
      lists.add(this);
    }
  }

  void unwatchLists() {
    lists.remove(this);
  }

  @Override
  public String player() {
    return player;
  }

  @Override
  public void listsChanged() {
    outbox.send(new ToClient.ListsChanged());
  }

  void close() {
    synchronized (this) {
      closed = true;
    }
    lists.remove(this);
    List.copyOf(tables.keySet()).forEach(this::unwatchTable);
  }
}
