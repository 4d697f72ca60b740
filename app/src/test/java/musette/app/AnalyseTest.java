package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyseTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aFinishedMatchIsLookedBackAt() throws IOException {
    Path record = folder.resolve("match.record");
    Path json = folder.resolve("analysis.json");
    Run played =
        Run.of(
            "play",
            "flaming-pyramids",
            "--seats",
            "random,greedy",
            "--seed",
            "5",
            "--save",
            record.toString());
    assertThat(played.code()).as(played.err()).isZero();
    Run run =
        Run.of(
            "analyse",
            record.toString(),
            "--iterations",
            "30",
            "--playouts",
            "10",
            "--json",
            json.toString());
    assertThat(run.isCalm().code()).as(run.err()).isZero();
    assertThat(run.out())
        .containsPattern("(?m)^Alouette \\(bot random\\) +[▁▂▃▄▅▆▇█]+$")
        .containsPattern("(?m)^Bourdon \\(bot greedy\\) +[▁▂▃▄▅▆▇█]+$")
        .containsPattern("Ply \\d+, (Alouette|Bourdon) ");
    JsonNode analysis = Json.parse(Files.readString(json));
    JsonNode last = analysis.path("chances").get(analysis.path("chances").size() - 1);
    assertThat(last.path("bySeat").get(0).asDouble() + last.path("bySeat").get(1).asDouble())
        .as("at the end it is known who won")
        .isEqualTo(1);
    assertThat(analysis.path("decisions")).isNotEmpty().hasSizeLessThanOrEqualTo(3);
    for (JsonNode decision : analysis.path("decisions")) {
      assertThat(decision.at("/better/worth").asDouble())
          .isGreaterThan(decision.at("/played/worth").asDouble());
      assertThat(decision.at("/better/says")).isNotEmpty();
    }
  }

  @Test
  void aMatchThatIsNotOverKeepsItsSecrets() {
    String file = folder.resolve("half.record").toString();
    Run.typing("1\n", "play", "dash", "--save", file);
    Run run = Run.of("analyse", file);
    assertThat(run.isCalm().code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("half.record: The match is not over yet.").hasLineCount(1);
  }

  @Test
  void whatIsNoRecordIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("no.record"), "nothing\n");
    Run run = Run.of("analyse", file.toString());
    assertThat(run.isCalm().code()).isEqualTo(2);
    assertThat(run.err()).contains("no.record").hasLineCount(1);
  }
}
