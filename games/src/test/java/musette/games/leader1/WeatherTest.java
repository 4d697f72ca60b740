package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.api.Board;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.Weather;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Weather: rain, heat, winds (chapter 12). */
final class WeatherTest {
  private static final String RIDER = road("black leader", "2C6", "");
  private static final String FACE_DOWN = "{'hexagon': 5, 'shown': []}";
  private static final String AGAINST = "{'hexagon': 3, 'shown': ['CONTRARY_2']}";
  private static final String WITH = "{'hexagon': 3, 'shown': ['FAVOURABLE_2']}";

  private static Scene weather(String shown, String rider, String... options) {
    var all = new ArrayList<>(List.of(options));
    all.add("weather=" + (shown.split("hexagon", -1).length - 1));
    return Scene.of(
        2,
        "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader'], 'weather': ["
            + shown
            + "]}, 'cyclists': {"
            + rider
            + "}}",
        all.toArray(String[]::new));
  }

  private static List<RaceEvent.WeatherTurned> turned(Scene scene) {
    return scene.told(RaceEvent.WeatherTurned.class);
  }

  @Test
  @Rule({"L1-146", "L1-Q-107"})
  void aTokenIsTurnedUpAfterTheMoveThatComesTwoHexagonsBeforeIt() {
    Scene scene = weather(FACE_DOWN, RIDER).play("ride 1 3C1", 3);
    assertThat(turned(scene))
        .containsExactly(new RaceEvent.WeatherTurned("L1-146", 5, Weather.CONTRARY_2));
  }

  @Test
  @Rule("L1-Q-43")
  void aTokenCanBeTurnedUpOneHexagonBeforeAndThoseNearTheStartAtOnce() {
    Scene late = weather(FACE_DOWN, RIDER, "weatherTurned=one-before").play("ride 1 3C1");
    assertThat(turned(late)).isEmpty();
    assertThat(turned(hills())).as("hexagon 3").hasSize(1);
  }

  @Test
  @Rule("L1-Q-46")
  void everyTokenIsInTheBoxOnceUnlessByOption() {
    String two = FACE_DOWN + ", {'hexagon': 8, 'shown': ['RAIN']}";
    Scene box = weather(two, RIDER).play("ride 1 3C1", 0);
    assertThat(turned(box).getFirst().weather()).isEqualTo(Weather.HEAT);
    Scene any = weather(two, RIDER, "weatherTokens=repeated").play("ride 1 3C1", 0);
    assertThat(turned(any).getFirst().weather()).isEqualTo(Weather.RAIN);
  }

  private static Scene hills() {
    Scene start = Scene.start(2, "cyclists=1", "race=hills", "weather=3");
    return start.play("give none").play("give none", 0, 0, 4, 5);
  }

  @Test
  @Rule({"L1-14", "L1-145"})
  void asManyTokensLieOnHexagonsAsWereAgreed() {
    assertThat(Boards.board(hills().race).weather())
        .extracting(Board.Token::hexagon)
        .containsExactly(3, 8, 6);
  }

  @Test
  @Rule("L1-147")
  void aTokenCountsForEverySquareOfItsHexagon() {
    assertThat(weather(AGAINST, RIDER).cost("ride 1 3C1")).isEqualTo(2);
    assertThat(weather(AGAINST, road("black leader", "3C5", "")).cost("ride 1 3C6")).isEqualTo(2);
  }

  @Test
  @Rule({"L1-149", "L1-107"})
  void rainMakesDarkSquaresDangerousInTheFreePart() {
    Scene scene =
        weather("{'hexagon': 6, 'shown': ['RAIN']}", road("black leader", "6C2", ", 'feeds': 1"));
    assertThat(scene.remarks("ride 1 6C3", RaceRemark.MayFall.class)).hasSize(1);
    assertThat(scene.remarks("ride 1 6R3", RaceRemark.MayFall.class)).isEmpty();
    Scene fighter =
        weather(
            "{'hexagon': 6, 'shown': ['RAIN']}",
            road("black leader", "6C2", ", 'feeds': 1, 'quality': 'FIGHTER'"));
    assertThat(fighter.remarks("ride 1 6C3", RaceRemark.MayFall.class)).isEmpty();
  }

