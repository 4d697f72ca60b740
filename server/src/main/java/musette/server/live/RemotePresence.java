package musette.server.live;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import musette.server.store.Store;

/**
 * Knows who watches the tables of this server on other servers. They announce who comes and goes; a
 * server that is silent for a while is taken to be dead.
 */
public final class RemotePresence {
  /** The interval between heartbeats, in milliseconds. */
  static final long HEARTBEAT = 2_000;

  private static final long SILENCE = 5 * HEARTBEAT;

  /** Players in one note, which has at most 8,000 bytes. */
  private static final int NOTE = 400;

  private static final int MOST = 100_000;

  private final Store store;
  private final Map<String, Long> here = new ConcurrentHashMap<>();
  private final Map<String, Long> heard = new ConcurrentHashMap<>();
  private final Map<String, Set<Watching>> tables = new ConcurrentHashMap<>();

  private record Watching(String node, String player) {}

  public RemotePresence(Store store) {
    this.store = store;
  }

  void announceArrival(String table, String player) {
    store.tell("came " + table + ":" + player);
  }

  void announceDeparture(String table, String player) {
    store.tell("went " + table + ":" + player);
  }

  void ask(String table) {
    store.tell("who " + table + ":");
  }

  void sendHeartbeat() {
    store.tell("alive");
  }

  /** Tells the other servers who has a page open here. */
  void announce(Collection<String> players) {
    var all = List.copyOf(players);
    for (int i = 0; i < all.size(); i += NOTE) {
      store.tell("here " + String.join(" ", all.subList(i, Math.min(all.size(), i + NOTE))));
    }
  }

  void here(String player, long now) {
    if (here.size() > MOST) {
      here.clear();
    }
    here.put(player, now);
  }

  /** Whether a player has a page open at another server. */
  public boolean isElsewhere(String player, long now) {
    return here.getOrDefault(player, 0L) > now - SILENCE;
  }

  void heard(String node, long now) {
    heard.put(node, now);
  }

  void came(String node, String table, String player) {
    tables
        .computeIfAbsent(table, key -> ConcurrentHashMap.newKeySet())
        .add(new Watching(node, player));
  }

  void went(String node, String table, String player) {
    tables.computeIfPresent(
        table,
        (key, watching) -> {
          watching.remove(new Watching(node, player));
          return watching.isEmpty() ? null : watching;
        });
  }

  boolean isWatched(String table, String player) {
    for (Watching watching : tables.getOrDefault(table, Set.of())) {
      if (watching.player.equals(player)) {
        return true;
      }
    }
    return false;
  }

  /** Who watches a table at other servers. */
  Set<String> watching(String table) {
    var all = new HashSet<String>();
    tables.getOrDefault(table, Set.of()).forEach(one -> all.add(one.player));
    return all;
  }

  /** The table is no longer in memory here. */
  void forget(String table) {
    tables.remove(table);
  }

  /** Drops the servers that are silent; returns the tables where that changes something. */
  Set<String> dropSilentServers(long now) {
    var changed = ConcurrentHashMap.<String>newKeySet();
    heard.forEach(
        (node, last) -> {
          if (last < now - SILENCE) {
            heard.remove(node, last);
            tables.forEach(
                (table, watching) -> {
                  if (watching.removeIf(who -> who.node.equals(node))) {
                    changed.add(table);
                  }
                });
          }
        });
    return changed;
  }
}
