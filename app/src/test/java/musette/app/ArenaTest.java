package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArenaTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void theBetterBotHasMoreWinsAndMoreElo() throws IOException {
    Path json = folder.resolve("report.json");
    Path html = folder.resolve("report.html");
    Run run =
        Run.of(
            "arena",
            "--game",
            "flaming-pyramids",
            "--bots",
            "greedy,random",
            "-n",
            "40",
            "--json",
            json.toString(),
            "--html",
            html.toString());
    assertThat(run.isCalm().code()).as(run.err()).isZero();
    JsonNode report = Json.parse(Files.readString(json));
    assertThat(report.path("matches").asInt()).isEqualTo(40);
    assertThat(report.path("wins").path("greedy against random").path("share").asDouble())
        .isGreaterThan(0.8);
    assertThat(report.path("ratings").get(0).path("elo").asDouble())
        .isGreaterThan(report.path("ratings").get(1).path("elo").asDouble());
    assertThat(Files.readString(html)).contains("<svg").doesNotContain("<script");
  }

  @Test
  void aTournamentGoesOnWhereItStopped() throws IOException {
    Path results = folder.resolve("matches.jsonl");
    String[] half = arena("10", results);
    assertThat(Run.of(half).code()).isZero();
    // As a machine that died in the middle of a line leaves it.
    Files.writeString(results, Files.readString(results) + "{\"pairing\":{\"num");
    String[] whole = arena("20", results);
    assertThat(Run.of(whole).code()).isZero();
    assertThat(Files.readAllLines(results)).hasSize(20).allMatch(line -> line.endsWith("}"));
  }

  private static String[] arena(String matches, Path results) {
    return new String[] {
      "arena",
      "--game",
      "dash",
      "--bots",
      "greedy,random",
      "-n",
      matches,
      "--threads",
      "2",
      "--results",
      results.toString()
    };
  }

  @Test
  void aSequentialTestStopsEarly() {
    Run run =
        Run.of(
            "arena",
            "--game",
            "flaming-pyramids",
            "--bots",
            "greedy,random",
            "-n",
            "2000",
            "--sprt",
            "0,50");
    assertThat(run.out()).contains("greedy is stronger");
  }

  @Test
  void badRequestsAreRefusedInOneLine() {
    for (String line :
        new String[] {
          "arena --game dash --bots greedy",
          "arena --game dash --bots greedy,greedy",
          "arena --game dash --bots greedy,nobody",
          "arena --game dash --bots greedy,random --sprt 1",
          "arena --game nothing --bots greedy,random",
          "arena --bots greedy,random"
        }) {
      Run run = Run.of(line.split(" "));
      assertThat(run.isCalm().code()).as(line).isEqualTo(2);
      assertThat(run.err().lines()).as(line).hasSize(1);
    }
  }

  @Test
  void aProgramOfAnyLanguageTakesPart() {
    Run run = arena("exec:python3 ../examples/bot.py,random", "-n", "2");
    assertThat(run.isCalm().code()).as(run.err()).isZero();
    assertThat(run.out()).contains("exec:python3 ../examples/bot.py against random");
  }

  @Test
  void aProgramThatDiesIsNamed() {
    assertThat(arena("exec:true,random").err()).contains("exec:true", "has ended");
    assertThat(arena("exec:no-such-program,random").err()).contains("cannot be started");
  }

  @Test
  void aProgramThatIsSilentRunsOutOfTime() {
    assertThat(arena("exec:sleep 30,random", "--patience", "1").err()).contains("in time");
  }

  @Test
  void aProgramThatAnswersNonsenseIsRefused() {
    Run run = arena("exec:yes,random");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("exec:yes");
  }

  @Test
  void anOptionCanBeVaried() throws IOException {
    Path json = folder.resolve("varied.json");
    Path html = folder.resolve("varied.html");
    Run run =
        arena(
            "greedy,random",
            "-n",
            "4",
            "--vary",
            "sprinteurDeck=rulebook18,box15",
            "--json",
            json.toString(),
            "--html",
            html.toString());
    assertThat(run.isCalm().code()).as(run.err()).isZero();
    JsonNode report = Json.parse(Files.readString(json));
    assertThat(report.path("matches").asInt()).isEqualTo(8);
    assertThat(report.path("variants")).hasSize(2);
    assertThat(report.path("variants").get(1).path("value").asText()).isEqualTo("box15");
    assertThat(Files.readString(html)).contains("Effect of the option", "sprinteurDeck box15");
    assertThat(arena("greedy,random", "--vary", "sprinteurDeck").code()).isEqualTo(2);
    assertThat(arena("greedy,random", "--vary", "colour=red").code()).isEqualTo(2);
  }

  @Test
  void oneBotCanSitAloneAmongTheOthers() {
    Run run = arena("greedy,random", "-n", "4", "--seats", "4", "--alone", "greedy");
    assertThat(run.out()).contains("greedy against random").doesNotContain("random against greedy");
    assertThat(arena("greedy,random", "--alone", "club").code()).isEqualTo(2);
  }

  private static Run arena(String bots, String... more) {
    var line = new ArrayList<>(List.of("arena", "--game", "flamme-rouge", "--threads", "1"));
    line.addAll(List.of("--bots", bots));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }
}
