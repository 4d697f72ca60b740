package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import musette.app.draw.Ink;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandTest {
  @Test
  void gamesAreListedWithSeatsAndTagline() {
    Run run = Run.of("games");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("  Dash · 1–4 players", "As short as a game can be.");
  }

  @Test
  void oneGameIsShownWithItsOptions() {
    Run run = Run.of("games", "dash");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("goal  3…50 (default: 8)", "How far to run. [DA-04]", "gravel", "Gravel");
  }

  @Test
  void rulesArePrintedWholeOrOne() {
    assertThat(Run.of("rules", "dash").out()).contains("The round", "- DA-01 Everybody picks");
    Run one = Run.of("rules", "dash", "da-03");
    assertThat(one.code()).isZero();
    assertThat(one.out()).contains("The round\nDA-03  With the die").doesNotContain("DA-02");
  }

  @Test
  void frenchIsSpokenOnDemand() {
    assertThat(Run.of("rules", "dash", "DA-01", "--lang", "fr").out()).contains("Chacun choisit");
    assertThat(Run.of("--lang=fr", "rules", "dash", "DA-99").err())
        .isEqualTo("musette: Il n’y a pas de règle « DA-99 » dans dash.\n");
    assertThat(Run.of("play", "--help", "--lang", "fr").out()).contains("Reprend la partie");
  }

  @Test
  void helpSaysWhatItCanDo() {
    Run run = Run.of("--help");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Usage: musette", "serve", "simulate", "referee", "arena");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "rules",
        "rules nothing",
        "rules dash XX-1",
        "games nothing",
        "games --lang xx",
        "play",
        "play nothing",
        "play dash --seats human,deep-thought",
        "play dash --seats human,random,random,random,random",
        "play dash --seed xyz",
        "play dash -o speed=9",
        "play dash -o goal=1000",
        "play dash --stage z",
        "play dash --seed 1 --seed 2",
        "play dash -o goal=9 -o goal=10",
        "play dash -o goal",
        "load --url http://localhost:1",
        "load --url http://local%%host:1",
        "load --url http://example.org",
        "play --resume /nowhere/at/all",
        "play dash --seats random --save /nowhere/at/all",
        "simulate dash -n 0",
        "simulate dash -n many",
        "simulate dash --threads 0",
        "simulate dash --seats 9",
        "simulate dash --bots clever",
        "simulate dash -n 10 --json /nowhere/at/all",
        "replay",
        "replay /nowhere",
        "replay /",
        "scenario",
        "scenario /nowhere",
        "referee",
        "referee nothing",
        "bench nothing",
        "bench dash --seconds 0",
        "bench dash --seconds x",
        "bench dash --seats 77",
        "bench dash -o nothing=1",
        "bench --seats 77",
      })
  void whatCannotBeDoneIsToldInOneLine(String line) {
    for (String language : new String[] {"en", "fr"}) {
      Run run = Run.of((line.contains("--lang") ? line : line + " --lang " + language).split(" "));
      assertThat(run.code()).as(run.err()).isEqualTo(2);
      assertThat(run.err()).startsWith("musette: ").hasLineCount(1);
      assertThat(run.err()).doesNotContainPattern("refusal\\.|error\\.|\\{");
      run.isCalm();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play dash --seed 1 --seed 2     | --seed is given more than once.",
        "play dash -o goal=9 -o goal=10  | The option “goal” is set more than once.",
        "play dash -o course=a --stage b | The option “course” is set more than once.",
        "play dash -o goal               | The option “goal” needs a value: goal=VALUE.",
        "play dash -o fly                | There is no option “fly”.",
        "load --url http://localhost:1   | No server responds at http://localhost:1.",
      })
  void theReasonIsNamed(String line, String reason) {
    assertThat(Run.of(line.split(" ")).err()).startsWith("musette: " + reason);
  }

  @Test
  void aFlagNeedsOnlyItsName() {
    assertThat(Run.of("play", "dash", "-o", "die", "--seats", "random").out()).contains("DA-03");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void outputThatIsLostIsAnError() throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                java,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "games",
                "--lang",
                "en")
            .redirectOutput(new File("/dev/full"))
            .start();
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(err).isEqualTo(2);
    assertThat(err).contains("musette: The output could not be written.");
  }

  @Test
  void inputThatIsNoTextIsTheEnd() {
    String binary = "\u0001\u0000\u0002\n".repeat(1000);
    Run referee = Run.typing(binary, "referee", "dash");
    assertThat(referee.code()).isEqualTo(2);
    assertThat(referee.out()).hasLineCount(1).contains("The input is not text.");
    Run play = Run.typing(binary, "play", "dash").isCalm();
    assertThat(play.code()).isZero();
    assertThat(play.out()).contains("The match was not saved.");
  }

  @Test
  void coloursCanBeSwitchedOff() {
    var nothing = java.io.InputStream.nullInputStream();
    assertThat(Run.with(nothing, Ink.COLOUR, "rules", "dash").out()).contains("\u001b[");
    for (String option : new String[] {"--no-colour", "--no-color"}) {
      assertThat(Run.with(nothing, Ink.COLOUR, "rules", "dash", option).out())
          .doesNotContain("\u001b");
    }
  }

  @Test
  void unexpectedErrorsAreOneLineToo() {
    // A broken stream stands in for any unexpected error.
    var broken =
        new java.io.InputStream() {
          @Override
          public int read() {
            throw new IllegalStateException("broken");
          }

          @Override
          public int read(byte[] bytes, int from, int count) {
            return read();
          }
        };
    Run run = Run.with(broken, "referee", "dash");
    assertThat(run.code()).isEqualTo(70);
    assertThat(run.err()).hasLineCount(1).contains("IllegalStateException: broken");
    assertThat(Run.with(broken, "referee", "dash", "--debug").err()).contains("\tat ");
  }

  @Test
  void bothCataloguesHaveTheSameWords() {
    Words english = Words.of("cli", "en");
    Words french = Words.of("cli", "fr");
    assertThat(new TreeSet<>(french.keys())).isEqualTo(new TreeSet<>(english.keys()));
    for (String key : english.keys()) {
      assertThat(english.text(key)).isNotBlank();
      assertThat(french.text(key)).isNotBlank();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "rules",
        "play",
        "replay",
        "simulate",
        "scenario",
        "referee",
        "arena",
        "bench"
      })
  void everyOptionIsExplained(String command) {
    for (String language : new String[] {"en", "fr"}) {
      String help = Run.of(command, "--help", "--lang", language).out();
      // An option without a description has nothing after its name.
      Pattern bare = Pattern.compile("(?m)^ *(-\\w, )?--[\\w=<>|.-]+ *$\\s*^ *(-|\\z)");
      assertThat(bare.matcher(help).find()).as(help).isFalse();
      assertThat(help).contains("--lang", "--no-colour", "--debug");
    }
  }

  @Test
  void everyGameIsSimulatedWithoutNamingSeats() {
    for (var game : musette.games.Catalogue.games()) {
      Run run = Run.of("simulate", game.about().id(), "-n", "2", "--threads", "1");
      assertThat(run.isCalm().code()).as(run.err()).isZero();
    }
  }
}
