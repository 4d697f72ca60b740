package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateTest {
  @TempDir private Path folder = Path.of("");

  private JsonNode report(String... more) throws IOException {
    Path file = folder.resolve("report.json");
    var args = new java.util.ArrayList<>(java.util.List.of("simulate", "dash"));
    args.addAll(java.util.List.of(more));
    args.addAll(java.util.List.of("--json", file.toString()));
    Run run = Run.of(args.toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
    return Json.parse(Files.readString(file));
  }

  @Test
  void theReportDoesNotDependOnTheNumberOfThreads() throws IOException {
    JsonNode one = report("-n", "500", "--threads", "1");
    JsonNode three = report("-n", "500", "--threads", "3");
    for (JsonNode node : new JsonNode[] {one, three}) {
      ((ObjectNode) node).remove(java.util.List.of("seconds", "threads"));
    }
    assertThat(three).isEqualTo(one);
    JsonNode other = report("-n", "500", "--seed", "2");
    assertThat(other.path("seats")).isNotEqualTo(one.path("seats"));
  }

  @Test
  void rulesThatNoEventCitedAreNamed() throws IOException {
    assertThat(report("-n", "50").path("rulesNeverFired"))
        .hasToString("[\"DA-03\",\"DA-04\",\"DA-05\"]");
    assertThat(report("-n", "50", "-o", "die=on").path("rulesNeverFired"))
        .hasToString("[\"DA-04\",\"DA-05\"]");
  }

  @Test
  void winsLengthsAndIntervalsAddUp() throws IOException {
    JsonNode report = report("-n", "4000", "--seats", "2", "--bots", "random,greedy");
    double wins = 0;
    for (JsonNode seat : report.path("seats")) {
      wins += seat.path("wins").path("share").asDouble();
      assertThat(seat.path("wins").path("low").asDouble()).isBetween(0.46, 0.5);
      assertThat(seat.path("wins").path("high").asDouble()).isBetween(0.5, 0.54);
    }
    assertThat(wins).isEqualTo(1);
    assertThat(report.path("bots").get(1).path("games").asInt()).isEqualTo(4000);
    // Three rounds of 3 are the fewest to 8, eight rounds of 1 the most; two actions a round.
    assertThat(report.path("length").path("shortest").asInt()).isEqualTo(6);
    assertThat(report.path("length").path("longest").asInt()).isBetween(8, 16);
    assertThat(report.path("actions").asDouble())
        .isEqualTo(4000 * report.path("length").path("mean").asDouble());
  }

  @Test
  void theTableIsForPeople() {
    Run run = Run.of("simulate", "dash", "-n", "100", "--bots", "random");
    assertThat(run.out())
        .contains(
            "Dash: 100 matches with 4 seats, seed 1", "95 % confidence", "D Dahu", "matches/s")
        .contains("Never cited: DA-03 DA-04 DA-05");
    assertThat(Run.of("simulate", "dash", "-n", "100", "--lang", "fr").out())
        .contains("Jamais citées");
  }

  @Test
  void aChampionMayCarryANumberOfIterations() {
    Run run = Run.of("simulate", "dash", "-n", "4", "--seats", "2", "--bots", "champion@3,random");
    assertThat(run.isCalm().code()).as(run.err()).isZero();
    assertThat(run.out()).contains("champion@3");
    assertThat(Run.of("simulate", "dash", "--bots", "random@3").code()).isEqualTo(2);
  }

  @Test
  void noSeatsAreNotTheMost() {
    Run run = Run.of("simulate", "dash", "-n", "4", "--seats", "0");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1);
  }

  @Test
  void whereNothingCanBeWrittenNothingIsPlayed() throws IOException {
    // This many matches would never finish.
    String[] many = {"simulate", "dash", "-n", "1000000000000"};
    Path file = Files.createFile(folder.resolve("file"));
    for (String bad : new String[] {"/nowhere/x", folder.toString(), file + "/x", "/dev/null"}) {
      for (String option : new String[] {"--json", "--plot"}) {
        Run run = Run.of(with(many, option, bad));
        assertThat(run.code()).as(bad).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains(bad);
      }
    }
    Run twice = Run.of(with(many, "--json", file.toString(), "--plot", file.toString()));
    assertThat(twice.code()).isEqualTo(2);
    assertThat(Files.readString(file)).isEmpty();
  }

  @Test
  void theTableIsPrintedEvenIfAFileCannotBeWritten() throws IOException {
    Path file = folder.resolve("report.json");
    // The temporary file cannot be written, because a folder has its name.
    Files.createDirectories(Path.of(file + ".part"));
    Run run = Run.of("simulate", "dash", "-n", "10", "--json", file.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).contains("10 matches");
  }

  @Test
  void thePlotSpeaksTheLanguage() throws IOException {
    Path plot = folder.resolve("plot.svg");
    String[] few = {"simulate", "dash", "-n", "1500", "--seats", "2", "--plot", plot.toString()};
    assertThat(Run.of(few).code()).isZero();
    assertThat(Files.readString(plot))
        .contains("Share of wins by seat, dash, 1,500 matches of random", ">seat B<");
    assertThat(Run.of(with(few, "--lang", "fr")).code()).isZero();
    assertThat(Files.readString(plot)).contains("Part de victoires", ">place B<");
  }

  private static String[] with(String[] line, String... more) {
    return Stream.concat(Stream.of(line), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void benchGivesAnObjectWithTheFigures() {
    Run run = Run.of("bench", "dash", "--seconds", "0.2", "--json");
    assertThat(run.code()).as(run.err()).isZero();
    JsonNode figures = Json.parse(run.out());
    assertThat(figures.path("game").asText()).isEqualTo("dash");
    assertThat(figures.path("seats").asInt()).isEqualTo(4);
    assertThat(figures.path("actionsPerCpuSecond").asDouble()).isGreaterThan(1000);
    assertThat(figures.path("playoutsPerCpuSecond").asDouble()).isGreaterThan(100);
    assertThat(figures.path("searchesPerCpuSecond").asDouble()).isGreaterThan(100);
    assertThat(figures.path("bytesPerAction").asDouble()).isGreaterThan(10);
    assertThat(Run.of("bench", "dash", "--seconds", "0.1").out()).contains("actions/CPU-s");
  }
}
