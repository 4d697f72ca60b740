package musette.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import musette.kernel.Refused;
import musette.server.store.Store.Listed;
import musette.server.store.Unavailable;
import musette.wire.table.TableInfo.Status;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays the running matches again before anybody is let in. One that the rules of this version
 * would change is named and kept as it was.
 */
public final class Upgrade {
  private static final Logger LOG = LoggerFactory.getLogger(Upgrade.class);

  private final House house;

  public Upgrade(House house) {
    this.house = house;
  }

  /** The tables that are frozen. */
  public List<String> check() {
    var frozen = new ArrayList<String>();
    var marks = new ArrayList<CompletableFuture<Integer>>();
    for (Listed listed : house.store().unfinished()) {
      Listed found = found(listed);
      if (found.status() != listed.status()) {
        marks.add(house.store().mark(found));
      }
      if (found.status() == Status.FROZEN) {
        frozen.add(found.id());
        LOG.warn("table {} does not fit this version and is kept as it was", found.id());
      }
    }
    // The writer takes all that waits into one commit.
    marks.forEach(house::saved);
    var versions = new TreeMap<String, Integer>();
    house.games().list().forEach(game -> versions.put(game.about().id(), game.about().version()));
    LOG.info("rules {}", versions);
    return frozen;
  }

  /** One table that cannot be played again, whatever the reason, must not stop all the others. */
  private Listed found(Listed listed) {
    String id = listed.id();
    try {
      return house.table(id).read(now -> new Listed(id, now.seq(), now.status()));
    } catch (Refused e) {
      LOG.warn("table {}: {}", id, e.getMessage());
    } catch (Unavailable e) {
      // Of a database that does not answer the table is no cause.
      throw e;
    } catch (RuntimeException e) {
      LOG.error("table {} cannot be read", id, e);
    }
    return new Listed(id, listed.seq(), Status.FROZEN);
  }
}
