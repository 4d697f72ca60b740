package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.api.Weather;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Paying for the peloton's move, dropping, punctures: who, where and in which order. */
final class PaymentTest {
  private static String pursuit(String head, String more, String cyclists) {
    return "{'board': {'phase': 'PURSUIT', 'turn': 5, 'head': '"
        + head
        + "', 'order': ['BLACK', 'WHITE']"
        + more
        + "}, 'cyclists': {"
        + cyclists
        + "}}";
  }

  @Test
  @Rule({"L1-89", "L1-90", "L1-91"})
  void everyPaymentNamesTheRuleThatAsksForIt() {
    String riders = "'black leader': {'place': 'FRONT'}, 'black climber': {'place': 'FRONT'}";
    Scene four = Scene.of(2, pursuit("3C1", "", riders), "race=mountains");
    four.passWhile(Phase.PURSUIT, 8);
    assertThat(four.told(RaceEvent.Paid.class))
        .containsExactly(
            new RaceEvent.Paid("L1-89", Team.BLACK, Speciality.LEADER, 1),
            new RaceEvent.Paid("L1-91", Team.BLACK, Speciality.ROULEUR, 1),
            new RaceEvent.Paid("L1-89", Team.BLACK, Speciality.CLIMBER, 1),
            new RaceEvent.Paid("L1-91", Team.WHITE, Speciality.ROULEUR, 1));
    Scene five = Scene.of(2, pursuit("3C1", "", riders), "race=mountains");
    five.passWhile(Phase.PURSUIT, 9);
    assertThat(five.told(RaceEvent.Paid.class))
        .startsWith(
            new RaceEvent.Paid("L1-90", Team.BLACK, Speciality.LEADER, 2),
            new RaceEvent.Paid("L1-91", Team.BLACK, Speciality.ROULEUR, 2));
  }

  @Test
  @Rule("L1-Q-28")
  void whoLeavesWillinglyIsPlacedBeforeWhoCannotPay() {
    String riders = "'black leader': {'energy': 0}, 'white leader': {'place': 'LEAVING'}";
    Scene scene = Scene.of(2, pursuit("3C1", "", riders), "cyclists=2");
    scene.passWhile(Phase.PURSUIT, 9);
    assertThat(scene.rider("white leader").square()).isEqualTo("3C4");
    assertThat(scene.rider("black leader").square()).isEqualTo("3R4");
  }

  @Test
  @Rule({"L1-60", "L1-Q-96"})
  void whoIsPutDownBeyondAFeedZoneDrawsThere() {
    String riders = "'black leader': {'place': 'LEAVING'}, 'white leader': {'feeds': 1}";
    Scene scene = Scene.of(2, pursuit("5C1", "", riders), "cyclists=1");
    scene.passWhile(Phase.PURSUIT, 9, 3);
    assertThat(scene.rider("black leader").square()).isEqualTo("5C4");
    assertThat(scene.told(RaceEvent.TileDrawn.class))
        .containsExactly(new RaceEvent.TileDrawn("L1-60", Team.BLACK, Speciality.LEADER));
  }

  @Test
  @Rule({"L1-Q-70", "L1-Q-82"})
  void nobodyIsPutOnThePlaceOfAPuncturedRider() {
    String riders =
        "'black leader': {'energy': 0}," + road("white rouleur", "3C4", ", 'punctureTurn': 5");
    Scene scene = Scene.of(2, pursuit("3C1", "", riders), "cyclists=2");
    scene.passWhile(Phase.PURSUIT, 9);
    assertThat(scene.rider("black leader").square()).isEqualTo("3R4");
  }

  @Test
  @Rule("L1-136")
  void onlyTheRedFaceIsAPuncture() {
    String riders = road("black leader", "6L5", ", 'feeds': 1");
    for (int side = 1; side <= 12; side++) {
      Scene scene = Scene.of(2, pursuit("3C1", "", riders), "cyclists=1");
      scene.passWhile(Phase.PURSUIT, 7, side, 1);
      assertThat(scene.rider("black leader").punctureTurn()).isEqualTo(side == 7 ? 5 : 0);
    }
  }

  @Test
  @Rule({"L1-106", "L1-Q-87"})
  void aPunctureTakesTheSlipstreamFromTheRiderAndFromWhoIsBehind() {
    String riders =
        road("black leader", "2L2", ", 'slot': 'BEHIND', 'slipstream': true")
            + ","
            + road("white leader", "2L1", ", 'slot': 'BEHIND', 'slipstream': true");
    Scene scene = Scene.of(2, pursuit("3C1", "", riders), "cyclists=1", "punctureSlot=kept");
    scene.passWhile(Phase.PURSUIT, 7, 7, 1);
    assertThat(scene.race.phase).isEqualTo(Phase.DROPPED_RIDERS);
    assertThat(scene.rider("white leader").slipstream()).isFalse();
    assertThat(scene.rider("black leader").slipstream()).isFalse();
    Scene safe = Scene.of(2, pursuit("3C1", "", riders), "cyclists=1");
    safe.passWhile(Phase.PURSUIT, 7, 1, 1);
    assertThat(safe.rider("black leader").slipstream()).isTrue();
  }

