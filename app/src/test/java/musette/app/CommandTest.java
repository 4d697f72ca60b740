package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import java.util.regex.Pattern;
import musette.app.draw.Ink;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
        .contains("goal  3…50 (usual: 8)", "How far to run. [DA-04]", "gravel", "Gravel");
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
    // A stream that breaks stands for whatever nobody thought of.
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
      // An option without a text leaves nothing behind its name.
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