  @Test
  @Rule({"L1-151", "L1-Q-47"})
  void aContraryWindCostsMoreUnlessHeHasTheSlipstream() {
    assertThat(weather(AGAINST, RIDER).cost("ride 3 3C3")).isEqualTo(3);
    Scene sheltered = weather(AGAINST, road("black leader", "2C6", ", 'slipstream': true"));
    assertThat(sheltered.cost("ride 1 3C1")).isZero();
  }

  @Test
  @Rule("L1-152")
  void aFavourableWindCostsLess() {
    assertThat(weather(WITH, RIDER).cost("ride 3 3C3")).isZero();
    assertThat(weather(WITH, RIDER).cost("ride 4 3C4")).isEqualTo(1);
  }

  @Test
  @Rule("L1-Q-44")
  void whatTheWindTakesOffBeyondZeroComesBackByOption() {
    Scene gives = weather(WITH, RIDER, "windGives=on");
    assertThat(gives.cost("ride 3 3C3")).isZero();
    assertThat(gives.remarks("ride 3 3C3", RaceRemark.Regains.class))
        .containsExactly(new RaceRemark.Regains("L1-Q-44", 1));
    gives.play("ride 3 3C3");
    assertThat(gives.told(RaceEvent.Rode.class).getFirst().cost()).isZero();
    assertThat(gives.told(RaceEvent.Regained.class).getFirst().energy()).isEqualTo(1);
    assertThat(gives.rider("black leader").energy()).isEqualTo(45);
  }

  @Test
  @Rule("L1-Q-108")
  void windsOfSeveralHexagonsAddUp() {
    String both = AGAINST + ", {'hexagon': 4, 'shown': ['CONTRARY_1']}";
    assertThat(weather(both, road("black leader", "3C5", "")).cost("ride 3 4C2")).isEqualTo(4);
  }

  @Test
  @Rule("L1-Q-74")
  void windNeverForbidsAMoveOfFreeSquares() {
    Scene poor = weather(AGAINST, road("black leader", "2C6", ", 'energy': 1"));
    assertThat(poor.cost("ride 2 3C2")).as("all he has").isEqualTo(1);
    assertThat(poor.refusal("ride 3 3C3")).isEqualTo("L1-48");
  }

  /** On a hot hexagon, with these tiles; the rouleur keeps a 3. */
  private static Scene hot(String tiles, String... options) {
    var all = new ArrayList<>(List.of(options));
    all.add("weather=1");
    return Scene.of(
        2,
        "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader'], 'weather': ["
            + "{'hexagon': 3, 'shown': ['HEAT']}]}, 'cyclists': {"
            + road("black leader", "3C1", "")
            + "}, 'tiles': {'black leader': "
            + tiles
            + ", 'black rouleur': [3]}}",
        all.toArray(String[]::new));
  }

  @Test
  @Rule("L1-150")
  void heatMakesLongMovesShowATile() {
    Scene scene = hot("[2, 5]").play("ride 6 4C1");
    assertThat(scene.refusal("front")).isEqualTo("L1-150");
    assertThat(hot("[2, 5]").play("ride 5 3C6").race.heated).isEqualTo(RaceState.NOBODY);
    assertThat(hot("[4]").play("ride 6 4C1").told(RaceEvent.HeatSuffered.class)).hasSize(1);
  }

  @Test
  @Rule("L1-Q-109")
  void theOwnerChoosesTheTileAndItIsAdded() {
    Scene scene = hot("[2, 5]").play("ride 6 4C1");
    assertThat(scene.offered()).containsExactly("eat leader 2", "eat leader 5");
    int before = scene.rider("black leader").energy();
    scene.play("eat leader 5");
    assertThat(scene.told(RaceEvent.HeatSuffered.class).getFirst().value()).isEqualTo(5);
    assertThat(scene.rider("black leader").energy()).isEqualTo(before + 5);
  }

  @Test
  @Rule("L1-Q-59")
  void theTileIsOneOfThatCyclist() {
    assertThat(hot("[2, 5]").play("ride 6 4C1").refusal("eat rouleur 3")).isEqualTo("L1-Q-59");
  }

  @Test
  @Rule("L1-Q-45")
  void sixSquaresOfTheMoveCountOrByOptionOfTheHexagon() {
    Scene there = hot("[2, 5]", "heat=hexagon").play("ride 6 4C1");
    assertThat(there.race.heated).as("only five squares on it").isEqualTo(RaceState.NOBODY);
  }
}
