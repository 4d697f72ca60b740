package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same job gives the same numbers wherever it is played. */
class JobPlacesTest {
  @TempDir private Path folder = Path.of("");

  private String counts(String... place) throws IOException {
    Path file = folder.resolve("counts.json");
    String[] line = {
      "simulate", "flamme-rouge", "-n", "90", "--bots", "club,random", "--seats", "3"
    };
    Run run = Run.of(joined(line, joined(place, "--counts", file.toString())));
    assertThat(run.code()).as(run.err()).isZero();
    return Files.readString(file);
  }

  private static String[] joined(String[] one, String... other) {
    return Stream.concat(Stream.of(one), Stream.of(other)).toArray(String[]::new);
  }

  @Test
  void threadsAndProcessesCountTheSame() throws IOException {
    String one = counts("--threads", "1");
    assertThat(one).startsWith("{\"job\":{\"format\":1,\"game\":\"flamme-rouge\"");
    assertThat(counts("--threads", "3")).isEqualTo(one);
    assertThat(counts("--on", "processes:2")).isEqualTo(one);
  }

  @Test
  void tournamentsToo() throws IOException {
    List<String> one = arena("one", "--threads", "1");
    assertThat(one).hasSize(31);
    assertThat(arena("other", "--on", "processes:2")).isEqualTo(one);
  }

  /** The lines of the results file, which are written as the matches end. */
  private List<String> arena(String name, String... place) throws IOException {
    Path file = folder.resolve(name);
    String[] line = {"arena", "--game", "flamme-rouge", "--bots", "club,greedy", "-n", "30"};
    Run run = Run.of(joined(line, joined(place, "--results", file.toString())));
    assertThat(run.code()).as(run.err()).isZero();
    return Files.readAllLines(file).stream().sorted().toList();
  }

  @Test
  void withoutTheSparkPartOneLineSaysHowToGetIt() {
    Run run = Run.of("simulate", "flamme-rouge", "--on", "spark://127.0.0.1:1");
    assertThat(run.isCalm().code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("MUSETTE_SPARK");
  }

  @Test
  void withoutTheParquetPartOneLineSaysHowToGetIt() {
    Path file = folder.resolve("m.parquet");
    Run run = Run.of("simulate", "dash", "-n", "4", "--parquet", file.toString());
    assertThat(run.isCalm().code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("MUSETTE_PARQUET");
    assertThat(folder).isEmptyDirectory();
    Run gone =
        Run.of("simulate", "dash", "--plies", folder.resolve("x").resolve("p.parquet").toString());
    assertThat(gone.err()).hasLineCount(1).contains("folder");
  }

  @Test
  void anUnknownPlaceIsRefused() {
    for (String bad : List.of("moon", "processes:0", "processes:", "processes:x")) {
      Run run = Run.of("simulate", "dash", "--on", bad);
      assertThat(run.isCalm().code()).isEqualTo(2);
      assertThat(run.err()).hasLineCount(1).contains(bad);
    }
  }
}
