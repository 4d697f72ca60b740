package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.RunOut;
import musette.games.flammerouge.course.Stages;
import musette.games.flammerouge.course.Terrain;
import musette.games.flammerouge.course.Track;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TerrainTest {
  /** Start 1-6, flat 7-18, ascent 19-24, ascent and descent 25-30, flat 31-37, finish from 38. */
  private static final Map<String, String> HILL = Map.of("ownStage", "abcNLdu");

  @ParameterizedTest
  @Rule({"FR-50", "FR-EX4"})
  @CsvSource({
    "9, 7, 6", "9, 3, 5", "6, 6, 5", "9, 5, 5", "9, 9, 8", "4, 3, 4", "7, 8, 7", "9, 1, 5",
    "5, 1, 5", "2, 0, 2", "9, 0, 5", "6, 7, 6", "7, 7, 6", "9, 8, 7", "9, 6, 5"
  })
  void anAscentAheadLimitsTheMove(int value, int ahead, int moves) {
    Track track = Stages.own("abcNLdu", RunOut.OPEN);
    assertThat(track.distance(19 - ahead, value)).isEqualTo(moves);
  }

  @ParameterizedTest
  @Rule({"FR-51", "FR-EX4"})
  @CsvSource({"2, 5", "5, 5", "9, 9"})
  void aDescentGivesAtLeastFive(int value, int moves) {
    Track track = Stages.own("aBcdu", RunOut.OPEN);
    assertThat(track.distance(7, value)).isEqualTo(moves);
    assertThat(track.distance(11, value)).as("not on the flat").isEqualTo(value);
  }

  @Test
  @Rule({"FR-51", "FR-EX4"})
  void theDescentCountsBeforeTheAscentAhead() {
    Track track = Stages.own("aBNu", RunOut.OPEN);
    assertThat(track.distance(7, 2)).isEqualTo(5);
    assertThat(track.distance(10, 2)).as("ascent 3 ahead").isEqualTo(5);
    Track seven = Stages.own("aFiNu", RunOut.OPEN);
    assertThat(seven.distance(8, 9)).as("descent, ascent 7 ahead").isEqualTo(6);
  }

  @Test
  @Rule({"FR-50", "FR-51"})
  void theTerrainIsFeltBeforeFullSquares() {
    Scene scene =
        Scene.of(
                3,
                HILL,
                "A_SPRINTEUR 12R 9",
                "B_ROULEUR 15R 3",
                "C_ROULEUR 15L 3",
                "C_SPRINTEUR 28R 2")
            .ride();
    assertThat(scene.events(RaceEvent.TerrainFelt.class))
        .contains(
            new RaceEvent.TerrainFelt(Rider.A_SPRINTEUR, Terrain.ASCENT, 9, 6, "FR-50"),
            new RaceEvent.TerrainFelt(Rider.C_SPRINTEUR, Terrain.DESCENT, 2, 5, "FR-51"));
    assertThat(scene.events(RaceEvent.Blocked.class))
        .containsExactly(new RaceEvent.Blocked(Rider.A_SPRINTEUR, 18, 17));
  }

  @Test
  @Rule("FR-50")
  void squaresPastTheLineCountAsFlat() {
    Track track = Stages.own("aU", RunOut.OPEN);
    assertThat(track.distance(8, 9)).as("on the ascent before the line").isEqualTo(5);
    assertThat(Stages.own("au", RunOut.OPEN).distance(7, 9)).isEqualTo(9);
  }

  @Test
  @Rule("FR-52")
  void aRiderOnAnAscentGivesNoSlipstream() {
    Scene scene = Scene.of(2, HILL, "A_ROULEUR 14R 4", "B_ROULEUR 17R 3").ride();
    assertThat(scene.road()).containsExactly("B_ROULEUR 20R", "A_ROULEUR 18R");
    assertThat(scene.events(RaceEvent.SlipstreamBroken.class))
        .containsExactly(
            new RaceEvent.SlipstreamBroken(Rider.B_ROULEUR, 20, Terrain.ASCENT, "FR-52"));
    assertThat(scene.exhausted()).containsExactly(Rider.B_ROULEUR, Rider.A_ROULEUR);
  }

  @Test
  @Rule({"FR-52", "FR-54"})
  void aPackSplitsBehindTheLastRiderOffTheAscent() {
    // Ascent 7-9, descent 10-12: 9 stays, 10 and 11 are drawn up to 13, and on to 15 behind it.
    Scene scene =
        Scene.of(
                3,
                Map.of("ownStage", "aLbcdu"),
                "A_ROULEUR 6R 3",
                "A_SPRINTEUR 5R 5",
                "B_SPRINTEUR 6L 5",
                "B_ROULEUR 8R 6",
                "C_ROULEUR 12R 3")
            .ride();
    assertThat(scene.road())
        .containsExactly(
            "C_ROULEUR 17R", "B_ROULEUR 13R", "B_SPRINTEUR 12R", "A_SPRINTEUR 11R", "A_ROULEUR 9R");
    assertThat(scene.exhausted())
        .containsExactly(Rider.C_ROULEUR, Rider.B_ROULEUR, Rider.A_ROULEUR);
  }

  @Test
  @Rule("FR-54")
  void afterASplitTheMergedPackIsCheckedNext() {
    // After movement: 9 (ascent), 10, 12 and 14. 10 is drawn up to 11, then 11 and 12 to 13.
    Scene scene =
        Scene.of(
                2,
                Map.of("ownStage", "aLbcdu"),
                "A_ROULEUR 6R 3",
                "A_SPRINTEUR 5R 5",
                "B_ROULEUR 7R 5",
                "B_SPRINTEUR 10R 4")
            .ride();
    assertThat(scene.road())
        .containsExactly("B_SPRINTEUR 15R", "B_ROULEUR 12R", "A_SPRINTEUR 11R", "A_ROULEUR 9R");
  }

  @Test
  @Rule("FR-53")
  void nobodyIsDrawnAcrossTheLine() {
    // The last square before the line is 13.
    Map<String, String> toTheEnd = Map.of("ownStage", "abu", "raceToTheEnd", "on");
    Scene scene = Scene.of(2, toTheEnd, "A_ROULEUR 10R 5", "B_ROULEUR 10L 3").ride();
    assertThat(scene.road()).containsExactly("B_ROULEUR 13R");
    assertThat(scene.events(RaceEvent.SlipstreamBroken.class))
        .containsExactly(
            new RaceEvent.SlipstreamBroken(Rider.A_ROULEUR, 15, Terrain.FINISH, "FR-53"));
  }

  @Test
  @Rule("FR-53")
  void whoStandsJustPastTheLineDrawsNobodyUpToIt() {
    // The last square before the line is 13, the empty square between the two.
    Map<String, String> toTheEnd = Map.of("ownStage", "abu", "raceToTheEnd", "on");
    Scene scene = Scene.of(2, toTheEnd, "A_ROULEUR 10R 4", "B_ROULEUR 9R 3").ride();
    assertThat(scene.road()).containsExactly("B_ROULEUR 12R");
    assertThat(scene.events(RaceEvent.SlipstreamBroken.class))
        .containsExactly(
            new RaceEvent.SlipstreamBroken(Rider.A_ROULEUR, 14, Terrain.FINISH, "FR-53"));
    assertThat(scene.exhausted()).containsExactly(Rider.B_ROULEUR);
  }

  @Test
  @Rule("FR-53")
  void ridersPastTheLineAreNotDrawnUp() {
    Map<String, String> toTheEnd = Map.of("ownStage", "abu", "raceToTheEnd", "on");
    Scene scene =
        Scene.of(2, toTheEnd, "A_ROULEUR 10R 6", "B_ROULEUR 10L 4", "A_SPRINTEUR 2R 2").ride();
    assertThat(scene.events(RaceEvent.Slipstreamed.class)).isEmpty();
    assertThat(scene.events(RaceEvent.LeftTrack.class)).hasSize(2);
  }
}
