package musette.server.live;

import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import musette.kernel.Refused;
import musette.server.store.ChatStore.Spoken;
import musette.server.store.Others;
import musette.server.store.Store;
import musette.server.table.Games;
import musette.wire.table.Person;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables that are in use, and all that works on them. */
public final class House implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(House.class);
  private static final long GRACE = 30_000;

  private final Store store;
  private final Games games;
  private final Limits limits;
  private final InstantSource clock;
  private final Programs programs;
  private final People people;
  private final Lists lists;
  private final Metrics metrics = new Metrics();
  private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();
  private final Set<Client> clients = ConcurrentHashMap.newKeySet();
  private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
  private final ExecutorService showing =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
          Thread.ofPlatform().name("musette-show-", 0).daemon().factory());
  private final BotSeats bots = new BotSeats(this);
  private final Analyses analyses = new Analyses(this);
  private final Replays replays = new Replays(this);
  private final Doorman doorman;
  private final Buckets lines;
  private final Elsewhere elsewhere;
  private final Timekeeper timekeeper;
  private final Others others;

  public House(Store store, Games games, Limits limits, InstantSource clock, Programs programs) {
    this.store = store;
    this.games = games;
    this.limits = limits;
    this.clock = clock;
    this.programs = programs;
    this.people = new People(store.people());
    this.doorman = new Doorman(this);
    this.lines = new Buckets(limits.lines());
    this.lists = new Lists(store.lists(), people);
    this.elsewhere = new Elsewhere(store);
    this.timekeeper = new Timekeeper(this, clock.millis() + GRACE);
    this.others = store.others(new Following());
    metrics.gauge("musette.tables", tables::size);
    metrics.gauge("musette.sockets", clients::size);
    metrics.gauge("musette.writes.waiting", store::waiting);
  }

  /** Begins to look after clocks and bots. */
  public void open() {
    timekeeper.start();
  }

  /** What other servers do reaches those who watch here. */
  private final class Following implements Others.Listener {
    @Override
    public void changed(String table, int seq) {
      LiveTable live = tables.get(table);
      if (live != null) {
        executor.execute(() -> live.follow(seq));
      } else {
        lists.changedElsewhere();
      }
    }

    @Override
    public void said(String table, long number) {
      LiveTable live = tables.get(table);
      if (live != null) {
        executor.execute(() -> House.this.said(live, store.chat().line(table, number)));
      }
    }

    @Override
    public void renamed(String player) {
      people.forget(player);
    }

    @Override
    public void forgotten(String tokenHash) {
      doorman.forgotten(tokenHash);
    }

    @Override
    public void came(String node, String table, String player) {
      if (tables.containsKey(table)) {
        elsewhere.came(node, table, player);
        showWhoIsThere(table);
      }
    }

    @Override
    public void went(String node, String table, String player) {
      elsewhere.went(node, table, player);
      showWhoIsThere(table);
    }

    @Override
    public void asked(String table) {
      LiveTable live = tables.get(table);
      if (live != null) {
        live.viewers().players().forEach(player -> elsewhere.tellThatCame(table, player));
      }
    }

    @Override
    public void heard(String node) {
      elsewhere.heard(node, now());
    }

    @Override
    public void missed() {
      tables.values().forEach(live -> executor.execute(live::refresh));
      tables.keySet().forEach(elsewhere::ask);
    }
  }

  private void showWhoIsThere(String table) {
    LiveTable live = tables.get(table);
    if (live != null) {
      live.viewers().changed();
    }
  }

  /** Tells the other servers that this one lives, and gives up those that do not. */
  void lookForOthers() {
    elsewhere.giveSign();
    elsewhere.silenced(now()).forEach(this::showWhoIsThere);
  }

  /** Somebody connects. */
  public Client welcome(Person person, Outbox.Channel channel) {
    var client = new Client(this, person, channel);
    clients.add(client);
    return client;
  }

  void left(Client client) {
    clients.remove(client);
  }

  LiveTable table(String id) {
    return tables.compute(
        Ids.table(id),
        (key, live) -> {
          LiveTable found = live == null ? new LiveTable(key, this) : live;
          found.touch();
          return found;
        });
  }

  void forget(String id) {
    tables.remove(id);
  }

  void forgetIdle() {
    long now = now();
    // Key by key: nobody gets hold of one while it is let go.
    for (String id : tables.keySet()) {
      tables.computeIfPresent(id, (key, live) -> live.isIdle(now) ? null : live);
      if (!tables.containsKey(id)) {
        elsewhere.forget(id);
      }
    }
  }

  Collection<LiveTable> inMemory() {
    return tables.values();
  }

  void said(LiveTable table, List<Spoken> lines) {
    for (Viewer viewer : table.viewers()) {
      viewer.client().sendLines(table, lines);
    }
  }

  /**
   * For working out what people are shown: threads of its own, of which one processor is always
   * free. When there is too much to do, moves are still answered at once, and what is shown comes
   * later and as one.
   */
  Executor showing() {
    return showing;
  }

  /** Waits until something is on disk. */
  <T> T saved(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      LOG.error("could not be written", e.getCause());
      throw Refused.because("", "storage");
    }
  }

  public FrontDesk frontDesk() {
    return new FrontDesk(this);
  }

  public Doorman doorman() {
    return doorman;
  }

  /** How much everybody may say. */
  Buckets lines() {
    return lines;
  }

  public long now() {
    return clock.millis();
  }

  public Store store() {
    return store;
  }

  public Games games() {
    return games;
  }

  public Limits limits() {
    return limits;
  }

  public People people() {
    return people;
  }

  public Lists lists() {
    return lists;
  }

  public Analyses analyses() {
    return analyses;
  }

  public Replays replays() {
    return replays;
  }

  public Metrics metrics() {
    return metrics;
  }

  Elsewhere elsewhere() {
    return elsewhere;
  }

  Programs programs() {
    return programs;
  }

  BotSeats bots() {
    return bots;
  }

  Executor executor() {
    return executor;
  }

  @Override
  public void close() {
    timekeeper.close();
    others.close();
    analyses.close();
    replays.close();
    bots.close();
    programs.close();
    executor.shutdownNow();
    showing.shutdownNow();
    store.close();
  }
}
