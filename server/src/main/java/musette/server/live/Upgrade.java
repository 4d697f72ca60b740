package musette.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import musette.kernel.Refused;
import musette.server.table.Table;
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
    for (String id : house.store().unfinished()) {
      Status status = status(id);
      house.saved(house.store().mark(id, status.name()));
      if (status == Status.FROZEN) {
        frozen.add(id);
        LOG.warn("table {} does not fit the rules of this version and is kept as it was", id);
      }
    }
    var versions = new TreeMap<String, Integer>();
    house.games().list().forEach(game -> versions.put(game.about().id(), game.about().version()));
    LOG.info("rules {}", versions);
    return frozen;
  }

  private Status status(String id) {
    try {
      return house.table(id).read(Table::status);
    } catch (Refused e) {
      LOG.warn("table {}: {}", id, e.getMessage());
      return Status.FROZEN;
    }
  }
}
