package musette.server.live;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** Who watches a table on this server. */
final class Viewers implements Iterable<Viewer> {
  private final String table;
  private final Elsewhere elsewhere;
  private final List<Viewer> viewers = new CopyOnWriteArrayList<>();

  Viewers(String table, Elsewhere elsewhere) {
    this.table = table;
    this.elsewhere = elsewhere;
  }

  void add(Viewer viewer) {
    boolean known = isHere(viewer.player());
    if (viewers.isEmpty()) {
      elsewhere.ask(table);
    }
    viewers.add(viewer);
    if (!known) {
      elsewhere.tellThatCame(table, viewer.player());
    }
    changed();
  }

  void remove(Viewer viewer) {
    if (viewers.remove(viewer)) {
      if (!isHere(viewer.player())) {
        elsewhere.tellThatWent(table, viewer.player());
      }
      changed();
    }
  }

  /** There is something new to see. */
  void changed() {
    viewers.forEach(Viewer::changed);
  }

  boolean isEmpty() {
    return viewers.isEmpty();
  }

  @Override
  public Iterator<Viewer> iterator() {
    return viewers.iterator();
  }

  /** The players who watch on this server. */
  Set<String> players() {
    var players = new HashSet<String>();
    viewers.forEach(viewer -> players.add(viewer.player()));
    return players;
  }

  /** Whether the player watches, here or on another server. */
  boolean isOnline(String player) {
    return isHere(player) || elsewhere.isWatched(table, player);
  }

  private boolean isHere(String player) {
    for (Viewer viewer : viewers) {
      if (viewer.player().equals(player)) {
        return true;
      }
    }
    return false;
  }
}
