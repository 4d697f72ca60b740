package musette.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The lines and the drawing of a sweep show the measured values. */
final class LoadSweepTest {
  private static LoadReport report(int tables, double cpuSeconds, Map<String, Long> errors) {
    return new LoadReport(
        LoadOptions.defaults().withTables(tables),
        10,
        2_000,
        0,
        new LoadReport.Latency(3.5, 17.25, 40),
        new LoadReport.Heard(0, 0, 0, 0, 0, 0),
        new LoadReport.Server(cpuSeconds, Map.of("compiling", 0.2), 0, 45_000),
        new LoadReport.Bots(0, 0, 0, 0),
        errors,
        "socket");
  }

  private final LoadSweep sweep =
      new LoadSweep(List.of(report(10, 1, Map.of()), report(1_000, 1.5, Map.of("refused", 3L))));

  @Test
  void everyNumberOfTablesHasALine() {
    assertThat(sweep.text().lines().toList())
        .hasSize(3)
        .anySatisfy(
            line -> assertThat(line).contains("10 ", "200", "500", "400", "17.3", "45.0", "none"))
        .anySatisfy(line -> assertThat(line).contains("1000", "750", "3 refused"));
    assertThat(sweep.isGood()).isFalse();
  }

  @Test
  void theDrawingShowsEveryPoint() {
    assertThat(sweep.svg())
        .startsWith("<svg")
        .endsWith("</svg>")
        .contains(">400<", ">650<", ">45<");
    assertThat(sweep.svg().split("<circle", -1)).as("two points on four curves").hasSize(9);
  }
}
