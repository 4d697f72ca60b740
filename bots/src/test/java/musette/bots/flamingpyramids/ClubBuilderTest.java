package musette.bots.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import musette.bots.Played;
import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Seat;
import musette.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ClubBuilderTest {
  private static final FlamingPyramids GAME = new FlamingPyramids();
  private static final ClubBuilder CLUB = new ClubBuilder();
  private static final BuilderGuide GUIDE = new BuilderGuide();

  static Stream<Setup> setups() {
    return Played.setups(GAME).stream();
  }

  private static BuildState scene(List<Laid> pyramid, List<Slot> sliding, Tile[] own, Tile... b) {
    return Scenes.two(Checking.REFEREE, pyramid, sliding, own, b);
  }

  private static Laid laid(Tile tile, int level, int column) {
    return new Laid(tile, level, column);
  }

  private static BuildAction club(BuildState state) {
    return CLUB.choose(GAME.view(state, Seat.A), GAME.actions(state, Seat.A), Chance.quick(1));
  }

  private static BuildAction guide(BuildState state) {
    return GUIDE.choose(state, Seat.A, GAME.actions(state, Seat.A), Chance.quick(1));
  }

  private static Tile[] hand(Tile... tiles) {
    return tiles;
  }

  private static BuildAction onTop(Tile tile) {
    return new BuildAction.Place(tile, 1, 0);
  }

  @Test
  void playsTheTileThatHolds() {
    BuildState state =
        scene(
            List.of(laid(Tile.B30, 0, 0), laid(Tile.R40, 0, 1)),
            List.of(),
            hand(Tile.Y20, Tile.G60, Tile.R20),
            Tile.Y100);
    assertThat(club(state)).isEqualTo(onTop(Tile.R20));
    assertThat(guide(state)).isEqualTo(onTop(Tile.R20));
  }

  @Test
  void lightsNoFireThatItMustPayFor() {
    BuildState state =
        scene(
            List.of(
                laid(Tile.G2, 1, 1),
                laid(Tile.B2, 1, 2),
                laid(Tile.Y60, 0, 0),
                laid(Tile.Y4, 0, 1),
                laid(Tile.G4, 0, 2),
                laid(Tile.B4, 0, 3)),
            List.of(),
            hand(Tile.Y1, Tile.Y10),
            Tile.R100);
    assertThat(club(state)).isEqualTo(onTop(Tile.Y10));
    assertThat(guide(state)).isEqualTo(onTop(Tile.Y10));
  }

  @Test
  void getsRidOfACoalWhileItDoesNoHarm() {
    BuildState state =
        scene(
            List.of(laid(Tile.Y60, 0, 0), laid(Tile.Y100, 0, 1)),
            List.of(),
            hand(Tile.Y1, Tile.Y10),
            Tile.R100);
    assertThat(club(state)).isEqualTo(onTop(Tile.Y1));
    assertThat(guide(state)).isEqualTo(onTop(Tile.Y1));
  }

  @Test
  void leavesTheNextPlayerNothingThatHolds() {
    BuildState state =
        scene(
            List.of(laid(Tile.B30, 0, 0)),
            List.of(),
            hand(Tile.Y20, Tile.R20),
            Tile.Y2,
            Tile.Y4,
            Tile.Y10);
    assertThat(club(state))
        .isInstanceOfSatisfying(
            BuildAction.Place.class, place -> assertThat(place.tile()).isEqualTo(Tile.R20));
  }

  @Test
  void letsATileSlideToWhereItHolds() {
    // R30 hangs above the gap of two tiles that it made fall: left of it is B40, right of it R40.
    BuildState state =
        scene(
            List.of(
                laid(Tile.R30, 2, 1),
                laid(Tile.B40, 0, 1),
                laid(Tile.G60, 0, 2),
                laid(Tile.R40, 0, 3)),
            List.of(new Slot(2, 1)),
            hand(Tile.Y20),
            Tile.Y2);
    BuildAction right = BuildAction.SLIDES.getLast();
    assertThat(club(state)).isEqualTo(right);
    assertThat(guide(state)).isEqualTo(right);
  }

  @Test
  void judgesWhoHasFewerTilesAsNearerToWinning() {
    BuildState state =
        scene(List.of(laid(Tile.B30, 0, 0)), List.of(), hand(Tile.Y20), Tile.Y2, Tile.Y4, Tile.Y6);
    double ahead = GUIDE.worth(state, Seat.A);
    assertThat(ahead).isGreaterThan(0.8);
    assertThat(ahead + GUIDE.worth(state, Seat.B)).isBetween(0.999, 1.001);
  }

  @Test
  void judgesWhoHoldsACoalAsFurtherFromWinning() {
    double coal = GUIDE.worth(onB30AndR40(Tile.R20, Tile.Y1), Seat.A);
    double straw = GUIDE.worth(onB30AndR40(Tile.R20, Tile.Y2), Seat.A);
    assertThat(coal).isLessThan(straw - 0.1);
  }

  @Test
  void judgesWhoHasNothingThatHoldsAsFurtherFromWinning() {
    double stuck = GUIDE.worth(onB30AndR40(Tile.Y20, Tile.Y2), Seat.A);
    double fine = GUIDE.worth(onB30AndR40(Tile.R20, Tile.Y2), Seat.A);
    assertThat(stuck).isLessThan(fine - 0.1);
  }

  private static BuildState onB30AndR40(Tile... own) {
    return scene(
        List.of(laid(Tile.B30, 0, 0), laid(Tile.R40, 0, 1)), List.of(), own, Tile.Y100, Tile.Y4);
  }

  @Test
  void beatsRandomPlayNearlyAlways() {
    assertThat(Played.winsAgainstRandom(GAME, CLUB, 40)).isGreaterThan(37);
  }

  @ParameterizedTest
  @MethodSource("setups")
  void alwaysChoosesWhatIsOffered(Setup setup) {
    Played.whole(GAME, CLUB, setup);
    Played.whole(GAME, GUIDE, setup);
  }
}
