package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Straw fires, wood fires and explosions. */
final class FireTest {
  @Test
  @Rule("FP-48")
  void aTileTouchesSixOthers() {
    Pyramid pyramid = Pyramid.of(List.of(new Laid(Tile.Y1, 1, 0), new Laid(Tile.Y2, 2, 0))).copy();
    var contacts = new ArrayList<Slot>();
    for (int number = 0; number < 6; number++) {
      int cell = pyramid.contact(pyramid.cell(1, 0), number);
      contacts.add(new Slot(pyramid.level(cell), pyramid.column(cell)));
    }
    assertThat(contacts)
        .containsExactly(
            new Slot(2, -1),
            new Slot(2, 0),
            new Slot(1, -1),
            new Slot(1, 1),
            new Slot(0, 0),
            new Slot(0, 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B120@0,0 R60@0,2 B2@1,0 | 0,1",
        "B120@0,0 R60@0,2 R2@1,1 | 0,1",
        "R2@0,0 R60@0,2 | 0,1",
        "R60@0,0 R2@0,2 | 0,1",
        "R2@0,0 Y60@0,1 | 1,0",
        "Y60@0,0 R2@0,1 | 1,0"
      })
  @Rule({"FP-48", "FP-49"})
  void aCoalBurnsStrawThatItTouches(String pyramid, String slot) {
    Site site = Site.of(pyramid).hand("Y1");
    site.play("place Y1 " + slot);
    assertThat(site.told()).endsWith("Ignited Burnt BurntOut");
    assertThat(site.pile(Seat.A)).isEqualTo(pyramid.contains("B2@") ? "B2" : "R2");
    assertThat(site.removed()).isEqualTo("Y1");
  }

  @Test
  @Rule("FP-49")
  void itDoesNotMatterWhichOfTheTwoCameLast() {
    Site site = Site.of("Y1@0,0 R60@0,2").hand("R2");
    site.play("place R2 0,1");
    assertThat(site.pyramid()).isEqualTo("R60@0,2");
    assertThat(site.pile(Seat.A)).isEqualTo("R2");
  }

  @Test
  @Rule({"FP-50", "FP-51", "FP-56", "FP-58"})
  void aStrawFireSpreadsOverStrawAlone() {
    Site site = Site.of("B60@0,-1 Y4@0,1 R2@0,2 Y20@0,3 B6@0,4").hand("G1");
    site.play("place G1 0,0");
    assertThat(site.pyramid()).isEqualTo("B60@0,-1 Y20@0,3 B6@0,4");
    assertThat(site.pile(Seat.A)).isEqualTo("Y4 R2");
    assertThat(site.removed()).isEqualTo("G1");
    assertThat(site.all(BuildEvent.Burnt.class))
        .extracting(BuildEvent.Burnt::rule)
        .containsExactly("FP-49", "FP-50");
  }

  @Test
  @Rule({"FP-52", "FP-53", "FP-54", "FP-56", "A-01"})
  void aWoodFireSpreadsOverStrawAndWoodAndItsBlowtorchLeavesTheGame() {
    Site site = Site.of("B60@0,-1 Y4@0,1 Y20@0,2 B6@0,3 J200@0,4").hand("B7");
    site.play("place B7 0,0");
    assertThat(site.pyramid()).isEqualTo("B60@0,-1 J200@0,4");
    assertThat(site.pile(Seat.A)).isEqualTo("Y4 Y20 B6");
    assertThat(site.removed()).isEqualTo("B7");
    assertThat(site.all(BuildEvent.Burnt.class))
        .extracting(BuildEvent.Burnt::rule)
        .containsExactly("FP-52", "FP-53", "FP-53");
  }

  @Test
  @Rule("FP-55")
  void anIncendiaryTileShieldsWhatIsBehindIt() {
    Site site = Site.of("R60@0,-1 Y20@0,1 G1@0,2 B20@0,3").hand("R7");
    site.play("place R7 0,0");
    assertThat(site.pyramid()).isEqualTo("R60@0,-1 G1@0,2 B20@0,3");
  }

  @Test
  @Rule("FP-57")
  void aBlowtorchThatDoesNotHoldLightsNothing() {
    Site site = Site.of("Y10@0,0 Y20@0,1").hand("B7");
    site.play("place B7 1,0");
    assertThat(site.told()).isEqualTo("Placed Collapsed");
    site.play("slide left");
    assertThat(site.pyramid()).isEqualTo("B7@0,0");
  }

  @Test
  @Rule("FP-58")
  void aCoalBesideWoodAndStoneDoesNothing() {
    Site site = Site.of("Y20@0,0 R60@0,2").hand("G1");
    assertThat(site.play("place G1 0,1").told()).isEqualTo("BasePlaced");
  }

  @Test
  @Rule("A-27")
  void ofTwoBlowtorchesTheFirstBurnsAndTheOtherStays() {
    Site site = Site.of("R7@0,0 B7@0,2").hand("G30");
    site.play("place G30 0,1");
    assertThat(site.pyramid()).isEqualTo("B7@0,2");
    assertThat(site.removed()).isEqualTo("R7");
    Site both = Site.of("R7@0,0 B7@0,2 B60@0,4").hand("G30");
    both.play("place G30 0,1");
    assertThat(both.removed()).as("it touches nothing that burns").isEqualTo("R7");
  }

  @ParameterizedTest
  @CsvSource({"Y1, G1", "R7, B7", "Y1, B7", "R7, G1"})
  @Rule({"FP-59", "FP-61"})
  void twoIncendiaryTilesOfAnyKindExplodeAndLeaveTheGame(Tile there, Tile placed) {
    Site site = Site.of("R100@0,0 " + there + "@0,2").hand(placed.name());
    site.play("place " + placed + " 0,1");
    assertThat(site.told()).isEqualTo("BasePlaced Exploded");
    assertThat(Site.tiles(site.removed())).containsExactlyInAnyOrder(there, placed);
    assertThat(site.pyramid()).isEmpty();
  }

  @Test
  @Rule({"FP-60", "FP-62"})
  void anExplosionTakesWhatTouchesItAndNothingElse() {
    Site site = Site.of("R60@0,-2 J200@0,-1 Y1@0,1 B100@0,2 B120@0,3").hand("G1");
    site.play("place G1 0,0");
    assertThat(site.pile(Seat.A)).isEqualTo("J200 B100");
    assertThat(site.pyramid()).isEqualTo("R60@0,-2 B120@0,3");
  }

  @Test
  @Rule("A-26")
  void incendiaryTilesThatHangTogetherExplodeTogether() {
    Site site = Site.of("R60@0,-3 B60@0,-2 Y1@0,-1 G1@0,1 B100@0,2").hand("R7");
    site.play("place R7 0,0");
    assertThat(site.removed()).isEqualTo("Y1 R7 G1");
    assertThat(site.pile(Seat.A)).isEqualTo("B60 B100");
    assertThat(site.pyramid()).isEqualTo("R60@0,-3");
  }

  @Test
  @Rule("A-26")
  void byOptionTwoOfThemSetItOffAndAThirdGoesUnderThePile() {
    Site row = Site.of("B60@0,-2 Y1@0,-1 G1@0,1 B100@0,2").with("explosion", "pair").hand("R7");
    row.play("place R7 0,0");
    assertThat(row.event(BuildEvent.Exploded.class).gone()).containsExactly(Tile.Y1, Tile.R7);
    assertThat(row.removed()).isEqualTo("Y1 R7");
    assertThat(row.pile(Seat.A)).isEqualTo("B60 G1");
    assertThat(row.pyramid()).isEqualTo("B100@0,2");
    Site group = Site.of("B60@0,-2 Y1@0,-1 G1@0,1 B100@0,2").with("explosion", "group").hand("R7");
    group.play("place R7 0,0");
    assertThat(group.removed()).isEqualTo("Y1 R7 G1");
    assertThat(group.pile(Seat.A)).isEqualTo("B60 B100");
  }

  @Test
  @Rule("A-26")
  void byOptionTheFirstThatTouchesAnotherGoesOffWithTheFirstThatItTouches() {
    // In a row of four the first two go off, the third is hit, and the fourth touches nothing.
    Site row = Site.of("Y1@0,0 R7@0,1 G1@0,3").with("explosion", "pair").hand("B7");
    row.play("place B7 0,2");
    assertThat(row.event(BuildEvent.Exploded.class).gone()).containsExactly(Tile.Y1, Tile.R7);
    assertThat(row.pile(Seat.A)).isEqualTo("B7");
    assertThat(row.pyramid()).isEqualTo("G1@0,3");
  }

  @Test
  @Rule({"FP-44", "A-27"})
  void ofTwoCoalsAtOneStrawTheHigherLightsItAndTheOtherStays() {
    Site site = Site.of("Y100@0,0 Y60@0,1 G1@0,2 Y1@1,0").hand("Y4");
    site.play("place Y4 1,1");
    assertThat(site.removed()).isEqualTo("Y1");
    assertThat(site.pile(Seat.A)).isEqualTo("Y4");
  }

  @Test
  @Rule({"FP-48", "FP-60"})
  void anExplosionReachesTheTileAboveOnTheLeft() {
    Site site = Site.of("B100@0,0 B7@0,1 Y60@0,3 B60@1,0").hand("Y1");
    site.play("place Y1 0,2");
    assertThat(site.told()).isEqualTo("BasePlaced Exploded");
    assertThat(site.pile(Seat.A)).isEqualTo("B60 B100 Y60");
  }

  @Test
  @Rule({"FP-41", "FP-44"})
  void ofTilesInFreeAirTheHigherFallsFirst() {
    Site site =
        Site.of("B40@0,0 Y40@0,1 R40@0,2 G40@0,3 B30@1,0 Y30@1,1 R60@1,2 B60@2,0").hand("R7");
    site.play("place R7 2,1");
    assertThat(site.event(BuildEvent.Hung.class).tile()).isEqualTo(Tile.B60);
  }
}
