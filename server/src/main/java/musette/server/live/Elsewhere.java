package musette.server.live;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import musette.server.store.Store;

/**
 * Who watches the tables of this server on the other ones. They tell when somebody comes or goes; a
 * server that is silent for a while has died, and so nobody is there any more.
 */
final class Elsewhere {
  /** Every server gives a sign of life within this time. */
  static final long SIGN = 2_000;

  private static final long SILENCE = 5 * SIGN;

  private final Store store;
  private final Map<String, Long> heard = new ConcurrentHashMap<>();
  private final Map<String, Set<Watching>> tables = new ConcurrentHashMap<>();

  private record Watching(String node, String player) {}

  Elsewhere(Store store) {
    this.store = store;
  }

  void tellThatCame(String table, String player) {
    store.tell("came " + table + ":" + player);
  }

  void tellThatWent(String table, String player) {
    store.tell("went " + table + ":" + player);
  }

  void ask(String table) {
    store.tell("who " + table + ":");
  }

  void giveSign() {
    store.tell("alive");
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

  /** Nobody here wants to know any more. */
  void forget(String table) {
    tables.remove(table);
  }

  /** Gives up the servers that are silent; the tables where that changes something. */
  Set<String> silenced(long now) {
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
