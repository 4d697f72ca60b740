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
import musette.server.store.Store;
import musette.server.store.TableStore.Listed;
import musette.server.store.database.StorageUnavailable;
import musette.server.work.Commits;
import musette.table.Games;
import musette.table.Table;
import musette.wire.Json;
import musette.wire.table.TableInfo.Status;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Replays the running matches after an upgrade. Those of a game whose rules have another version
 * than at the last start are replayed before anybody is let in; the others afterwards, slowly, in
 * case their rules have changed all the same. A match that today's rules would change is frozen.
 */
public final class RulesUpgrade implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RulesUpgrade.class);
  private static final String RULES = "rules";
  private static final Duration AFTER_TROUBLE = Duration.ofSeconds(5);
  private static final Duration ONE_TABLE = Duration.ofSeconds(1);

  /** Of one processor, so that whoever plays does not notice. */
  private static final int REST_FOR_WORK = 3;

  private final Store store;
  private final Games games;
  private final TableRepository repository;
  private final LiveTables tables;
  private final List<Listed> later = new ArrayList<>();
  private final CountDownLatch closed = new CountDownLatch(1);
  private @Nullable Thread thread;

  public RulesUpgrade(Store store, Games games, TableRepository repository, LiveTables tables) {
    this.store = store;
    this.games = games;
    this.repository = repository;
    this.tables = tables;
  }

  /** Returns the frozen tables, as far as that is known before all are replayed. */
  public List<String> check() {
    var frozen = new ArrayList<String>();
    var marks = new ArrayList<CompletableFuture<Integer>>();
    Map<String, Integer> rules = rules();
    JsonNode before = Json.parse(store.meta().get(RULES).orElse("{}"));
    for (Map.Entry<String, List<Listed>> game : store.tables().unfinished().entrySet()) {
      boolean same = before.path(game.getKey()).asInt(0) == rules.getOrDefault(game.getKey(), 0);
      for (Listed listed : game.getValue()) {
        Listed found = same ? listed : found(listed);
        if (same) {
          later.add(listed);
        } else if (found.status() != listed.status()) {
          marks.add(store.tables().mark(found));
        }
        if (found.status() == Status.FROZEN) {
          frozen.add(found.id());
        }
      }
    }
    // The writer takes all that waits into one commit.
    marks.forEach(Commits::await);
    Commits.await(store.meta().set(RULES, Json.write(rules)));
    LOG.info("rules {}, {} tables are still to be checked", rules, later.size());
    return frozen;
  }

  private Map<String, Integer> rules() {
    var versions = new TreeMap<String, Integer>();
    games.list().forEach(game -> versions.put(game.about().id(), game.about().version()));
    return versions;
  }

  /** Starts to replay the others in the background. */
  public void checkTheOthers() {
    thread = Thread.ofPlatform().name("musette-upgrade").daemon().start(this::replayTheOthers);
  }

  private void replayTheOthers() {
    try {
      for (Listed listed : later) {
        long began = System.nanoTime();
        boolean done = tables.find(listed.id()).isPresent() || isMarked(listed);
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
        Commits.await(store.tables().mark(found));
      }
      return true;
    } catch (StorageUnavailable | Refused e) {
      LOG.warn("table {} could not be checked: {}", listed.id(), e.getMessage());
      return false;
    }
  }

  /** A table that cannot be replayed, whatever the reason, must not stop the others. */
  private Listed found(Listed listed) {
    String id = listed.id();
    Status status = Status.FROZEN;
    int seq = listed.seq();
    try {
      Table table = repository.load(id);
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

  /** Waits for the current table, if it does not take long. */
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
