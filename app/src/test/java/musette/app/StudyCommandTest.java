package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyCommandTest {
  @TempDir private Path folder = Path.of("");

  private Run study(String matches, String... more) {
    String[] line = {
      "study", "dash", "-n", matches, "--seats", "2", "--folder", folder.resolve("s").toString()
    };
    return Run.of(Stream.concat(Stream.of(line), Stream.of(more)).toArray(String[]::new));
  }

  @Test
  void aStudySaysWhatTheOptionsDoAndResumes() throws IOException {
    Path json = folder.resolve("study.json");
    Path html = folder.resolve("study.html");
    Run run = study("200", "--json", json.toString(), "--html", html.toString());
    assertThat(run.isCalm().code()).as(run.err()).isZero();
    assertThat(Json.parse(Files.readString(json)).path("rows").size()).isGreaterThan(1);
    assertThat(Files.readString(html))
        .contains("<svg", "prefers-color-scheme", "Holm")
        .doesNotContain("<script", "study.");
    String first = Files.readString(json);
    // The second half is added to the first; the result is that of a study in one go.
    assertThat(study("400", "--json", json.toString()).code()).isZero();
    String grown = Files.readString(json);
    assertThat(grown).isNotEqualTo(first);
    assertThat(study("400", "--json", json.toString(), "--threads", "3").code()).isZero();
    assertThat(Files.readString(json)).isEqualTo(grown);
    assertThat(study("400", "--lang", "fr").out()).doesNotContain("study.");
  }

  @Test
  void whatCannotBeIsSaidInOneLine() throws IOException {
    assertThat(study("20").code()).isZero();
    Run other = study("20", "--seed", "2");
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).hasLineCount(1).contains("another study");
    Path file = Files.createFile(folder.resolve("file"));
    Run noFolder = Run.of("study", "dash", "-n", "20", "--folder", file.toString());
    assertThat(noFolder.code()).isEqualTo(2);
    assertThat(noFolder.err()).hasLineCount(1);
    assertThat(Run.of("study", "dash", "--seats", "99").code()).isEqualTo(2);
  }

  /**
   * What cannot be kept ends the study; what was kept before stays, and the study goes on later.
   */
  @Test
  void aStudyThatCannotWriteSaysSoAndGoesOnLater() throws IOException {
    Path kept = folder.resolve("s");
    assertThat(study("20").code()).isZero();
    String before = Files.readString(kept.resolve("2-seats.clubs.json"));
    Path inTheWay = kept.resolve("2-seats.clubs.json.part");
    Files.createDirectories(inTheWay.resolve("x"));
    Run stopped = study("40");
    assertThat(stopped.isCalm().code()).isEqualTo(2);
    assertThat(stopped.err()).hasLineCount(1).contains(kept.toString());
    assertThat(kept.resolve("2-seats.clubs.json")).hasContent(before);
    Files.delete(inTheWay.resolve("x"));
    Files.delete(inTheWay);
    assertThat(study("40").code()).isZero();
    assertThat(Files.readString(kept.resolve("2-seats.clubs.json"))).contains("\"to\":40");
  }

  @Test
  void tuningFindsWhatComesNearest() {
    Run run =
        Run.of(
            "tune",
            "flamme-rouge",
            "--aim",
            "length=150",
            "--over",
            "stage=avenue-corso-paseo,la-haute-montagne",
            "--over",
            "raceToTheEnd=on,off",
            "-n",
            "10");
    assertThat(run.isCalm().code()).as(run.err()).isZero();
    assertThat(run.out()).hasLineCount(4);
    // With two players only a race to the end over the mountains is that long.
    assertThat(run.out().lines().findFirst().orElse("")).contains("raceToTheEnd=on");
    Run courses =
        Run.of(
            "tune", "flamme-rouge", "--aim", "fair", "--courses", "2", "-n", "4", "--lang", "fr");
    assertThat(courses.isCalm().code()).as(courses.err()).isZero();
    assertThat(courses.out()).hasLineCount(2).contains("ownStage=", "parties");
    for (String bad : new String[] {"length=0", "x"}) {
      Run refused = Run.of("tune", "dash", "--aim", bad, "--over", "die=on,off");
      assertThat(refused.code()).isEqualTo(2);
      assertThat(refused.err()).hasLineCount(1).contains(bad);
    }
    assertThat(Run.of("tune", "dash", "--aim", "fair").err()).hasLineCount(1);
  }
}
