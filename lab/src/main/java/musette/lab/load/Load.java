package musette.lab.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Predicate;

/** Plays on many tables of a server for a while; finished tables are replaced by new ones. */
public final class Load {
  private static final int CHAMPIONS = 3;
  private static final String ANSWERS = "musette_bots_answering_seconds_";
  private static final String HEAP = "jvm_memory_used_bytes{area=\"heap\"";

  private final LoadOptions options;
  private final ServerMeter meter;
  private final LoadContext context;
  private final List<LoadTable> tables = new ArrayList<>();
  private final List<Ticker> disturbances;

  private Load(LoadOptions options, ServerMeter meter, LoadContext context) {
    this.options = options;
    this.meter = meter;
    this.context = context;
    this.disturbances =
        List.of(
            new Ticker(options.traffic().reconnects(), () -> somebody(SimulatedClient::cut)),
            new Ticker(options.traffic().chat(), () -> somebody(SimulatedClient::say)));
  }

  /** Runs the load and returns a report. */
  public static LoadReport run(LoadOptions options) throws InterruptedException {
    LoadOptions.Servers servers = options.servers();
    if (servers.command().isEmpty()) {
      return run(options, List.of(servers.url()), ServerMeter.NONE);
    }
    try (ServerGroup group = ServerGroup.start(servers.command(), servers.nodes())) {
      return run(options, group.urls(), group);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LoadReport run(LoadOptions options, List<String> urls, ServerMeter meter)
      throws InterruptedException {
    try (var context = new LoadContext(urls, options.rate())) {
      return new Load(options, meter, context).measure();
    }
  }

  private LoadReport measure() throws InterruptedException {
    long empty = meter.heap();
    warmUp();
    open(options.tables().count());
    start();
    Thread.sleep(options.seconds() * 500L);
    context.statistics.reset();
    long began = System.nanoTime();
    ServerMetrics figures = metrics();
    ServerCost before = ServerCost.of(meter);
    Thread.sleep(options.seconds() * 1000L);
    ServerCost cost = ServerCost.of(meter).since(before);
    LoadReport report = report((System.nanoTime() - began) / 1e9, cost, figures, empty);
    close();
    return report;
  }

  /**
   * Warms up at some tables, which are then left: a new JVM is busy compiling at first, and opening
   * all the tables at once on it would not be realistic.
   */
  private void warmUp() throws InterruptedException {
    open(Math.max(1, options.tables().count() / 4));
    start();
    Thread.sleep(options.seconds() * 1000L);
    close();
  }

  private void start() {
    context.pacer.start(context.timer);
    disturbances.forEach(one -> one.start(context.timer));
  }

  /** Opens so many tables for people, and as large a share of those with champions. */
  private void open(int count) throws InterruptedException {
    LoadOptions.Tables wanted = options.tables();
    int spectators = options.traffic().spectators();
    open(count, new LoadTable.Company(wanted.seats(), 0, spectators));
    int champions = (int) ((long) wanted.champions() * count / Math.max(1, wanted.count()));
    open(champions, new LoadTable.Company(1, CHAMPIONS, spectators));
  }

  private void open(int count, LoadTable.Company company) throws InterruptedException {
    List<String> games = options.tables().games();
    var opened = new ArrayList<Future<?>>();
    for (int i = 0; i < count; i++) {
      var table = new LoadTable(context, games.get(i % games.size()), company);
      tables.add(table);
      opened.add(context.threads.submit(table::open));
      if (i % 20 == 19) {
        await(opened);
      }
    }
    await(opened);
  }

  private void close() {
    disturbances.forEach(Ticker::stop);
    context.pacer.stop();
    tables.forEach(LoadTable::close);
    tables.clear();
  }

  private ServerMetrics metrics() throws InterruptedException {
    return ServerMetrics.read(context.http, context.urls());
  }

  /** Lets any client do something; false if it cannot now. */
  private boolean somebody(Predicate<SimulatedClient> does) {
    var random = ThreadLocalRandom.current();
    List<SimulatedClient> clients = tables.get(random.nextInt(tables.size())).clients();
    return !clients.isEmpty() && does.test(clients.get(random.nextInt(clients.size())));
  }

  private void await(List<Future<?>> futures) throws InterruptedException {
    for (Future<?> future : futures) {
      context.opened(future);
    }
    futures.clear();
  }

  private LoadReport report(double seconds, ServerCost cost, ServerMetrics before, long empty)
      throws InterruptedException {
    LoadStatistics found = context.statistics;
    if (found.moves.get() == 0) {
      found.error("standstill", "no move was acknowledged");
    }
    ServerMetrics now = metrics();
    long heap = meter.heap();
    return new LoadReport(
        options,
        seconds,
        found.moves.get(),
        found.games.get(),
        found.latency(),
        found.received(),
        new LoadReport.Server(
            cost.seconds(),
            cost.parts(),
            heap > 0 ? heap : (long) now.sum(HEAP),
            heap > 0
                ? (heap - empty) / (options.tables().count() + options.tables().champions())
                : 0),
        bots(before, now),
        found.errors(),
        found.firstError());
  }

  private LoadReport.Bots bots(ServerMetrics before, ServerMetrics now) {
    Waits turns = context.statistics.bots;
    return new LoadReport.Bots(
        (long) (now.sum(ANSWERS + "count") - before.sum(ANSWERS + "count")),
        now.most(ANSWERS + "max"),
        turns.mean(),
        turns.longest());
  }
}
