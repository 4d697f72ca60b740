package musette.server.live;

import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private final Buckets asks;
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
    this.asks = new Buckets(limits.asks());
    this.lists = new Lists(store.lists(), people);
    this.elsewhere = new Elsewhere(store);
    this.timekeeper = new Timekeeper(this, clock.millis() + GRACE);
    this.others = store.others(new Following(this));
    metrics.gauge("musette.tables", tables::size);
    metrics.gauge("musette.sockets", clients::size);
    metrics.gauge("musette.writes.waiting", store::waiting);
  }

  /** Begins to look after clocks and bots. */
  public void open() {
    timekeeper.start();
  }

  void showWhoIsThere(String table) {
    inMemory(table).ifPresent(live -> live.viewers().changed());
  }

  /** Tells the other servers that this one lives, and gives up those that do not. */
  void lookForOthers() {
    elsewhere.giveSign();
    elsewhere.silenced(now()).forEach(this::showWhoIsThere);
  }

  /** Somebody connects. */
  public Client welcome(Doorman.Login login, Outbox.Channel channel) {
    var client = new Client(this, login, channel);
    clients.add(client);
    return client;
  }

  Set<Client> clients() {
    return clients;
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

  Optional<LiveTable> inMemory(String id) {
    return Optional.ofNullable(tables.get(id));
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

  /** How often everybody may ask the others at a table for something. */
  Buckets asks() {
    return asks;
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
