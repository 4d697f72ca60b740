package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Board;
import musette.games.leader1.api.Face;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.Risk;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Weather;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Slipstream, risks, falls, cobbles, weather (chapter 12). */
final class EventsTest {
  private static final String SLICK =
      "hex slick flat S LCR 4 dark=LCR3; hex slope mountain S LCR 4 dark=LCR4; "
          + "race t one-day; route poplars canal slick slope station; start 1@4; finish 5@5; "
          + "sprint 5@0; feed 5@1; category 4=1";

  @Test
  @Rule({"L1-102", "L1-104", "L1-Q-13", "L1-Q-14", "L1-Q-87"})
  void slipstreamIsLostBehindLongMovesAndThoseWhoStay() {
    String riders =
        road("black leader", "7C4", ", 'feeds': 1")
            + ","
            + road("white leader", "7C3", ", 'feeds': 1")
            + ","
            + road("green leader", "7C2", ", 'feeds': 1");
    String behind = "slipstreamTest=stands-behind";
    Scene five = Scene.riding(3, riders, "'black leader'", "cyclists=1", behind);
    five.play("ride 5 8C3");
    assertThat(five.rider("white leader").slipstream()).as("five from cobbles").isFalse();
    Scene four = Scene.riding(3, riders, "'black leader'", "cyclists=1", behind);
    four.play("ride 4 8C2");
    assertThat(four.rider("white leader").slipstream()).isTrue();
    assertThat(four.rider("green leader").slipstream()).as("only the next one").isFalse();
    String fallen = riders.replace("'7C4'", "'7C4', 'fallTurn': 4");
    Scene stays =
        Scene.of(
            3,
            "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'lastStamp': 9}, 'cyclists': {"
                + fallen
                + "}}",
            "cyclists=1");
    assertThat(stays.asked()).isEqualTo(Seat.B);
    assertThat(stays.rider("white leader").slipstream()).isFalse();
  }

  @Test
  @Rule({"L1-Q-11", "L1-Q-88"})
  void slipstreamCanReachDiagonally() {
    String riders = road("black leader", "3C3", "") + "," + road("white leader", "3L2", "");
    String behind = "slipstreamTest=stands-behind";
    Scene straight =
        Scene.riding(2, riders, "'black leader'", "cyclists=1", behind).play("ride 2 3C5");
    assertThat(straight.rider("white leader").slipstream()).isFalse();
    Scene diagonal =
        Scene.riding(2, riders, "'black leader'", "cyclists=1", behind, "slipstream=diagonal")
            .play("ride 2 3C5");
    assertThat(diagonal.rider("white leader").slipstream()).isTrue();
  }

  @Test
  @Rule({"L1-108", "L1-109", "L1-110", "L1-111", "L1-113", "L1-Q-40", "L1-Q-42", "L1-124"})
  void laterRisksNeedBetterFaces() {
    for (int side = 1; side <= 12; side++) {
      Face face = Die.EVEN.side(side);
      assertThat(Risks.passes(face, 0)).isEqualTo(side > 4);
      assertThat(Risks.passes(face, 1)).isEqualTo(side > 8);
      assertThat(Risks.passes(face, 2)).isEqualTo(side == 5 || side == 6);
    }
    Scene scene =
        Scene.riding(
            2, road("black leader", "3C1", ", 'risks': 1"), "'black leader'", "course=" + SLICK);
    scene.play("ride 3 3C4");
    Scene fall =
        Scene.riding(
            2, road("black leader", "2C6", ", 'risks': 1"), "'black leader'", "course=" + SLICK);
    fall.play("ride 3 3C3", 7);
    assertThat(fall.rider("black leader").fallTurn()).as("a red 4 fails").isEqualTo(5);
    assertThat(fall.rider("black leader").punctureTurn()).as("and is no puncture").isZero();
  }

  @Test
  @Rule({"L1-Q-37", "L1-Q-38", "L1-Q-39"})
  void crackAndFallInOneMoveAreOneRollOrTwo() {
    String rider = road("black leader", "4C1", "");
    Scene one = Scene.riding(2, rider, "'black leader'", "course=" + SLICK);
    one.play("ride 4 4C5", 1);
    assertThat(one.told(RaceEvent.RiskRolled.class).getFirst().risk())
        .isEqualTo(Risk.CRACK_AND_FALL);
    assertThat(one.rider("black leader").risks()).isEqualTo(1);
    assertThat(one.rider("black leader").fallTurn()).isEqualTo(5);
    assertThat(one.told(RaceEvent.Cracked.class).getFirst().cost()).isEqualTo(3);
    Scene two = Scene.riding(2, rider, "'black leader'", "course=" + SLICK, "riskRolls=two");
    two.play("ride 4 4C5", 8, 1);
    assertThat(two.rider("black leader").risks()).isEqualTo(2);
    assertThat(two.told(RaceEvent.Cracked.class)).isEmpty();
    assertThat(two.rider("black leader").fallTurn()).isEqualTo(5);
    String wind = ", 'weather': [{'hexagon': 4, 'shown': ['CONTRARY_2']}]";
    String position =
        "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader']"
            + wind
            + "}, 'cyclists': {"
            + rider
            + "}}";
    Scene all = Scene.of(2, position, "course=" + SLICK, "weather=1").play("ride 4 4C5", 1);
    assertThat(all.told(RaceEvent.Cracked.class).getFirst().cost()).isEqualTo(5);
    Scene some =
        Scene.of(2, position, "course=" + SLICK, "weather=1", "crackDoubles=squares")
            .play("ride 4 4C5", 1);
    assertThat(some.told(RaceEvent.Cracked.class).getFirst().cost()).isEqualTo(3);
  }

