package musette.lab.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Plays on many tables of a server for a while; finished tables are replaced by new ones. */
public final class Load {
  private final LoadOptions options;
  private final ServerMeter meter;
  private final SocketReader reader = new SocketReader();
  private final Pacer pacer;
  private final LoadStatistics statistics = new LoadStatistics();
  private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HttpClient http = HttpClient.newBuilder().executor(threads).build();

  private Load(LoadOptions options, ServerMeter meter) {
    this.options = options;
    this.meter = meter;
    this.pacer = new Pacer(options.rate());
  }

  /** Runs the load and returns a report. */
  public static LoadReport run(LoadOptions options) throws InterruptedException {
    if (options.command().isEmpty()) {
      return run(options, ServerMeter.NONE);
    }
    try (ServerProcess server = ServerProcess.start(options.command())) {
      return run(options.at(server.url()), server);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LoadReport run(LoadOptions options, ServerMeter meter)
      throws InterruptedException {
    var load = new Load(options, meter);
    try {
      return load.measure();
    } finally {
      load.timer.shutdownNow();
      load.threads.shutdownNow();
      load.reader.close();
    }
  }

  /** CPU time of the server. */
  private record Cost(Duration time, Map<String, Double> parts) {
    Cost since(Cost before) {
      var spent = new TreeMap<String, Double>(parts);
      before.parts.forEach((part, seconds) -> spent.merge(part, -seconds, Double::sum));
      return new Cost(time.minus(before.time), spent);
    }
  }

  private Cost cost() {
    return new Cost(meter.time(), meter.parts());
  }

  private LoadReport measure() throws InterruptedException {
    long empty = meter.heap();
    warmUp();
    List<LoadTable> tables = open(options.tables());
    pacer.start(timer);
    Thread.sleep(options.seconds() * 500L);
    statistics.reset();
    long began = System.nanoTime();
    Cost before = cost();
    Thread.sleep(options.seconds() * 1000L);
    Cost cost = cost().since(before);
    LoadReport report = report((System.nanoTime() - began) / 1e9, cost, empty);
    close(tables);
    return report;
  }

  /**
   * Warms up at some tables, which are then left: a new JVM is busy compiling at first, and opening
   * all the tables at once on it would not be realistic.
   */
  private void warmUp() throws InterruptedException {
    List<LoadTable> some = open(Math.max(1, options.tables() / 4));
    pacer.start(timer);
    Thread.sleep(options.seconds() * 1000L);
    close(some);
  }

  private List<LoadTable> open(int count) throws InterruptedException {
    var tables = new ArrayList<LoadTable>();
    var opened = new ArrayList<Future<?>>();
    for (int i = 0; i < count; i++) {
      var table = new LoadTable(options.games().get(i % options.games().size()));
      tables.add(table);
      opened.add(threads.submit(table::open));
      if (i % 20 == 19) {
        await(opened);
      }
    }
    await(opened);
    return tables;
  }

  private void close(List<LoadTable> tables) {
    pacer.stop();
    tables.forEach(LoadTable::close);
  }

  private void await(List<Future<?>> futures) throws InterruptedException {
    for (Future<?> future : futures) {
      try {
        future.get();
      } catch (java.util.concurrent.ExecutionException e) {
        statistics.error("open: " + e.getCause());
      }
    }
    futures.clear();
  }

  private LoadReport report(double seconds, Cost cost, long empty) throws InterruptedException {
    long moves = statistics.moves.get();
    long heap = meter.heap();
    return new LoadReport(
        options,
        seconds,
        moves,
        statistics.games.get(),
        statistics.percentile(0.5),
        statistics.percentile(0.99),
        statistics.percentile(1),
        statistics.messages.get(),
        statistics.bytes.get(),
        cost.time.toNanos() / 1e9,
        cost.parts,
        heap > 0 ? heap : heap(),
        heap > 0 ? (heap - empty) / options.tables() : 0,
        statistics.errors.get(),
        String.valueOf(statistics.firstError.get()));
  }

  private long heap() throws InterruptedException {
    try {
      String page =
          http.send(
                  HttpRequest.newBuilder(URI.create(options.url() + "/metrics")).build(),
                  HttpResponse.BodyHandlers.ofString())
              .body();
      return (long)
          page.lines()
              .filter(line -> line.startsWith("jvm_memory_used_bytes{area=\"heap\""))
              .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
              .sum();
    } catch (IOException e) {
      return 0;
    }
  }

  /** The clients of one table, who play one match after another. */
  private final class LoadTable {
    private final List<SimulatedClient> clients = new ArrayList<>();
    private final List<ApiClient> apis = new ArrayList<>();
    private final AtomicBoolean ended = new AtomicBoolean();
    private final String game;
    private volatile boolean left;

    LoadTable(String game) {
      this.game = game;
    }

    void open() {
      for (int i = 0; i < options.seats(); i++) {
        apis.add(enter());
      }
      for (int i = 0; i < options.spectators(); i++) {
        var _ = enter();
      }
      next();
    }

    private ApiClient enter() {
      ApiClient api = ApiClient.enter(http, options.url());
      var client = new SimulatedClient(statistics, pacer, this::over);
      client.connect(api, reader);
      clients.add(client);
      return api;
    }

    private void over() {
      if (ended.compareAndSet(false, true) && !left) {
        statistics.games.incrementAndGet();
        var _ = timer.schedule(() -> threads.execute(this::next), 50, TimeUnit.MILLISECONDS);
      }
    }

    private void next() {
      String seats =
          "{\"kind\":\"ME\",\"bot\":\"\"}"
              + ",{\"kind\":\"OPEN\",\"bot\":\"\"}".repeat(options.seats() - 1);
      try {
        String table =
            apis.getFirst()
                .call(
                    "POST",
                    "/api/tables",
                    "{\"game\":\"%s\",\"options\":{},\"seats\":[%s],\"access\":\"PRIVATE\",\"spectators\":true,\"autoStart\":true,\"clock\":{\"type\":\"NoClock\"}}"
                        .formatted(game, seats))
                .get("table")
                .asText();
        for (int i = 1; i < apis.size(); i++) {
          apis.get(i)
              .call(
                  "PUT",
                  "/api/tables/" + table + "/seats/" + musette.kernel.Seat.of(i),
                  "{\"kind\":\"ME\",\"bot\":\"\"}");
        }
        ended.set(false);
        clients.forEach(player -> player.watch(table));
      } catch (RuntimeException e) {
        statistics.error("open: " + e);
      }
    }

    void close() {
      left = true;
      clients.forEach(SimulatedClient::close);
    }
  }
}
