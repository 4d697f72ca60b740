package musette.server.live;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import musette.table.TableSnapshot;
import musette.wire.table.ToClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The subscribers of a table on this server. */
final class TableSubscribers implements Iterable<TableSubscribers.Subscriber> {
  /** A client that watches the table. */
  interface Subscriber {
    String player();

    /** There is something new to see. */
    void changed();

    /**
     * Looks at the table now if the client is ready for it, or else later. What is returned renders
     * and sends what was seen; any thread may do that.
     */
    Optional<Runnable> look(TableSnapshot tableSnapshot);

    /** Gives memory back if nothing has happened for a while. */
    void rest(long now);

    void send(ToClient message);
  }

  private static final Logger LOG = LoggerFactory.getLogger(TableSubscribers.class);

  private final String table;
  private final RemotePresence presence;
  private final Executor rendering;
  private final List<Subscriber> subscribers = new CopyOnWriteArrayList<>();

  TableSubscribers(String table, RemotePresence presence, Executor rendering) {
    this.table = table;
    this.presence = presence;
    this.rendering = rendering;
  }

  String table() {
    return table;
  }

  void add(Subscriber subscriber) {
    boolean known = isHere(subscriber.player());
    if (subscribers.isEmpty()) {
      presence.ask(table);
    }
    subscribers.add(subscriber);
    if (!known) {
      presence.announceArrival(table, subscriber.player());
    }
    changed();
  }

  void remove(Subscriber subscriber) {
    if (subscribers.remove(subscriber)) {
      if (!isHere(subscriber.player())) {
        presence.announceDeparture(table, subscriber.player());
      }
      changed();
    }
  }

  /** There is something new to see. */
  void changed() {
    subscribers.forEach(Subscriber::changed);
  }

  /** Shows a change to everybody; called under the lock of the table. One task serves them all. */
  void show(TableSnapshot tableSnapshot) {
    var ready = new ArrayList<Runnable>();
    for (Subscriber subscriber : subscribers) {
      subscriber.look(tableSnapshot).ifPresent(ready::add);
    }
    if (!ready.isEmpty()) {
      try {
        rendering.execute(() -> ready.forEach(Runnable::run));
      } catch (RejectedExecutionException e) {
        LOG.debug("nobody is shown table {}: the server stops", table);
      }
    }
  }

  boolean isEmpty() {
    return subscribers.isEmpty();
  }

  @Override
  public Iterator<Subscriber> iterator() {
    return subscribers.iterator();
  }

  /** The players who watch on this server. */
  Set<String> players() {
    var players = new HashSet<String>();
    subscribers.forEach(subscriber -> players.add(subscriber.player()));
    return players;
  }

  /** The players who watch, here or on another server. */
  Set<String> everywhere() {
    Set<String> all = players();
    all.addAll(presence.watching(table));
    return all;
  }

  /** Whether the player watches, here or on another server. */
  boolean isOnline(String player) {
    return isHere(player) || presence.isWatched(table, player);
  }

  private boolean isHere(String player) {
    for (Subscriber subscriber : subscribers) {
      if (subscriber.player().equals(player)) {
        return true;
      }
    }
    return false;
  }
}
