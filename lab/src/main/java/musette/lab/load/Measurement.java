package musette.lab.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Measures servers and clients from a beginning to an end. */
final class Measurement {
  private static final String ANSWERS = "musette_bots_answering_seconds_";
  private static final String HEAP = "jvm_memory_used_bytes{area=\"heap\"";

  private final LoadOptions options;
  private final ServerMeter meter;
  private final LoadContext context;
  private final long empty;
  private ServerCost cost;
  private ServerMetrics figures;
  private long began;

  private Measurement(LoadOptions options, ServerMeter meter, LoadContext context)
      throws InterruptedException {
    this.options = options;
    this.meter = meter;
    this.context = context;
    this.empty = meter.heap();
    this.cost = ServerCost.of(meter);
    this.figures = metrics();
  }

  /** What is measured: begins and ends the measurement. */
  @FunctionalInterface
  interface Play<T> {
    T on(LoadContext context, Measurement measurement) throws InterruptedException;
  }

  /** Plays on the running server, or on servers that are started for it. */
  static <T> T run(LoadOptions options, Play<T> play) throws InterruptedException {
    LoadOptions.Servers servers = options.servers();
    if (servers.command().isEmpty()) {
      return run(options, List.of(servers.url()), ServerMeter.NONE, play);
    }
    try (ServerGroup group = ServerGroup.start(servers.command(), servers.nodes())) {
      return run(options, group.urls(), group, play);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <T> T run(LoadOptions options, List<String> urls, ServerMeter meter, Play<T> play)
      throws InterruptedException {
    try (var context = new LoadContext(urls, options.rate())) {
      return play.on(context, new Measurement(options, meter, context));
    }
  }

  /** Forgets what was before. */
  void begin() throws InterruptedException {
    context.statistics.reset();
    began = System.nanoTime();
    figures = metrics();
    cost = ServerCost.of(meter);
  }

  /** What was measured since the beginning. */
  LoadReport end() throws InterruptedException {
    ServerCost spent = ServerCost.of(meter).since(cost);
    double seconds = (System.nanoTime() - began) / 1e9;
    LoadStatistics found = context.statistics;
    if (found.moves.get() == 0) {
      found.error("standstill", "no move was acknowledged");
    }
    ServerMetrics now = metrics();
    return new LoadReport(
        options,
        seconds,
        found.moves.get(),
        found.games.get(),
        found.latency(),
        found.received(),
        server(spent, now),
        bots(now),
        found.errors(),
        found.firstError());
  }

  private LoadReport.Server server(ServerCost spent, ServerMetrics now) {
    long heap = meter.heap();
    int tables = options.tables().count() + options.tables().champions();
    return new LoadReport.Server(
        spent.seconds(),
        spent.parts(),
        heap > 0 ? heap : (long) now.sum(HEAP),
        heap > 0 ? (heap - empty) / tables : 0);
  }

  private LoadReport.Bots bots(ServerMetrics now) {
    Waits turns = context.statistics.bots;
    return new LoadReport.Bots(
        (long) (now.sum(ANSWERS + "count") - figures.sum(ANSWERS + "count")),
        now.most(ANSWERS + "max"),
        turns.mean(),
        turns.longest());
  }

  private ServerMetrics metrics() throws InterruptedException {
    return ServerMetrics.read(context.http, context.urls());
  }
}
