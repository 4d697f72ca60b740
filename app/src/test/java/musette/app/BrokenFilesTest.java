package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BrokenFilesTest {
  @TempDir private Path folder = Path.of("");

  private String good = "";

  @BeforeEach
  void playAMatch() throws IOException {
    Path file = folder.resolve("good.record");
    Run.of(
        "play",
        "dash",
        "--seats",
        "random,random",
        "--seed",
        "5",
        "--save",
        file.toString(),
        "-o",
        "die=on");
    good = Files.readString(file);
  }

  private Run replay(String text) throws IOException {
    Path file = folder.resolve("bad.record");
    Files.writeString(file, text);
    return Run.of("replay", "--verify", file.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "musette-record 1 | musette-record 2 | Line 1: the record was written by a newer version of Musette.",
        "musette-record 1 | hello            | Line 1: this is not a Musette record.",
        "game dash        | game chess       | Line 2: There is no game “chess”.",
        "game dash        | # nothing        | the record ends without a line “game …”.",
        "rules 3          | rules 4          | Line 3: This record was played with version 4",
        "rules 3          | rules x          | Line 3: missing or invalid number.",
        "seats 2          | seats 9          | Line 4: This game cannot be played with 9 seats",
        "seats 2          | seats 2=         | Line 4: missing or invalid number.",
        "option die on    | option die maybe | “maybe” is not a valid value for the option “die”",
        "option die on    | option fly on    | There is no option “fly”.",
        "option die on    | option die off   | Line",
        "player A         | player Q         | Line 5: unknown seat.",
        "ply 2 B pick     | ply 2 A pick     | turn to act.",
        "ply 2 B pick     | ply 2 B fly      | is not an action of this game.",
        "ply 2 B pick     | ply 1 B pick     | Ply 1 is out of order: the next one is 2.",
        "ply 2 B pick     | ply 3 B pick     | Ply 3 is out of order: the next one is 2.",
        "ply 2 B pick     | ply 2            | Line",
        "ply 2 B pick     | undo 7           | undo of more than was played.",
        "ply 2 B          | pli 2 B          | unknown entry.",
        "result           | result 7         | but its moves lead to",
        "result           | result x         | missing or invalid number.",
        "result           | # result         | The moves finish the match with the places",
        "seed-hash        | seed-hash 1      | the seed does not match the hash",
      })
  void whatIsWrongIsToldWithFileLineAndReason(String from, String to, String reason)
      throws IOException {
    assertThat(good).contains(from);
    Run run = replay(good.replace(from.strip(), to.strip()));
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(2);
    assertThat(run.err()).contains("bad.record: Line ").contains(reason).hasLineCount(1);
    run.isCalm();
    long line = Long.parseLong(run.err().replaceAll("(?s).*Line (\\d+).*", "$1"));
    assertThat(line).isBetween(1L, good.lines().count());
    Run analysed = Run.of("analyse", folder.resolve("bad.record").toString());
    assertThat(analysed.code()).isEqualTo(2);
    assertThat(analysed.err()).as("told by every command alike").isEqualTo(run.err());
  }

  @Test
  void anUnknownBotIsNamedWithItsLine() throws IOException {
    Path file = folder.resolve("bot.record");
    Files.writeString(file, good.replace("player B bot random", "player B bot sleepy"));
    Run run = Run.of("play", "--resume", file.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("bot.record: Line 6: There is no bot “sleepy”").hasLineCount(1);
  }

  @Test
  void aForbiddenMoveIsNamedWithItsLineAndRule() throws IOException {
    int line = (int) good.substring(0, good.indexOf("ply 1 ")).lines().count() + 1;
    Run run = replay(good.replaceFirst("ply 1 A pick .", "ply 1 A pick 8"));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("Line " + line + ": 8 steps are too many. (DA-01)");
  }

  @Test
  void aSecretSeedCannotBeReplayed() throws IOException {
    Run run = replay(good.replaceFirst("seed [0-9a-f]+\n", ""));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("The seed of this match has not been revealed yet");
  }

  @Test
  void aRecordCutOffAnywhereIsRefusedOrAMatchInProgress() throws IOException {
    for (int length = 0; length < good.length() - 1; length += 5) {
      Run run = replay(good.substring(0, length)).isCalm();
      boolean whole = run.code() == 0 && run.out().contains("the match is not over");
      assertThat(whole || (run.code() == 2 && run.err().lines().count() == 1))
          .as("cut at %s: %s%s", length, run.out(), run.err())
          .isTrue();
    }
  }

  @Test
  void recordsWithRandomErrorsAreAnsweredCalmly() throws IOException {
    var random = new Random(4);
    for (int i = 0; i < 100; i++) {
      var text = new StringBuilder(good);
      for (int j = 0; j < 3; j++) {
        text.setCharAt(random.nextInt(text.length()), (char) (32 + random.nextInt(96)));
      }
      assertThat(replay(text.toString()).isCalm().code()).as(text.toString()).isIn(0, 2);
    }
  }

  @Test
  void hugeFilesFoldersAndBytesThatAreNoTextAreRefused() throws IOException {
    Path huge = folder.resolve("huge.record");
    Files.writeString(huge, "musette-record 1\n" + "# x\n".repeat(2_100_000));
    assertThat(Run.of("replay", huge.toString()).err()).contains("The file is too large");
    assertThat(Run.of("scenario", huge.toString()).code()).isEqualTo(2);
    Path bytes = folder.resolve("bytes.record");
    Files.write(bytes, new byte[] {(byte) 0xC3, (byte) 0x28, 0, 1});
    assertThat(Run.of("replay", bytes.toString()).err()).contains("not valid UTF-8 text");
    assertThat(Run.of("replay", folder.toString()).err()).contains("This is a folder");
    assertThat(Run.of("replay", "/dev/zero").code()).isEqualTo(2);
  }

  @Test
  void aPositionOfTheRecordIsShown() {
    String file = folder.resolve("good.record").toString();
    Run run = Run.of("replay", file, "--ply", "2");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("2. Bourdon (bot random): pick").contains("Squares: ");
    assertThat(Run.of("replay", file, "--ply", "999").err()).contains("There is no ply 999");
  }
}
