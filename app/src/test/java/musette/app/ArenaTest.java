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
    JsonNode wins = report.path("wins").get(0);
    assertThat(wins.path("one").asText() + wins.path("rest").asText()).isEqualTo("greedyrandom");
    assertThat(wins.path("wins").path("share").asDouble()).isGreaterThan(0.8);
    assertThat(report.path("ratings").get(0).path("elo").asDouble())
        .isGreaterThan(report.path("ratings").get(1).path("elo").asDouble());
    assertThat(Files.readString(html)).contains("<svg").doesNotContain("<script");
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
          "arena --game dash --bots greedy,random --sprt 20,0",
          "arena --game dash --bots greedy,random --sprt 0,0",
          "arena --game dash --bots greedy,random --sprt NaN,5",
          "arena --game dash --bots greedy,random --sprt 0,Infinity",
          "arena --game dash --bots greedy,random --alone greedy",
          "arena --game dash --bots greedy,random --alone random",
          "arena --game dash --bots greedy,random --seats 1",
          "arena --game dash --bots greedy,random --seats 0",
          "arena --game dash --bots greedy,random --patience -3",
          "arena --game dash --bots greedy,random@3",
          "arena --game dash --bots greedy,champion@0",
          "arena --game dash --bots greedy,random --vary goal=4,4",
          "arena --game flamme-rouge --bots greedy,random --stage firenze-milano --vary stage=firenze-milano,la-haute-montagne",
          "arena --game nothing --bots greedy,random",
          "arena --bots greedy,random"
        }) {
      for (String language : new String[] {"en", "fr"}) {
        Run run = Run.of((line + " --lang " + language).split(" "));
        assertThat(run.isCalm().code()).as(line).isEqualTo(2);
        assertThat(run.err().lines()).as(line).hasSize(1);
        assertThat(run.err()).doesNotContainPattern("refusal\\.|error\\.|\\{");
      }
    }
  }

  @Test
  void whereNothingCanBeWrittenNothingIsPlayed() {
    for (String option : new String[] {"--json", "--html"}) {
      Run run = arena("greedy,random", "-n", "10000000", option, "/nowhere/report");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).hasLineCount(1).contains("/nowhere/report");
    }
    String one = folder.resolve("one").toString();
    assertThat(arena("greedy,random", "-n", "10000000", "--results", one, "--json", one).code())
        .isEqualTo(2);
  }

  @Test
  void frenchIsSpokenThroughout() throws IOException {
    Path html = folder.resolve("rapport.html");
    Run run =
        arena(
            "greedy,random",
            "-n",
            "2",
            "--vary",
            "sprinteurDeck=rulebook18,box15",
            "--lang",
            "fr",
            "--html",
            html.toString());
    assertThat(run.out()).contains("greedy contre random").doesNotContain("against");
    assertThat(Files.readString(html))
        .contains("lang=\"fr\"", "Force (Elo", "place B", "greedy contre random", "médiane")
        .doesNotContainPattern("against|seat|Share|Length|Strength|Effect|pairing|matches");
  }

  @Test
  void aProgramOfAnyLanguageTakesPart() {
    Run run = arena("exec:python3 ../examples/bot.py,random", "-n", "2");
    assertThat(run.isCalm().code()).as(run.err()).isZero();
    assertThat(run.out()).contains("exec:python3 ../examples/bot.py against random");
  }

  @Test
  void aProgramThatDiesIsNamed() {
    assertThat(arena("exec:true,random").err()).contains("exec:true", "has exited");
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
    assertThat(run.out().lines().filter(line -> line.contains(" Elo "))).hasSize(4);
    JsonNode report = Json.parse(Files.readString(json));
    assertThat(report.path("matches").asInt()).isEqualTo(8);
    assertThat(report.path("variants").get(0).path("ratings")).hasSize(2);
    assertThat(report.path("variants")).hasSize(2);
    assertThat(report.path("variants").get(1).path("value").asText()).isEqualTo("box15");
    assertThat(Files.readString(html)).contains("Effect of the option", "sprinteurDeck box15");
    assertThat(arena("greedy,random", "--vary", "sprinteurDeck").code()).isEqualTo(2);
    assertThat(arena("greedy,random", "--vary", "colour=red").code()).isEqualTo(2);
  }

  @Test
  void everyValueOfAVariedOptionHasAVerdict() {
    Run run =
        arena(
            "greedy,random",
            "-n",
            "2",
            "--sprt",
            "0,20",
            "--vary",
            "sprinteurDeck=rulebook18,box15");
    assertThat(run.out().lines().filter(line -> line.contains("Test result: "))).hasSize(2);
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
