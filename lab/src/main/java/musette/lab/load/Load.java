package musette.lab.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Predicate;

/** Plays on many tables of a server for a while; finished tables are replaced by new ones. */
public final class Load {
  private static final int CHAMPIONS = 3;

  private final LoadOptions options;
  private final LoadContext context;
  private final List<LoadTable> tables = new ArrayList<>();
  private final Disturbances disturbances;

  private Load(LoadOptions options, LoadContext context) {
    this.options = options;
    this.context = context;
    this.disturbances = new Disturbances(options.traffic(), this::somebody);
  }

  /** Runs the load and returns a report. */
  public static LoadReport run(LoadOptions options) throws InterruptedException {
    return Measurement.run(
        options, (context, measurement) -> new Load(options, context).measure(measurement));
  }

  private LoadReport measure(Measurement measurement) throws InterruptedException {
    warmUp();
    open(options.tables().count());
    start();
    Thread.sleep(options.seconds() * 500L);
    measurement.begin();
    Thread.sleep(options.seconds() * 1000L);
    LoadReport report = measurement.end();
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
    disturbances.start(context.timer);
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
    disturbances.stop();
    context.pacer.stop();
    tables.forEach(LoadTable::close);
    tables.clear();
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
}
