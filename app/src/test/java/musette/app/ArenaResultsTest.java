package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import musette.app.cli.Environment;
import musette.app.draw.Ink;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The results file of the arena. */
class ArenaResultsTest {
  @TempDir private Path folder = Path.of("");
  private Path results = Path.of("");

  @BeforeEach
  void name() {
    results = folder.resolve("matches.jsonl");
  }

  private String[] line(String... more) {
    var line = new ArrayList<>(List.of("arena", "--game", "dash", "--threads", "2"));
    line.addAll(List.of("--results", results.toString()));
    line.addAll(List.of(more));
    return line.toArray(String[]::new);
  }

  /** Four matches of two bots, with additional arguments. */
  private Run arena(String... more) {
    var all = new ArrayList<>(List.of("--bots", "greedy,random"));
    all.addAll(List.of("-n", "4"));
    all.addAll(List.of(more));
    return Run.of(line(all.toArray(String[]::new)));
  }

  private void refused(Run run, String... words) throws IOException {
    assertThat(run.isCalm().code()).as(run.out()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains(results.toString()).contains(words);
    assertThat(run.err()).doesNotContainPattern("refusal\\.|\\{");
  }

  @Test
  void aTournamentGoesOnWhereItStopped() throws IOException {
    assertThat(Run.of(line("--bots", "greedy,random", "-n", "10")).code()).isZero();
    // Like a crash in the middle of a line.
    Files.writeString(results, Files.readString(results) + "{\"pairing\":{\"num");
    Run on = Run.of(line("--bots", "greedy,random", "-n", "20"));
    assertThat(on.code()).as(on.err()).isZero();
    assertThat(Files.readAllLines(results)).hasSize(21).allMatch(line -> line.endsWith("}"));
    String kept = Files.readString(results);
    results = folder.resolve("other.jsonl");
    assertThat(Run.of(line("--bots", "greedy,random", "-n", "20")).out()).isEqualTo(on.out());
    assertThat(kept.lines().sorted()).containsExactlyElementsOf(sorted(results));
  }

  private static List<String> sorted(Path file) throws IOException {
    return Files.readAllLines(file).stream().sorted().toList();
  }

  @Test
  void fewerMatchesAreThoseThatWereFirst() throws IOException {
    Run four = arena();
    assertThat(Run.of(line("--bots", "greedy,random", "-n", "8")).code()).isZero();
    assertThat(arena().out()).isEqualTo(four.out());
    assertThat(Files.readAllLines(results)).hasSize(9);
  }

  @Test
  void aFileIntoWhichAnotherWritesIsLeftAlone() throws IOException {
    assertThat(arena().code()).isZero();
    String before = Files.readString(results);
    try (FileChannel other = FileChannel.open(results, StandardOpenOption.WRITE)) {
      FileLock lock = other.lock();
      refused(arena(), "Another tournament is writing");
      refused(arena("--lang", "fr"), "Un autre tournoi");
      lock.release();
    }
    assertThat(Files.readString(results)).isEqualTo(before);
    assertThat(arena().code()).isZero();
  }

  @Test
  void anotherTournamentIsRefused() throws IOException {
    assertThat(arena().code()).isZero();
    String before = Files.readString(results);
    refused(arena("--seed", "2"), "Line 1", "the seed is 1 there and 2 here");
    refused(arena("--seed", "2", "--lang", "fr"), "Ligne 1", "graine");
    refused(arena("-o", "goal=9"), "Line 1", "the option goal is 8 there and 9 here");
    refused(arena("--seats", "4"), "Line 1", "the number of seats");
    refused(Run.of(line("--bots", "random,greedy")), "Line 1", "--bots", "greedy,random");
    String[] other = line("--bots", "greedy,random");
    other[2] = "flaming-pyramids";
    refused(Run.of(other), "Line 1", "the game is dash there");
    assertThat(Files.readString(results)).isEqualTo(before);
  }

  @Test
  void anotherBotAloneIsAnotherTournament() throws IOException {
    assertThat(arena("--seats", "3", "--alone", "random").code()).isZero();
    refused(arena("--seats", "3", "--alone", "greedy"), "--alone is random there");
    refused(arena("--seats", "3"), "--alone is random there and – here");
  }

  @Test
  void otherRulesAreAnotherTournament() throws IOException {
    assertThat(arena().code()).isZero();
    String text = Files.readString(results);
    Files.writeString(results, text.replaceFirst("\"rules\":[0-9]+", "\"rules\":99"));
    refused(arena(), "Line 1", "the version of the rules is 99 there");
    Files.writeString(results, text.replaceFirst("\"format\":1", "\"format\":2"));
    refused(arena(), "Line 1", "format 2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Dear diary, today I won.",
        "Dear diary,\ntoday I won.",
        "Dear diary,\ntoday I won.\n",
        "{}",
        "{}\n",
        "[]\n",
        "\n",
        "{\"kind\":\"musette-arena\",\"format\":1}\n",
        "{\"kind\":\"musette-arena\",\"format\":1",
        "{\"pairing\":{\"number\":0,\"one\":\"greedy\",\"rest\":\"random\",\"seats\":2},\"places\":[1,2],\"plies\":9}\n",
      })
  void aFileThatIsNotOursIsLeftAlone(String text) throws IOException {
    Files.writeString(results, text);
    refused(arena(), "does not contain arena results");
    assertThat(Files.readString(results)).isEqualTo(text);
  }

  @Test
  void aFileThatIsNoTextIsLeftAlone() throws IOException {
    byte[] bytes = {(byte) 0xff, 0, (byte) 0xfe};
    Files.write(results, bytes);
    refused(arena(), "does not contain arena results");
    assertThat(Files.readAllBytes(results)).isEqualTo(bytes);
    results = folder;
    refused(arena(), "folder");
  }

  @Test
  void anEmptyFileIsBegun() throws IOException {
    Files.createFile(results);
    assertThat(arena().code()).isZero();
    assertThat(Files.readAllLines(results)).hasSize(5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "{'pairing':{'number':9,'one':'greedy','rest':'random','seats':2},'places':[1],'plies':9}",
        "{'pairing':{'number':9,'one':'greedy','rest':'random','seats':2},'places':[1,null],'plies':9}",
        "{'pairing':{'number':9,'one':'greedy','rest':'random','seats':2},'places':[1,2,3],'plies':9}",
        "{'pairing':{'number':9,'one':'greedy','rest':'random','seats':2},'places':[7,-3],'plies':9}",
        "{'pairing':{'number':9,'one':'greedy','rest':'random','seats':2},'places':[0,1],'plies':9}",
        "{'pairing':{'number':9,'one':'greedy','rest':'random','seats':2},'places':[1,2],'plies':-9}",
        "{'pairing':{'number':-9,'one':'greedy','rest':'random','seats':2},'places':[1,2],'plies':9}",
        "{'pairing':{'number':9,'one':'greedy','rest':'random','seats':4},'places':[1,2],'plies':9}",
        "{'pairing':{'number':9,'one':'greedy','rest':'club','seats':2},'places':[1,2],'plies':9}",
        "{'pairing':{'number':9,'one':'random','rest':'greedy','seats':2},'places':[1,2],'plies':9}",
        "{'pairing':{'number':0,'one':'greedy','rest':'random','seats':2},'places':[1,2],'plies':9}",
        "{'pairing':{'number':9,'one':'greedy','rest':'random','seats':2},'places':[1,2]}",
      })
  void aBrokenLineIsNamed(String bad) throws IOException {
    assertThat(arena().code()).isZero();
    String text = Files.readString(results) + bad.replace('\'', '"') + "\n";
    Files.writeString(results, text);
    refused(arena(), "Line 6: ");
    assertThat(Files.readString(results)).isEqualTo(text);
  }

  @Test
  void whatSomebodyWroteBehindTheMatchesIsNotCut() throws IOException {
    assertThat(arena().code()).isZero();
    String text = Files.readString(results) + "Dear diary";
    Files.writeString(results, text);
    refused(arena(), "Line 6: ");
    assertThat(Files.readString(results)).isEqualTo(text);
  }

  @Test
  void whatCannotBeWrittenIsNotCalledUnreadable() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    results = file.resolve("matches");
    refused(arena(), "written");
  }

  @Test
  void everyValueOfAnOptionHasAFileOfItsOwn() {
    Run run = arena("--vary", "goal=4,5");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Path.of(results + ".goal-4")).exists();
    assertThat(Path.of(results + ".goal-5")).exists();
    assertThat(arena("--vary", "goal=4,5").out()).isEqualTo(run.out());
  }

  @Test
  void theBarOfATournamentThatGoesOnReachesItsEnd() {
    assertThat(arena().code()).isZero();
    var err = new ByteArrayOutputStream();
    var nowhere = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
    var environment =
        new Environment(
            List.of(new Dash()),
            InputStream.nullInputStream(),
            nowhere,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            Environment.Device.TERMINAL,
            Ink.PLAIN,
            "en",
            Main.class);
    Musette.run(environment, line("--bots", "greedy,random", "-n", "8"));
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("100%", "8/8");
  }
}
