package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import musette.lab.puzzles.PuzzleFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzlesCommandTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource({
    "puzzles",
    "puzzles chess",
    "puzzles flamme-rouge -n 0",
    "puzzles flamme-rouge -n many",
    "puzzles flamme-rouge --matches 0",
    "puzzles flamme-rouge --seats 9",
    "puzzles flamme-rouge --choices 1",
    "puzzles flamme-rouge --json no/such/folder/x.json",
    "puzzles flamme-rouge -o weather=none",
    "puzzles flamme-rouge --again no/such/file.json",
  })
  void badInputIsRefusedInOneLine(String line) {
    Run run = Run.of(line.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).isNotBlank().doesNotContain("Exception");
  }

  @Test
  void writesWhatItFinds() throws IOException {
    Path file = folder.resolve("found.json");
    Run run =
        Run.of("puzzles", "flamme-rouge", "-n", "1", "--seed", "1", "--json", file.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("1 puzzle found");
    assertThat(PuzzleFile.parse(Files.readString(file))).hasSize(1);
  }

  @Test
  void makesKnownPuzzlesAgainAndNamesThoseThatFall() throws IOException {
    Path shipped = Path.of("../web/src/puzzles/data/flamme-rouge.json");
    String one = PuzzleFile.print(PuzzleFile.parse(Files.readString(shipped)).subList(0, 1));
    Path known = folder.resolve("known.json");
    Path made = folder.resolve("made.json");
    String line = "puzzles flamme-rouge --again " + known + " --json " + made;
    Files.writeString(known, one);
    assertThat(Run.of(line.split(" ")).out()).contains("1 of 1 puzzle");
    assertThat(Files.readString(made)).isEqualTo(one);
    Files.writeString(known, one.replaceFirst("\"id\":\"[^\"]*\"", "\"id\":\"1-0-1\""));
    assertThat(Run.of(line.split(" ")).out()).contains("0 of 1 puzzle", "1-0-1 is no longer valid");
    Files.writeString(known, "[{}]");
    assertThat(Run.of(line.split(" ")).code()).isEqualTo(2);
  }

  @Test
  void endsWhenThereIsNothingToFind() {
    Run run = Run.of("puzzles", "flamme-rouge", "-n", "50", "--matches", "1");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("50 wanted");
  }
}
