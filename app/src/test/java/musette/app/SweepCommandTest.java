package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepCommandTest {
  @TempDir private Path folder = Path.of("");

  private Run sweep(String matches, String... more) {
    String[] line = {
      "sweep", "flamme-rouge", "-n", matches, "--folder", folder.resolve("s").toString()
    };
    return Run.of(Stream.concat(Stream.of(line), Stream.of(more)).toArray(String[]::new));
  }

  @Test
  void everyCombinationIsPlayedAndAnInterruptedSweepGoesOn() throws IOException {
    String[] over = {
      "--over", "stage=avenue-corso-paseo,la-haute-montagne", "--over", "raceToTheEnd=on,off"
    };
    Path json = folder.resolve("rows.json");
    String[] all = joined(over, "--seats", "2,3", "--bots", "greedy,random");
    assertThat(sweep("4", all).isCalm().out()).hasLineCount(8).contains("greedy/random");
    String[] whole = joined(all, "--json", json.toString());
    assertThat(sweep("12", whole).code()).isZero();
    String grown = Files.readString(json);
    var rows = Json.parse(grown);
    assertThat(rows.size()).isEqualTo(8);
    assertThat(rows.get(0).path("matches").asLong()).isEqualTo(12);
    assertThat(rows.get(5).path("changed").path("raceToTheEnd").asText()).isEqualTo("off");
    // From the start, in one go, in other processes: the same numbers.
    try (Stream<Path> kept = Files.list(folder.resolve("s"))) {
      for (Path file : kept.toList()) {
        Files.delete(file);
      }
    }
    Run other = sweep("12", joined(whole, "--on", "processes:2"));
    assertThat(other.code()).as(other.err()).isZero();
    assertThat(Files.readString(json)).isEqualTo(grown);
  }

  private static String[] joined(String[] one, String... other) {
    return Stream.concat(Stream.of(one), Stream.of(other)).toArray(String[]::new);
  }

  @Test
  void whatCannotBeIsSaidInOneLineBeforeTheFirstMatch() {
    for (String bad :
        new String[] {"stage", "=a,b", "stage=a,a", "stage=nowhere", "nothing=on,off"}) {
      Run run = sweep("4", "--over", bad);
      assertThat(run.isCalm().code()).as(bad).isEqualTo(2);
      assertThat(run.err()).hasLineCount(1);
    }
    String[] twice = {"--over", "raceToTheEnd=on,off", "--over", "raceToTheEnd=on"};
    assertThat(sweep("4", twice).err()).hasLineCount(1).contains("--over");
    assertThat(sweep("4", "--over", "raceToTheEnd=on", "--seats", "9").code()).isEqualTo(2);
    assertThat(sweep("4", "--over", "raceToTheEnd=on", "--bots", "nobody").code()).isEqualTo(2);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatWasCountedIsNeverMixedWithAnotherJob() {
    assertThat(sweep("4", "--over", "raceToTheEnd=on", "--bots", "random").code()).isZero();
    Run other = sweep("4", "--over", "raceToTheEnd=on", "--bots", "greedy");
    assertThat(other.isCalm().code()).isEqualTo(2);
    assertThat(other.err()).hasLineCount(1);
  }
}
