package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Which of several blackened squares decides what is rolled (L1-Q-39, L1-Q-106). */
final class RisksTest {
  private static final String RACE =
      "race t one-day; route poplars canal mixed orchard station; start 1@4; finish 5@5; "
          + "sprint 5@0; feed 5@1";

  /** Rows 3 and 4 are blackened, cobbled from row 4 on. */
  private static final String ASPHALT_FIRST =
      "course=hex mixed flat S LCR 4 cobbles=LCR4-6 dark=LCR3-4; " + RACE;

  /** Rows 3 and 4 are blackened, cobbled up to row 3. */
  private static final String COBBLES_FIRST =
      "course=hex mixed flat S LCR 4 cobbles=LCR1-3 dark=LCR3-4; " + RACE;

  private static Scene rider(String square, String more, String... options) {
    return Scene.riding(2, road("black leader", square, more), "'black leader'", options);
  }

  private static void falls(Scene scene, String move) {
    assertThat(scene.remarks(move, RaceRemark.MayFall.class)).hasSize(1);
    assertThat(scene.remarks(move, RaceRemark.MayFallOnCobbles.class)).isEmpty();
    scene.play(move, 1);
    assertThat(scene.told(RaceEvent.RiskRolled.class)).hasSize(1);
    assertThat(scene.told(RaceEvent.CobblesRolled.class)).isEmpty();
    assertThat(scene.rider("black leader").risks()).isEqualTo(1);
  }

  private static void rattles(Scene scene, String move) {
    assertThat(scene.remarks(move, RaceRemark.MayFallOnCobbles.class)).hasSize(1);
    assertThat(scene.remarks(move, RaceRemark.MayFall.class)).isEmpty();
    scene.play(move, 1);
    assertThat(scene.told(RaceEvent.CobblesRolled.class)).hasSize(1);
    assertThat(scene.told(RaceEvent.RiskRolled.class)).isEmpty();
    assertThat(scene.rider("black leader").risks()).isZero();
  }

  @Test
  @Rule({"L1-Q-39", "L1-Q-106"})
  void theFirstBlackenedSquareDecidesWhatIsRolled() {
    falls(rider("2C6", "", ASPHALT_FIRST), "ride 4 3C4");
    rattles(rider("2C6", "", COBBLES_FIRST), "ride 4 3C4");
  }

  @Test
  @Rule({"L1-Q-39", "L1-Q-106", "L1-23"})
  void forAFighterTheSecondOneDecides() {
    String fighter = ", 'quality': 'FIGHTER'";
    rattles(rider("2C6", fighter, ASPHALT_FIRST), "ride 4 3C4");
    falls(rider("2C6", fighter, COBBLES_FIRST), "ride 4 3C4");
  }

  @Test
  @Rule({"L1-Q-39", "L1-Q-106", "L1-127"})
  void aBlackenedSquareInTheFreePartDecidesNothing() {
    rattles(rider("3C1", "", ASPHALT_FIRST), "ride 3 3C4");
    falls(rider("3C1", "", COBBLES_FIRST), "ride 3 3C4");
  }

  @Test
  @Rule({"L1-Q-106", "L1-149"})
  void inTheRainItDecidesInTheFreePartToo() {
    String position =
        "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader'], 'weather':"
            + " [{'hexagon': 3, 'shown': ['RAIN']}]}, 'cyclists': {"
            + road("black leader", "3C1", "")
            + "}}";
    falls(Scene.of(2, position, ASPHALT_FIRST, "weather=1"), "ride 3 3C4");
    rattles(Scene.of(2, position, COBBLES_FIRST, "weather=1"), "ride 3 3C4");
  }
}
