package musette.lab.load;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Predicate;

/** Plays a recorded evening again: at the same times, or faster. */
public final class EveningLoad {
  /** How long the last moves may take. */
  private static final long LAST_MILLIS = 1_000;

  private final LoadContext context;
  private final List<EveningTable> tables = new CopyOnWriteArrayList<>();

  private EveningLoad(LoadContext context) {
    this.context = context;
  }

  /**
   * Plays the evening.
   *
   * @param speed how many times as fast
   */
  public static EveningReport run(LoadOptions options, Evening evening, int speed)
      throws InterruptedException {
    LoadOptions counted = options.withTables(evening.tables());
    return Measurement.run(
        counted,
        (context, measurement) ->
            new EveningLoad(context).play(counted, evening, speed, measurement));
  }

  private EveningReport play(
      LoadOptions options, Evening evening, int speed, Measurement measurement)
      throws InterruptedException {
    var disturbances = new Disturbances(options.traffic(), this::somebody);
    measurement.begin();
    disturbances.start(context.timer);
    long began = System.nanoTime();
    for (Evening.Entry entry : evening.entries()) {
      long wait = entry.at() / speed - (System.nanoTime() - began) / 1_000_000;
      Thread.sleep(Math.max(0, wait));
      happen(entry, options.traffic().spectators());
    }
    Thread.sleep(LAST_MILLIS);
    disturbances.stop();
    LoadReport report = measurement.end();
    var left = tables.stream().mapToInt(EveningTable::left).sum();
    tables.forEach(EveningTable::close);
    long moves = evening.entries().stream().filter(Evening.Moved.class::isInstance).count();
    return new EveningReport(speed, moves, left, report);
  }

  private void happen(Evening.Entry entry, int spectators) {
    switch (entry) {
      case Evening.Opened opened -> {
        var table = new EveningTable(context, opened);
        tables.add(table);
        context.threads.execute(() -> table.open(spectators));
      }
      case Evening.Moved moved -> tables.get(moved.table() - 1).move();
      case Evening.Said said -> tables.get(said.table() - 1).somebody(SimulatedClient::say);
    }
  }

  private boolean somebody(Predicate<SimulatedClient> does) {
    return !tables.isEmpty()
        && tables.get(ThreadLocalRandom.current().nextInt(tables.size())).somebody(does);
  }
}
