package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code musette course}. */
final class CourseTest {
  @TempDir private Path folder = Path.of("");

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("my.road"), text).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"flamme-rouge", "leader-1", "pace-wheel", "tour-de-france"})
  void whatIsMadeIsSoundAndCanBeDrawn(String game) throws IOException {
    Run made = Run.of("course", "make", game, "--climbs", "2", "--seed", "7");
    assertThat(made.code()).as(made.err()).isZero();
    assertThat(Run.of("course", "make", game, "--climbs", "2", "--seed", "7")).isEqualTo(made);
    String file = file(made.out());
    Run checked = Run.of("course", "check", file);
    assertThat(checked.code()).as(checked.out() + checked.err()).isZero();
    assertThat(checked.out()).contains(": a valid course. ");
    Path picture = folder.resolve("my.svg");
    Run drawn = Run.of("course", "draw", file, "--svg", picture.toString());
    assertThat(drawn.code()).as(drawn.err()).isZero();
    assertThat(Files.readString(picture)).startsWith("<svg").contains("<path");
  }

  @Test
  void everyProblemIsNamedWithLineColumnAndRule() throws IOException {
    String file = file("# game: flamme-rouge\nstage : X\nabx\nbu");
    Run run = Run.of("course", "check", file);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out().lines())
        .hasSize(2)
        .anyMatch(line -> line.contains("my.road:3:3: ") && line.contains("(FR-02)"))
        .anyMatch(line -> line.contains("my.road:4:1: "));
    assertThat(Run.of("course", "draw", file, "--svg", folder + "/x.svg").code()).isEqualTo(2);
  }

  @Test
  void aNameIsShownAsText() throws IOException {
    String file = file("stage : <script>alert(1)</script>\nabu");
    Path picture = folder.resolve("my.svg");
    assertThat(Run.of("course", "draw", file, "--svg", picture.toString()).code()).isZero();
    assertThat(Files.readString(picture)).contains("&lt;script&gt;").doesNotContain("<script");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "course",
        "course check",
        "course check no-such-file",
        "course make flaming-pyramids",
        "course make flamme-rouge --length 5",
        "course make flamme-rouge --climbs 99",
        "course make flamme-rouge --legs strong",
        "course make flamme-rouge --seed x",
        "course make nothing",
      })
  void whatCannotBeUsedIsRefusedInOneLine(String command) {
    Run run = Run.of(command.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).startsWith("musette: ").doesNotContain("Exception");
  }

  @Test
  void hugeAndStrangeTextsAreRefused() throws IOException {
    for (String text :
        new String[] {"a".repeat(200_000), "\uD83D\uDEB2 \u202E <b>", "", "#".repeat(5000)}) {
      Run run = Run.of("course", "check", file(text));
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err().lines()).hasSize(1);
    }
    Run named = Run.of("course", "check", file("aegi".repeat(20_000)), "--game", "flamme-rouge");
    assertThat(named.code()).isEqualTo(1);
  }
}
