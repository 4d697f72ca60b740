package musette.table.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/**
 * A tour of five stages, one of each game, ridden in the page. The sums are made here a second time
 * from the results of the matches, after docs/competitions.md.
 */
final class LocalTourTest {
  private static final String FIVE =
      """
      {"title":"","game":"flamme-rouge","options":{"stage":"firenze-milano"}},
      {"title":"The Pyramid","game":"flaming-pyramids","options":{}},
      {"title":"","game":"leader-1","options":{"race":"demo"}},
      {"title":"","game":"pace-wheel","options":{"course":"deux-cols"}},
      {"title":"","game":"tour-de-france","options":{}}
      """;

  private final FakePage page = new FakePage();

  private static String plan(String stages, int riders, String friends, String bots) {
    return """
    {"plan":{"name":"Tour d’Automne","kind":"TOUR","form":"ROUNDS","count":"TIME",
     "stages":[%s],"rounds":0,"tableSize":%d,"entrants":%d,"starts":0,
     "clock":{"type":"NoClock"},"access":"PRIVATE","bot":"random","pause":0,"closes":0},
     "friends":%s,"bots":%s}
    """
        .formatted(stages, riders, riders, friends, bots);
  }

  private JsonNode ride(String id) {
    JsonNode now = page.ok("GET", "/competitions/" + id, "");
    while (now.get("status").asText().equals("RUNNING")) {
      JsonNode table = now.at("/roundList/" + (now.get("round").asInt() - 1) + "/tables/0/table");
      playToTheEnd(table.asText());
      page.reload();
      now = page.ok("POST", "/competitions/" + id + "/tables/" + table.asText(), "");
      page.reload();
      assertThat(page.ok("GET", "/competitions/" + id, "")).as("nothing is lost").isEqualTo(now);
    }
    return now;
  }

  private void playToTheEnd(String table) {
    JsonNode state = page.look(table, "NONE");
    for (int choice = 1; !state.at("/info/status").asText().equals("OVER"); choice++) {
      if (!state.get("curtain").asText().equals("NONE")) {
        state = page.look(table, state.get("curtain").asText());
      }
      JsonNode offers = state.get("offers");
      if (offers.isEmpty()) {
        assertThat(page.botMoves()).isTrue();
      } else {
        page.command(
            "Play",
            table,
            ",\"seq\":%d,\"seat\":\"%s\",\"action\":\"%s\""
                .formatted(
                    state.at("/info/seq").asInt(),
                    state.get("eyes").asText(),
                    offers.get(7 * choice % offers.size()).get("text").asText()));
      }
      state = page.state();
    }
  }

  @Test
  void fiveStagesOneOfEachGameAddUp() {
    String wish = plan(FIVE, 4, "[]", "[\"random\",\"random\",\"random\"]");
    String id = page.ok("POST", "/competitions", wish).get("id").asText();
    JsonNode over = ride(id);
    assertThat(over.get("status").asText()).isEqualTo("OVER");
    assertThat(over.get("roundList")).hasSize(5);
    checkSums(over);
    assertThat(lines(over, "MOUNTAIN")).as("three of the roads have climbs").isNotEmpty();
    assertThat(page.server().request("GET", "/competitions/" + id + "/results.csv", "").body())
        .startsWith("place,name,bot,seconds,round 1,round 2,round 3,round 4,round 5\r\n1,");
  }

  @Test
  void friendsOnOneScreenRideUnderTheirNames() {
    String three =
        """
        {"title":"","game":"flaming-pyramids","options":{}},
        {"title":"","game":"tour-de-france","options":{}},
        {"title":"","game":"flaming-pyramids","options":{}}
        """;
    String wish = plan(three, 2, "[\"Bea\"]", "[]");
    String id = page.ok("POST", "/competitions", wish).get("id").asText();
    JsonNode over = ride(id);
    checkSums(over);
    assertThat(over.at("/entrants/1/name").asText()).isEqualTo("Bea");
  }

  /** Time, points and team from the places of the matches; summits and boldness from the scores. */
  private void checkSums(JsonNode tour) {
    int riders = tour.get("entrants").size();
    var seconds = new int[riders];
    var points = new int[riders];
    var climbs = new int[riders];
    var bold = new int[riders];
    Map<Integer, Integer> teams = new TreeMap<>();
    int[] byPlace = {20, 12, 8, 5, 3, 2, 1};
    for (JsonNode round : tour.get("roundList")) {
      JsonNode table = round.at("/tables/0");
      JsonNode places = page.ok("GET", "/tables/" + table.get("table").asText(), "").get("places");
      Map<Integer, List<Integer>> ofTeam = new TreeMap<>();
      for (int seat = 0; seat < riders; seat++) {
        int who = table.get("entrants").get(seat).asInt();
        int place = places.get(seat).asInt();
        int cost = place == 1 ? -10 : 20 * (place - 1);
        seconds[who] += cost;
        points[who] += byPlace[place - 1];
        climbs[who] += table.at("/scores/" + seat + "/climb").asInt();
        bold[who] += table.at("/scores/" + seat + "/bold").asInt();
        int team = tour.at("/entrants/" + who + "/team").asInt();
        ofTeam.computeIfAbsent(team, _ -> new ArrayList<>()).add(cost);
      }
      int counted = ofTeam.values().stream().mapToInt(List::size).min().orElse(0);
      ofTeam.forEach(
          (team, costs) ->
              teams.merge(
                  team,
                  costs.stream().sorted().limit(Math.min(3, counted)).mapToInt(c -> c).sum(),
                  Integer::sum));
    }
    check(tour, "GENERAL", seconds, 1);
    check(tour, "POINTS", points, -1);
    check(tour, "MOUNTAIN", climbs, -1);
    check(tour, "COMBATIVITY", bold, -1);
    for (JsonNode line : lines(tour, "TEAM")) {
      assertThat(line.get("value").asInt()).isEqualTo(teams.get(line.get("who").asInt()));
    }
    assertThat(lines(tour, "TEAM")).hasSize(teams.size());
  }

  private static List<JsonNode> lines(JsonNode tour, String jersey) {
    return StreamSupport.stream(tour.get("classifications").spliterator(), false)
        .filter(one -> one.get("jersey").asText().equals(jersey))
        .flatMap(one -> StreamSupport.stream(one.get("lines").spliterator(), false))
        .toList();
  }

  private static void check(JsonNode tour, String jersey, int[] expected, int direction) {
    int before = Integer.MIN_VALUE;
    for (JsonNode line : lines(tour, jersey)) {
      int value = line.get("value").asInt();
      assertThat(value).as(jersey).isEqualTo(expected[line.get("who").asInt()]);
      assertThat(direction * value).as(jersey + " in order").isGreaterThanOrEqualTo(before);
      before = direction * value;
    }
    boolean any = java.util.Arrays.stream(expected).anyMatch(value -> value != 0);
    assertThat(!lines(tour, jersey).isEmpty()).as(jersey).isEqualTo(any);
  }
}