  @Test
  @Rule({"L1-23", "L1-133", "L1-144", "L1-141", "L1-Q-110"})
  void aFighterRisksFromTheSecondDarkSquareAndCobblesAloneAreSafe() {
    String quality = ", 'quality': 'FIGHTER', 'feeds': 1";
    Scene one =
        Scene.riding(2, road("black leader", "2C6", quality), "'black leader'", "course=" + SLICK);
    one.play("ride 3 3C3");
    assertThat(one.told(RaceEvent.RiskRolled.class)).isEmpty();
    Scene stones = Scene.riding(2, road("black leader", "7C2", quality), "'black leader'");
    assertThat(stones.remarks("ride 3 7C5", RaceRemark.MayFallOnCobbles.class)).isEmpty();
    assertThat(stones.remarks("ride 4 7C6", RaceRemark.MayFallOnCobbles.class)).isEmpty();
    Scene plain = Scene.riding(2, road("black leader", "7C2", ", 'feeds': 1"), "'black leader'");
    assertThat(plain.remarks("ride 3 7C5", RaceRemark.MayFallOnCobbles.class)).hasSize(1);
    assertThat(plain.remarks("ride 1 7C3", RaceRemark.MayFallOnCobbles.class)).isEmpty();
    Scene dark =
        Scene.riding(2, road("black leader", "7C5", quality), "'black leader'", "darkCobbles=on");
    assertThat(dark.remarks("ride 1 7C6", RaceRemark.MayFallOnCobbles.class)).isEmpty();
  }

