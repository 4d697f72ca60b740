package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Feed zones and feed tiles (chapters 1 and 7). */
final class FeedingTest {
  /** The leader rides past the feed zone and draws a 5. */
  private static Scene fed() {
    Scene scene = Scene.riding(2, road("black leader", "4C5", ""), "'black leader'");
    return scene.play("ride 1 5C1", 11);
  }

  @Test
  @Rule({"L1-60", "L1-Q-96"})
  void whoPassesAFeedZoneDrawsOneTile() {
    assertThat(fed().told(RaceEvent.TileDrawn.class))
        .containsExactly(new RaceEvent.TileDrawn("L1-60", Team.BLACK, Speciality.LEADER));
    assertThat(fed().rider("black leader").feeds()).isEqualTo(1);
  }

  @Test
  @Rule({"L1-61", "L1-27"})
  void theTileIsShownToItsOwnerAlone() {
    RaceEvent.TileSeen seen = fed().told(RaceEvent.TileSeen.class).getFirst();
    assertThat(seen)
        .isEqualTo(new RaceEvent.TileSeen("L1-61", Seat.A, Team.BLACK, Speciality.LEADER, 5));
    assertThat(seen.audience().contains(Seat.B)).isFalse();
  }

  @Test
  @Rule("L1-Q-97")
  void aDrawnTileIsKeptUntilItsOwnerIsAsked() {
    Scene scene = fed();
    assertThat(scene.asked()).isEqualTo(Seat.A);
    assertThat(scene.offered()).contains("eat leader 5");
  }

  @Test
  @Rule("L1-63")
  void aKeptTileIsAddedOnce() {
    Scene scene = fed();
    int before = scene.rider("black leader").energy();
    scene.play("eat leader 5");
    assertThat(scene.rider("black leader").energy()).isEqualTo(before + 5);
    assertThat(scene.refusal("eat leader 5")).isEqualTo("L1-63");
  }

  @Test
  @Rule("L1-Q-73")
  void linesAreCrossedAfterTheMoveIsPaidAndRegained() {
    assertThat(fed().events)
        .extracting(event -> event.getClass().getSimpleName())
        .containsSubsequence("Rode", "Regained", "TileDrawn");
  }

  @Test
  @Rule({"L1-13", "L1-Q-03"})
  void thereAreThreePilesOfTwelveTiles() {
    Scene scene = Scene.start(2);
    for (int colour = 0; colour < Speciality.COUNT; colour++) {
      assertThat(Feeding.pile(scene.race, colour)).isEqualTo(12);
    }
    assertThat(Scene.start(2, "feedTiles=bell").race.rules.tiles).containsExactly(2, 4, 4, 2);
  }

  @Test
  @Rule("L1-62")
  void tilesAreWorthTwoToFive() {
    assertThat(Scene.start(2).race.rules.tiles).containsExactly(3, 3, 3, 3);
    assertThat(List.of(Feeding.LEAST, Feeding.LEAST + Feeding.VALUES - 1)).containsExactly(2, 5);
  }

  @Test
  @Rule("L1-Q-49")
  void anEmptyPileIsMadeAnewFromUsedTiles() {
    var draft = new Draft(Scene.start(2).race);
    for (int value = 2; value <= 5; value++) {
      Feeding.used(draft, 1, value, 3);
    }
    Feeding.used(draft, 1, 5, 2);
    int rouleur = Riders.rider(0, 1);
    Chance dice = Chance.scripted(0, 0);
    Feeding.draw(draft, rouleur, "L1-60", dice, Journal.NONE);
    assertThat(Feeding.values(draft.tiles(rouleur))).containsExactly(5);
    Feeding.draw(draft, rouleur, "L1-60", dice, Journal.NONE);
    assertThat(Feeding.values(draft.tiles(rouleur))).containsExactly(2, 5);
  }
}