  @Test
  @Rule({"L1-Q-34", "L1-Q-35", "L1-Q-80"})
  void fallenAndPuncturedRidersAreAbsorbedOnlyByOption() {
    String riders =
        road("black leader", "3L3", ", 'fallTurn': 5")
            + ","
            + road("white leader", "3R3", ", 'punctureTurn': 5");
    Scene none = Scene.of(2, pursuit("3C1", "", riders), "cyclists=2");
    none.passWhile(Phase.PURSUIT, 8);
    assertThat(none.rider("black leader").place()).isEqualTo(Place.ROAD);
    assertThat(none.rider("white leader").place()).isEqualTo(Place.ROAD);
    Scene fallen = Scene.of(2, pursuit("3C1", "", riders), "cyclists=2", "absorbFallen=on");
    fallen.passWhile(Phase.PURSUIT, 8);
    assertThat(fallen.rider("black leader").place()).isEqualTo(Place.BACK);
    assertThat(fallen.rider("black leader").fallTurn()).as("up again").isZero();
    assertThat(fallen.rider("white leader").place()).isEqualTo(Place.ROAD);
    Scene flat = Scene.of(2, pursuit("3C1", "", riders), "cyclists=2", "absorbPunctured=on");
    flat.passWhile(Phase.PURSUIT, 8);
    assertThat(flat.rider("white leader").place()).isEqualTo(Place.BACK);
    assertThat(flat.rider("white leader").punctureTurn()).isZero();
    assertThat(flat.rider("black leader").place()).isEqualTo(Place.ROAD);
  }

  @Test
  @Rule({"L1-Q-60", "L1-138"})
  void whoMendedMovesAfterTheDroppedOrBeforeByOption() {
    String riders =
        road("black leader", "2L2", ", 'slot': 'LAST', 'punctureTurn': 4")
            + ","
            + road("white leader", "2C1", ", 'slot': 'BEHIND'");
    Scene after = Scene.of(2, pursuit("3C1", "", riders), "cyclists=1");
    after.passWhile(Phase.PURSUIT, 1);
    assertThat(Boards.board(after.race).queue()).containsExactly("white leader", "black leader");
    Scene before = Scene.of(2, pursuit("3C1", "", riders), "cyclists=1", "puncturedOrder=before");
    before.passWhile(Phase.PURSUIT, 1);
    assertThat(Boards.board(before.race).queue()).containsExactly("black leader", "white leader");
    before.play("ride 1 2L3");
    assertThat(before.rider("black leader").punctureTurn()).as("it is over").isZero();
  }

  @Test
  @Rule("L1-Q-115")
  void aFallenRiderWhoseOccupantIsGoneMovesWithTheDropped() {
    String riders = road("black leader", "3L2", ", 'slot': 'WAITING', 'fallTurn': 3");
    Scene scene = Scene.of(2, pursuit("3C1", "", riders), "cyclists=1");
    scene.passWhile(Phase.PURSUIT, 1);
    assertThat(scene.race.phase).isEqualTo(Phase.DROPPED_RIDERS);
    assertThat(Boards.board(scene.race).queue()).containsExactly("black leader");
  }

  @Test
  @Rule({"L1-146", "L1-Q-107"})
  void thePelotonTurnsUpWeatherToo() {
    String token = ", 'weather': [{'hexagon': 5, 'shown': []}]";
    Scene scene = Scene.of(2, pursuit("2C5", token, ""), "cyclists=1", "weather=1");
    scene.passWhile(Phase.PURSUIT, 1, 0);
    assertThat(scene.told(RaceEvent.WeatherTurned.class))
        .containsExactly(new RaceEvent.WeatherTurned("L1-146", 5, Weather.RAIN));
  }

  @Test
  @Rule("L1-Q-08")
  void whoIsHomeNoLongerDecidesForASharedTeam() {
    String riders =
        "'black leader': {'place': 'FINISHED', 'homePlace': 1, 'homeTurn': 5},"
            + "'black rouleur': {'place': 'FRONT'}";
    String board = ", 'home': 1, 'winnerTurn': 5";
    Scene scene =
        Scene.of(
            5,
            pursuit("3C1", board, riders).replace("'WHITE']", "'WHITE', 'GREEN', 'ORANGE']"),
            "cyclists=1",
            "race=valleys-1");
    assertThat(scene.asked()).isEqualTo(musette.kernel.Seat.E);
  }
}