  private static Scene weather(String shown, String rider, String... options) {
    var all = new java.util.ArrayList<>(java.util.List.of(options));
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

  @Test
  @Rule({"L1-14", "L1-145", "L1-146", "L1-147", "L1-Q-43", "L1-Q-46", "L1-Q-107"})
  void weatherIsTurnedUpTwoHexagonsBefore() {
    String token = "{'hexagon': 5, 'shown': []}";
    Scene scene = weather(token, road("black leader", "2C6", ""));
    scene.play("ride 1 3C1", 3);
    assertThat(scene.told(RaceEvent.WeatherTurned.class))
        .containsExactly(new RaceEvent.WeatherTurned("L1-146", 5, Weather.CONTRARY_2));
    Scene late = weather(token, road("black leader", "2C6", ""), "weatherTurned=one-before");
    assertThat(late.play("ride 1 3C1").told(RaceEvent.WeatherTurned.class)).isEmpty();
    String two = "{'hexagon': 5, 'shown': []}, {'hexagon': 8, 'shown': ['RAIN']}";
    Scene box = weather(two, road("black leader", "2C6", ""));
    box.play("ride 1 3C1", 0);
    assertThat(box.told(RaceEvent.WeatherTurned.class).getFirst().weather())
        .isEqualTo(Weather.HEAT);
    Scene any = weather(two, road("black leader", "2C6", ""), "weatherTokens=repeated");
    any.play("ride 1 3C1", 0);
    assertThat(any.told(RaceEvent.WeatherTurned.class).getFirst().weather())
        .isEqualTo(Weather.RAIN);
    Scene start = Scene.start(2, "cyclists=1", "race=hills", "weather=3", "race=hills");
    start.play("give none").play("give none", 0, 0, 4, 5);
    assertThat(Boards.board(start.race).weather())
        .extracting(Board.Token::hexagon)
        .containsExactly(3, 8, 6);
    assertThat(start.told(RaceEvent.WeatherTurned.class)).as("hexagon 3 at once").hasSize(1);
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
  @Rule({"L1-151", "L1-152", "L1-Q-44", "L1-Q-47", "L1-Q-74", "L1-Q-108"})
  void windChangesTheCostOfMovesOnItsHexagon() {
    String rider = road("black leader", "2C6", "");
    Scene against = weather("{'hexagon': 3, 'shown': ['CONTRARY_2']}", rider);
    assertThat(against.cost("ride 3 3C3")).isEqualTo(3);
    assertThat(against.cost("ride 1 3C1")).isEqualTo(2);
    Scene sheltered =
        weather(
            "{'hexagon': 3, 'shown': ['CONTRARY_2']}",
            road("black leader", "2C6", ", 'slipstream': true"));
    assertThat(sheltered.cost("ride 1 3C1")).as("has the slipstream").isZero();
    Scene with = weather("{'hexagon': 3, 'shown': ['FAVOURABLE_2']}", rider);
    assertThat(with.cost("ride 3 3C3")).isZero();
    assertThat(with.cost("ride 4 3C4")).isEqualTo(1);
    Scene gives = weather("{'hexagon': 3, 'shown': ['FAVOURABLE_2']}", rider, "windGives=on");
    assertThat(gives.cost("ride 3 3C3")).isZero();
    assertThat(gives.remarks("ride 3 3C3", RaceRemark.Regains.class))
        .containsExactly(new RaceRemark.Regains("L1-Q-44", 1));
    gives.play("ride 3 3C3");
    assertThat(gives.told(RaceEvent.Rode.class).getFirst().cost()).isZero();
    assertThat(gives.told(RaceEvent.Regained.class).getFirst().energy()).isEqualTo(1);
    assertThat(gives.rider("black leader").energy()).isEqualTo(45);
    String both =
        "{'hexagon': 3, 'shown': ['CONTRARY_2']}, {'hexagon': 4, 'shown': ['CONTRARY_1']}";
    assertThat(weather(both, road("black leader", "3C5", "")).cost("ride 3 4C2")).isEqualTo(4);
    Scene poor =
        weather(
            "{'hexagon': 3, 'shown': ['CONTRARY_2']}",
            road("black leader", "2C6", ", 'energy': 1"));
    assertThat(poor.cost("ride 2 3C2")).isEqualTo(1);
    assertThat(poor.refusal("ride 3 3C3")).isEqualTo("L1-48");
  }

  @Test
  @Rule({"L1-150", "L1-Q-45", "L1-Q-59", "L1-Q-109"})
  void heatMakesLongMovesShowATile() {
    String position =
        "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader'], 'weather': ["
            + "{'hexagon': 3, 'shown': ['HEAT']}]}, 'cyclists': {"
            + road("black leader", "3C1", "")
            + "}, 'tiles': {'black leader': [2, 5],"
            + " 'black rouleur': [3]}}";
    Scene scene = Scene.of(2, position, "weather=1").play("ride 6 4C1");
    assertThat(scene.offered()).containsExactly("eat leader 2", "eat leader 5");
    assertThat(scene.refusal("eat rouleur 3")).isEqualTo("L1-Q-59");
    assertThat(scene.refusal("front")).isEqualTo("L1-150");
    int before = scene.rider("black leader").energy();
    scene.play("eat leader 5");
    assertThat(scene.told(RaceEvent.HeatSuffered.class).getFirst().value()).isEqualTo(5);
    assertThat(scene.rider("black leader").energy()).isEqualTo(before + 5);
    assertThat(Scene.of(2, position, "weather=1").play("ride 5 3C6").race.heated)
        .isEqualTo(RaceState.NOBODY);
    Scene there = Scene.of(2, position, "weather=1", "heat=hexagon").play("ride 6 4C1");
    assertThat(there.race.heated).as("only five squares on it").isEqualTo(RaceState.NOBODY);
    Scene single = Scene.of(2, position.replace("[2, 5]", "[4]"), "weather=1").play("ride 6 4C1");
    assertThat(single.told(RaceEvent.HeatSuffered.class)).hasSize(1);
  }

  @Test
  @Rule({"L1-Q-86", "L1-Q-116", "L1-Q-89"})
  void fallAndPunctureRunTogetherAndTheFinishForgivesAFall() {
    String lying = road("black leader", "3C1", ", 'fallTurn': 4, 'punctureTurn': 4");
    String board = "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 6, 'head': '2C1'},";
    Scene scene = Scene.of(2, board + "'cyclists': {" + lying + "}}");
    assertThat(scene.rider("black leader").slot()).isEqualTo(Slot.AHEAD);
    Scene later =
        Scene.of(
            2,
            board
                + "'cyclists': {"
                + lying.replace("'punctureTurn': 4", "'punctureTurn': 5")
                + "}}");
    assertThat(later.rider("black leader").slot()).isEqualTo(Slot.LAST);
    String course =
        SLICK
            .replace("dark=LCR4", "")
            .replace("finish 5@5", "finish 5@5")
            .replace("station;", "wet;")
            .replace("race t", "hex wet flat S LCR 4 dark=LCR6; race t");
    Scene home =
        Scene.riding(
            2, road("black climber", "5C4", ", 'feeds': 1"), "'black climber'", "course=" + course);
    home.play("ride 2 5C6", 1);
    assertThat(home.rider("black climber").place()).isEqualTo(Place.FINISHED);
    assertThat(home.rider("black climber").risks()).isEqualTo(1);
    assertThat(home.rider("black climber").fallTurn()).isZero();
  }
}
