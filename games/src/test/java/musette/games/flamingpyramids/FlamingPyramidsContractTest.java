package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.testkit.GameContract;
import musette.testkit.Moment;
import musette.testkit.Rule;

/** The laws of every game, and those of this one. */
final class FlamingPyramidsContractTest
    implements GameContract<BuildState, BuildAction, BuildView> {
  private static final FlamingPyramids GAME = new FlamingPyramids();

  @Override
  public Game<BuildState, BuildAction, BuildView> game() {
    return GAME;
  }

  @Override
  public Map<String, Predicate<Moment<BuildState>>> moments() {
    return BuildMoments.all();
  }

  @Override
  public List<Setup> setups() {
    var setups = new ArrayList<Setup>();
    for (int seats = 2; seats <= 6; seats++) {
      setups.add(Setup.of(GAME.about(), seats));
    }
    setups.add(setup(2, "curse", "on", "curseChain", "next", "firstPlayer", "A"));
    setups.add(setup(3, "curse", "on", "fireDie", "on", "firstPlayer", "B"));
    setups.add(setup(4, "fireDie", "on", "firstPlayer", "C"));
    setups.add(setup(4, "preset", "strategy", "curseChain", "next", "firstPlayer", "D"));
    setups.add(setup(5, "preset", "family", "curse", "on", "firstPlayer", "E"));
    setups.add(setup(6, "preset", "strategy", "fireDie", "on", "firstPlayer", "F"));
    setups.add(setup(3, "explosion", "pair"));
    setups.add(setup(2, "checking", "family", "curse", "on"));
    setups.add(setup(3, "checking", "family", "fireDie", "on", "curse", "on"));
    setups.add(setup(4, "preset", "family", "explosion", "pair"));
    setups.add(setup(6, "checking", "family"));
    setups.add(setup(2, "preset", "strategy", "curseChain", "next"));
    setups.add(setup(3, "checking", "strategy", "explosion", "pair"));
    setups.add(setup(5, "checking", "strategy", "curse", "on", "fireDie", "on"));
    return setups;
  }

  private static Setup setup(int seats, String... options) {
    var chosen = new java.util.LinkedHashMap<String, String>();
    for (int i = 0; i < options.length; i += 2) {
      chosen.put(options[i], options[i + 1]);
    }
    return Setup.of(GAME.about(), seats, Map.copyOf(chosen));
  }

  @Override
  @Rule({"FP-02", "FP-37", "A-21"})
  public void invariant(BuildState state) {
    everyTileIsInOnePlace(state);
    if (state.phase() == Phase.SLIDE) {
      bothLandingPlacesAreFree(state);
    } else {
      assertThat(new PlainPyramid(state.pyramid.laid()).floating()).isEmpty();
    }
    if (state.phase() == Phase.PLACE || state.phase() == Phase.OVER) {
      refilled(state);
      var pyramid = new PlainPyramid(state.pyramid.laid());
      assertThat(Slots.list(Slots.of(state.pyramid))).isEqualTo(pyramid.slots());
    }
    if (state.checking() == Checking.REFEREE && state.phase() != Phase.SLIDE) {
      thePyramidIsQuiet(state);
    }
    onlySomeTilesLeaveTheGame(state);
  }

  private static void everyTileIsInOnePlace(BuildState state) {
    var counts = new int[Tile.COUNT + 1];
    count(counts, Tile.list(state.hidden));
    count(counts, Tile.list(state.removed));
    state.pyramid.laid().forEach(laid -> counts[laid.tile().code()]++);
    int unseen = 0;
    for (int seat = 0; seat < state.rules.seats(); seat++) {
      count(counts, Tile.list(state.hands[seat]));
      count(counts, Tile.list(state.bottoms[seat]));
      unseen += state.unseen(seat);
      assertThat(state.known[seat] & ~state.hands[seat]).as("known tiles are in hand").isZero();
    }
    for (Tile tile : Tile.values()) {
      assertThat(counts[tile.code()]).as("%s is in one place", tile).isEqualTo(1);
    }
    assertThat(unseen).as("dealt tiles in piles").isEqualTo(Long.bitCount(state.hidden));
  }

  private static void count(int[] counts, List<Tile> tiles) {
    tiles.forEach(tile -> counts[tile.code()]++);
  }

  /** Written from the rulebook once more, over a plain list of tiles. */
  private static void thePyramidIsQuiet(BuildState state) {
    var pyramid = new PlainPyramid(state.pyramid.laid());
    assertThat(pyramid.unstable()).as("unstable tiles").isEmpty();
    assertThat(pyramid.explosions()).as("incendiary tiles in contact").isEmpty();
    if (!state.rules.fireDie()) {
      assertThat(pyramid.fires()).as("fires to come").isEmpty();
    }
    if (state.rules.curse()) {
      assertThat(pyramid.curses()).as("curses to come").isEmpty();
    }
  }

  private static void refilled(BuildState state) {
    for (int seat = 0; seat < state.rules.seats(); seat++) {
      int hand = Long.bitCount(state.hands[seat]);
      assertThat(hand).isLessThanOrEqualTo(5);
      boolean won = state.over && state.hands[state.active] == 0 && seat == state.active;
      assertThat(hand == 0).as("%s without a tile has won", Seat.of(seat)).isEqualTo(won);
    }
  }

  private static void bothLandingPlacesAreFree(BuildState state) {
    int level = Slots.level(state.sliding);
    int column = Slots.column(state.sliding);
    assertThat(level).isPositive();
    assertThat(state.pyramid.at(level, column)).isNotZero();
    assertThat(state.pyramid.at(level - 1, column)).isZero();
    assertThat(state.pyramid.at(level - 1, column + 1)).isZero();
  }

  private static void onlySomeTilesLeaveTheGame(BuildState state) {
    if (!state.rules.fireDie() && state.checking() != Checking.FAMILY) {
      assertThat(Tile.list(state.removed)).allMatch(Tile::isIncendiary);
    }
  }
}
