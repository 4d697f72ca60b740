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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Plays on many tables of a server for a while; finished tables are replaced by new ones. */
public final class Load {
  private final LoadOptions options;
  private final Meter meter;
  private final Sockets sockets = new Sockets();
  private final Pacer pacer;
  private final Tallies tallies = new Tallies();
  private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HttpClient client = HttpClient.newBuilder().executor(threads).build();

  private Load(LoadOptions options, Meter meter) {
    this.options = options;
    this.meter = meter;
    this.pacer = new Pacer(options.rate());
  }

  /** Runs the load and returns a report. */
  public static LoadReport run(LoadOptions options) throws InterruptedException {
    if (options.command().isEmpty()) {
      return run(options, Meter.NONE);
    }
    try (OwnServer server = OwnServer.start(options.command())) {
      return run(options.at(server.url()), server);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LoadReport run(LoadOptions options, Meter meter) throws InterruptedException {
    var load = new Load(options, meter);
    try {
      return load.measure();
    } finally {
      load.timer.shutdownNow();
      load.threads.shutdownNow();
      load.sockets.close();
    }
  }

  private LoadReport measure() throws InterruptedException {
    long empty = meter.heap();
    warmUp();
    List<LoadTable> tables = open(options.tables());
    pacer.start(timer);
    Thread.sleep(options.seconds() * 500L);
    tallies.reset();
    long began = System.nanoTime();
    Duration time = meter.time();
    Thread.sleep(options.seconds() * 1000L);
    time = meter.time().minus(time);
    LoadReport report = report((System.nanoTime() - began) / 1e9, time, empty);
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
      var table = new LoadTable();
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
        tallies.error("open: " + e.getCause());
      }
    }
    futures.clear();
  }

  private LoadReport report(double seconds, Duration time, long empty) throws InterruptedException {
    long moves = tallies.moves.get();
    long heap = meter.heap();
    return new LoadReport(
        options,
        seconds,
        moves,
        tallies.games.get(),
        tallies.percentile(0.5),
        tallies.percentile(0.99),
        tallies.percentile(1),
        tallies.messages.get(),
        tallies.bytes.get(),
        time.toNanos() / 1e9,
        heap > 0 ? heap : heap(),
        heap > 0 ? (heap - empty) / options.tables() : 0,
        tallies.errors.get(),
        String.valueOf(tallies.firstError.get()));
  }

  private long heap() throws InterruptedException {
    try {
      String page =
          client
              .send(
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
    private final List<Chair> chairs = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final AtomicBoolean ended = new AtomicBoolean();
    private volatile boolean left;

    void open() {
      for (int i = 0; i < options.seats(); i++) {
        Link link = Link.enter(client, options.url());
        var chair = new Chair(tallies, pacer, this::over);
        chair.connect(link, sockets);
        links.add(link);
        chairs.add(chair);
      }
      next();
    }

    private void over() {
      if (ended.compareAndSet(false, true) && !left) {
        tallies.games.incrementAndGet();
        var _ = timer.schedule(() -> threads.execute(this::next), 50, TimeUnit.MILLISECONDS);
      }
    }

    private void next() {
      String seats =
          "{\"kind\":\"ME\",\"bot\":\"\"}"
              + ",{\"kind\":\"OPEN\",\"bot\":\"\"}".repeat(options.seats() - 1);
      try {
        String table =
            links
                .getFirst()
                .call(
                    "POST",
                    "/api/tables",
                    "{\"game\":\"%s\",\"options\":{},\"seats\":[%s],\"access\":\"PRIVATE\",\"spectators\":true,\"autoStart\":true,\"clock\":{\"type\":\"NoClock\"}}"
                        .formatted(options.game(), seats))
                .get("table")
                .asText();
        for (int i = 1; i < links.size(); i++) {
          links
              .get(i)
              .call(
                  "PUT",
                  "/api/tables/" + table + "/seats/" + musette.kernel.Seat.of(i),
                  "{\"kind\":\"ME\",\"bot\":\"\"}");
        }
        ended.set(false);
        chairs.forEach(chair -> chair.watch(table));
      } catch (RuntimeException e) {
        tallies.error("open: " + e);
      }
    }

    void close() {
      left = true;
      chairs.forEach(Chair::close);
    }
  }
}
