package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.testkit.Rule;
import musette.wire.Json;
import musette.wire.Scenario;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions, scenarios and actions that people get wrong. */
final class BrokenFilesTest {
  private static final Setup SETUP = Setup.of(Scene.GAME.about(), 2);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {'firstPlayer':'C'} | firstPlayer | seat
          {'firstPlayer':'NONE'} | firstPlayer | seat
          {'round':-1} | round | range
          {'riders':{'C_ROULEUR':{'square':1,'lane':'RIGHT','deck':'','recycled':'','hand':'','card':'','exhaustionTaken':0,'exhaustionFresh':0}}} | riders.C_ROULEUR | rider
          {'riders':{'A_ROULEUR':{'square':-1}}} | riders.A_ROULEUR.square | range
          {'riders':{'A_ROULEUR':{'square':200}}} | riders.A_ROULEUR.square | range
          {'riders':{'A_ROULEUR':{'square':3},'B_ROULEUR':{'square':3}}} | riders.B_ROULEUR.square | taken
          {'riders':{'A_ROULEUR':{'deck':'9'}}} | riders.A_ROULEUR.deck | too_many_cards
          {'riders':{'A_ROULEUR':{'deck':'A'}}} | riders.A_ROULEUR.deck | card
          {'riders':{'A_ROULEUR':{'deck':'x'}}} | riders.A_ROULEUR.deck | card
          {'riders':{'A_ROULEUR':{'recycled':'3'}}} | riders.A_ROULEUR.deck | too_many_cards
          {'riders':{'A_ROULEUR':{'deck':'','hand':'33344'}}} | riders.A_ROULEUR.hand | range
          {'riders':{'A_ROULEUR':{'deck':'','card':'34'}}} | riders.A_ROULEUR.card | range
          {'riders':{'A_ROULEUR':{'deck':'','card':'3','hand':'4'}}} | riders.A_ROULEUR.hand | hand_and_card
          {'riders':{'A_ROULEUR':{'deck':'','hand':'4'},'A_SPRINTEUR':{'deck':'','hand':'4'}}} | riders.A_SPRINTEUR.hand | two_hands
          {'riders':{'A_ROULEUR':{'exhaustionTaken':31}}} | riders.A_ROULEUR.exhaustionTaken | range
          {'riders':{'A_ROULEUR':{'exhaustionTaken':20},'B_ROULEUR':{'exhaustionTaken':20}}} | riders | supply
          {'riders':{'A_ROULEUR':{'exhaustionFresh':1}}} | riders.A_ROULEUR.exhaustionFresh | range
          {'arrived':['A_ROULEUR']} | arrived | not_to_the_end
          {'round':2} | round | not_placed
          {'riders':{'A_ROULEUR':{'square':9}}} | riders | past_start
          """)
  void aPositionThatCannotBeIsRefusedByField(String json, String field, String problem) {
    isRefused(SETUP, json, field, problem);
  }

  /** Everybody on the road in round 3, each with a hand or a full deck less two cards. */
  private static final String ROAD =
      """
      {'round':3,'riders':{
      'A_ROULEUR':{'square':14,'deck':'3344455566677'},
      'A_SPRINTEUR':{'square':13,'deck':'2333444555777999'},
      'B_ROULEUR':{'square':12,'deck':'3344455566677'},
      'B_SPRINTEUR':{'square':11,'deck':'2333444555777999'}}}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          'round':3 | 'round':4 | | riders.A_ROULEUR.deck | too_many_by_now
          'round':3 | 'round':401 | | round | range
          'deck':'3344455566677'},'A | 'deck':'44455566677','hand':'33'},'A | | riders.A_ROULEUR.hand | short_hand
          'deck':'3344455566677'},'A | 'deck':'33444555666','card':'-'},'A | | riders.A_ROULEUR.card | cards_left
          'deck':'3344455566677'},'A | 'deck':'3344455566677','exhaustionTaken':9},'A | | riders.A_ROULEUR.exhaustionTaken | taken_by_now
          'square':14 | 'square':14,'exhaustionTaken':0 | handicap=1,0 | riders.A_ROULEUR.exhaustionTaken | taken_by_now
          'square':14 | 'square':74 | | riders.A_ROULEUR.square | past_finish
          'square':14 | 'square':0 | | round | not_placed
          """)
  void whatPlayCannotReachIsRefusedByField(
      String from, String to, String options, String field, String problem) {
    assertThat(position(SETUP, ROAD)).isNotNull();
    String road = ROAD.replace("\n", "");
    assertThat(road).contains(from);
    Setup setup = options == null ? SETUP : setup(options);
    isRefused(setup, road.replace(from, to), field, problem);
  }

  private static Setup setup(String option) {
    String[] parts = option.split("=", 2);
    return Setup.of(Scene.GAME.about(), 2, Map.of(parts[0], parts[1]));
  }

  private static Object position(Setup setup, String json) {
    return Json.position(Scene.GAME, setup, Json.parse(json.replace('\'', '"')));
  }

  private static void isRefused(Setup setup, String json, String field, String problem) {
    assertThatThrownBy(() -> position(setup, json))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.refusal().about())
                  .containsEntry("field", field)
                  .containsEntry("problem", problem);
              for (String language : Words.LANGUAGES) {
                assertThat(Words.of("flamme-rouge", language).say(refused.refusal()))
                    .contains(field)
                    .doesNotContain(": " + problem + ".", "{");
              }
            });
  }

  @Test
  @Rule({"FR-07", "FR-61"})
  void ridersArePlacedInTurnAndBehindTheDummies() {
    Setup first = setup("firstPlayer=A");
    String place = "{'riders':{'%s':{'square':5,'lane':'%s'}}}";
    assertThat(position(first, place.formatted("A_ROULEUR", "RIGHT"))).isNotNull();
    isRefused(
        first, place.formatted("B_ROULEUR", "RIGHT"), "riders.B_ROULEUR.square", "turn_order");
    isRefused(first, place.formatted("A_ROULEUR", "LEFT"), "riders.A_ROULEUR.lane", "right_first");
    isRefused(first, "{'riders':{'A_ROULEUR':{'deck':'3'}}}", "riders.A_ROULEUR.deck", "placing");
    Setup dummies = setup("peloton=1");
    isRefused(
        dummies,
        place.formatted("PELOTON_FIRST", "LEFT"),
        "riders.PELOTON_FIRST.square",
        "dummy_place");
  }

  @Test
  @Rule({"FR-43", "FR-Q6"})
  void theEndIsRankedAsTheRidersStand() {
    String over =
        ROAD.replace("'round':3", "'round':3,'arrived':['A_ROULEUR','%s','%s','B_SPRINTEUR']");
    String right = over.formatted("A_SPRINTEUR", "B_ROULEUR");
    isRefused(SETUP, right, "riders", "nobody_past");
    String crossed = right.replace("'square':14", "'square':74");
    assertThat(position(SETUP, crossed)).isNotNull();
    String wrong = over.formatted("B_ROULEUR", "A_SPRINTEUR").replace("'square':14", "'square':74");
    isRefused(SETUP, wrong, "arrived", "ranking");
    isRefused(setup("raceToTheEnd=on"), crossed, "riders", "arrived");
  }

  @Test
  void allCardsPlayedIsNoPositionToActIn() {
    String riders =
        "{'riders':{'A_ROULEUR':{'square':9,'deck':'','card':'3'},"
            + "'A_SPRINTEUR':{'square':8,'deck':'','card':'3'},"
            + "'B_ROULEUR':{'square':7,'deck':'','card':'3'},"
            + "'B_SPRINTEUR':{'square':6,'deck':'','card':'3'}}}";
    assertThatThrownBy(
            () -> Json.position(Scene.GAME, SETUP, Json.parse(riders.replace('\'', '"'))))
        .hasMessageContaining("nobody_to_act");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "play",
        "play 8",
        "play 10",
        "play E",
        "Play 5",
        "play 5 ",
        "draw",
        "draw peloton",
        "place rouleur",
        "place rouleur 0",
        "place rouleur 01",
        "place rouleur 9999",
        "place rouleur -1",
        "place rouleur x",
        "draw rouleur 3",
        "play attack",
        "play -"
      })
  void whatIsNoActionIsRefusedAsNotation(String text) {
    assertThatThrownBy(() -> RaceNotation.INSTANCE.parse(text)).hasMessageContaining("notation");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "{}",
        "{\"title\":\"t\",\"rules\":[],\"game\":\"flamme-rouge\",\"steps\":[{\"turn\":[]}]}",
        "{\"title\":\"t\",\"rules\":[\"FR-01\"],\"game\":\"flamme-rouge\",\"steps\":[]}",
        "{\"title\":\"t\",\"rules\":[\"FR-01\"],\"game\":\"flamme-rouge\",\"steps\":[{\"jump\":1}]}",
        "{\"title\":\"t\",\"rules\":[\"FR-01\"],\"game\":\"flamme-rouge\",\"colour\":1,\"steps\":[{\"turn\":[]}]}",
        "{\"title\":\"t\",\"rules\":[\"FR-01\"],\"game\":\"flamme-rouge\",\"seats\":9,\"steps\":[{\"turn\":[]}]}",
        "{\"title\":\"t\",\"rules\":[\"FR-01\"],\"game\":\"flamme-rouge\",\"options\":{\"x\":\"y\"},\"steps\":[{\"turn\":[]}]}"
      })
  void aBrokenScenarioIsRefused(String text) {
    assertThatThrownBy(() -> Scenario.parse(text, id -> Scene.GAME)).isInstanceOf(Refused.class);
  }

  @Test
  void aScenarioThatDoesNotHoldSaysWhatCameInstead() {
    String text =
        "{\"title\":\"t\",\"rules\":[\"FR-07\"],\"game\":\"flamme-rouge\",\"seats\":2,"
            + "\"options\":{\"firstPlayer\":\"A\"},\"steps\":[{\"turn\":[\"B\"]},"
            + "{\"seat\":\"A\",\"play\":\"play 5\"},"
            + "{\"refuse\":\"place rouleur 9\",\"rule\":\"FR-10\"}]}";
    List<Scenario.Failure> failures = Scenario.parse(text, id -> Scene.GAME).run();
    assertThat(failures).extracting(Scenario.Failure::step).containsExactly(1, 2, 3);
    assertThat(failures.getFirst().got()).isEqualTo("[\"A\"]");
    assertThat(failures.get(1).got()).contains("FR-07");
    assertThat(failures.get(2).got()).contains("FR-07");
  }
}
