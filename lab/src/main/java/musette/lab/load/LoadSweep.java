package musette.lab.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import musette.lab.arena.Plot;

/** The same load with different numbers of tables, each on a new server. */
public record LoadSweep(List<LoadReport> reports) {
  public LoadSweep {
    reports = List.copyOf(reports);
  }

  /** Runs the load for each number. */
  public static LoadSweep run(LoadOptions options, List<Integer> tables)
      throws InterruptedException {
    var reports = new ArrayList<LoadReport>();
    for (int count : tables) {
      reports.add(Load.run(options.withTables(count)));
    }
    return new LoadSweep(reports);
  }

  public boolean isGood() {
    return reports.stream().allMatch(LoadReport::isGood);
  }

  /** A line for each number of tables; "compiled" is without the JVM's compilers. */
  public String text() {
    var text =
        new StringBuilder(
            "tables  moves/s  CPU us/move  compiled  p50 ms  p99 ms  KB/table  errors\n");
    for (LoadReport one : reports) {
      text.append(
          String.format(
              Locale.ROOT,
              "%6d %8.0f %12.0f %9.0f %7.1f %7.1f %9.1f  %s%n",
              one.options().tables().count(),
              one.movesPerSecond(),
              one.microsecondsPerMove(),
              one.compiledMicrosecondsPerMove(),
              one.latency().p50(),
              one.latency().p99(),
              one.server().tableHeap() / 1e3,
              LoadReport.errors(one.errors(), one.firstError())));
    }
    return text.toString();
  }

  /** The same as a drawing. */
  public String svg() {
    return Plot.curves(
        "What a move costs the server, by the number of tables",
        List.of(
            curve("CPU a move, us (compiled)", LoadReport::compiledMicrosecondsPerMove),
            curve("latency p50, ms", one -> one.latency().p50()),
            curve("latency p99, ms", one -> one.latency().p99()),
            curve("heap a table, KB", one -> one.server().tableHeap() / 1e3)));
  }

  private Plot.Curve curve(String label, ToDoubleFunction<LoadReport> value) {
    return new Plot.Curve(
        label,
        reports.stream()
            .map(one -> new Plot.Point(one.options().tables().count(), value.applyAsDouble(one)))
            .toList());
  }
}
