package musette.server.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import musette.kernel.Refused;
import musette.server.store.Store.Listed;
import musette.server.store.Unavailable;
import musette.server.table.Table;
import musette.wire.Json;
import musette.wire.table.TableInfo.Status;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays running matches again. Those of a game whose rules have another version than at the last
 * start are played before anybody is let in; the others afterwards, slowly, in case that the rules
 * have changed all the same. A match that the rules of today would change is kept as it was.
 */
public final class Upgrade implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Upgrade.class);
  private static final String RULES = "rules";
  private static final Duration AFTER_TROUBLE = Duration.ofSeconds(5);
  private static final Duration ONE_TABLE = Duration.ofSeconds(1);

  /** Of one processor, so that whoever plays does not notice. */
  private static final int REST_FOR_WORK = 3;

  private final House house;
  private final List<Listed> later = new ArrayList<>();
  private final CountDownLatch closed = new CountDownLatch(1);
  private @Nullable Thread thread;

  public Upgrade(House house) {
    this.house = house;
  }

  /** The tables that are frozen, as far as that is known before all are played again. */
  public List<String> check() {
    var frozen = new ArrayList<String>();
    var marks = new ArrayList<CompletableFuture<Integer>>();
    Map<String, Integer> rules = rules();
    JsonNode before = Json.parse(house.store().meta(RULES).orElse("{}"));
    for (Map.Entry<String, List<Listed>> game : house.store().unfinished().entrySet()) {
      boolean same = before.path(game.getKey()).asInt(0) == rules.getOrDefault(game.getKey(), 0);
      for (Listed listed : game.getValue()) {
        Listed found = same ? listed : found(listed);
        if (same) {
          later.add(listed);
        } else if (found.status() != listed.status()) {
          marks.add(house.store().mark(found));
        }
        if (found.status() == Status.FROZEN) {
          frozen.add(found.id());
        }
      }
    }
    // The writer takes all that waits into one commit.
    marks.forEach(house::saved);
    house.saved(house.store().setMeta(RULES, Json.write(rules)));
    LOG.info("rules {}, {} tables are still to be checked", rules, later.size());
    return frozen;
  }

  private Map<String, Integer> rules() {
    var versions = new TreeMap<String, Integer>();
    house.games().list().forEach(game -> versions.put(game.about().id(), game.about().version()));
    return versions;
  }

  /** Begins to play the others. */
  public void goOn() {
    thread = Thread.ofPlatform().name("musette-upgrade").daemon().start(this::playTheOthers);
  }

  private void playTheOthers() {
    try {
      for (Listed listed : later) {
        long began = System.nanoTime();
        boolean done = house.inMemory(listed.id()).isPresent() || isMarked(listed);
        long took = System.nanoTime() - began;
        long rest = done ? took * REST_FOR_WORK : AFTER_TROUBLE.toNanos();
        if (closed.await(rest, TimeUnit.NANOSECONDS)) {
          return;
        }
      }
      LOG.info("{} tables are checked", later.size());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isMarked(Listed listed) {
    try {
      Listed found = found(listed);
      if (found.status() != listed.status()) {
        house.saved(house.store().mark(found));
      }
      return true;
    } catch (Unavailable | Refused e) {
      LOG.warn("table {} could not be checked: {}", listed.id(), e.getMessage());
      return false;
    }
  }

  /** One table that cannot be played again, whatever the reason, must not stop all the others. */
  private Listed found(Listed listed) {
    String id = listed.id();
    Status status = Status.FROZEN;
    int seq = listed.seq();
    try {
      Table table = LiveTable.fromDisk(id, house);
      status = table.status();
      seq = table.seq();
    } catch (Refused e) {
      LOG.warn("table {}: {}", id, e.getMessage());
    }
    if (status == Status.FROZEN) {
      LOG.warn("table {} does not fit this version and is kept as it was", id);
    }
    return new Listed(id, seq, status);
  }

  /** Lets the table at hand be finished, if it does not take long. */
  @Override
  public void close() {
    closed.countDown();
    Thread now = thread;
    if (now != null) {
      try {
        now.join(ONE_TABLE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
