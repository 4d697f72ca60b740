package musette.server.live;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import musette.wire.table.ToClient;

/** The subscribers of a table on this server. */
final class TableSubscribers implements Iterable<TableSubscribers.Subscriber> {
  /** A client that watches the table. */
  interface Subscriber {
    String player();

    /** There is something new to see. */
    void changed();

    void send(ToClient message);
  }

  private final String table;
  private final RemotePresence presence;
  private final List<Subscriber> subscribers = new CopyOnWriteArrayList<>();

  TableSubscribers(String table, RemotePresence presence) {
    this.table = table;
    this.presence = presence;
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
