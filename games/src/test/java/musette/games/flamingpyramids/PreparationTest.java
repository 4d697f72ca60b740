package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.CurseChain;
import musette.games.flamingpyramids.api.Trigger;
import musette.games.flamingpyramids.board.Colour;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Material;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Option;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tiles, the deal, and what is chosen before it. */
final class PreparationTest {
  private static final FlamingPyramids GAME = Scene.GAME;

  private static List<Integer> weights(Material material) {
    return Arrays.stream(Tile.values())
        .filter(tile -> tile.material() == material && tile != Tile.J200)
        .map(Tile::weight)
        .sorted()
        .toList();
  }

  private static BuildState start(int seats, Map<String, String> options, Chance chance) {
    return GAME.start(Setup.of(GAME.about(), seats, options), chance, Journal.NONE);
  }

  @Test
  @Rule("FP-01")
  void theGameIsForTwoToSixPlayersAndAQuarterOfAnHour() {
    assertThat(GAME.about().minSeats()).isEqualTo(2);
    assertThat(GAME.about().maxSeats()).isEqualTo(6);
    assertThat(GAME.about().minutes()).isEqualTo(15);
  }

  @Test
  @Rule({"FP-02", "FP-03", "A-33"})
  void fortyRegularTilesHaveTheSameTenWeightsInFourColours() {
    Map<Colour, Set<Integer>> byColour =
        Arrays.stream(Tile.values())
            .filter(tile -> tile != Tile.J200 && !tile.isIncendiary())
            .collect(
                Collectors.groupingBy(
                    Tile::colour, Collectors.mapping(Tile::weight, Collectors.toSet())));
    assertThat(byColour.keySet())
        .containsExactlyInAnyOrder(Colour.YELLOW, Colour.RED, Colour.GREEN, Colour.BLUE);
    assertThat(byColour.values()).allMatch(Set.of(2, 4, 6, 10, 20, 30, 40, 60, 100, 120)::equals);
    assertThat(Tile.values()).hasSize(45);
  }

  @Test
  @Rule({"FP-04", "FP-05", "FP-06"})
  void strawWoodAndStoneGoByWeight() {
    assertThat(weights(Material.STRAW)).containsExactly(2, 2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6);
    assertThat(new HashSet<>(weights(Material.WOOD))).isEqualTo(Set.of(10, 20, 30, 40));
    assertThat(weights(Material.WOOD)).hasSize(16);
    assertThat(new HashSet<>(weights(Material.STONE))).isEqualTo(Set.of(60, 100, 120));
    assertThat(weights(Material.STONE)).hasSize(12);
  }

  @Test
  @Rule("FP-07")
  void aYellowAndAGreenCoalWeighOneEach() {
    assertThat(Tile.list(Tile.COALS)).containsExactly(Tile.Y1, Tile.G1);
    assertThat(weights(Material.COAL)).containsExactly(1, 1);
  }

  @Test
  @Rule("FP-08")
  void aRedAndABlueBlowtorchWeighSevenEach() {
    assertThat(Tile.list(Tile.TORCHES)).containsExactly(Tile.R7, Tile.B7);
    assertThat(weights(Material.BLOWTORCH)).containsExactly(7, 7);
  }

  @Test
  @Rule("FP-09")
  void theMillstoneIsAStoneOfAllColours() {
    assertThat(Tile.J200.weight()).isEqualTo(200);
    assertThat(Tile.J200.material()).isEqualTo(Material.STONE);
    assertThat(Tile.J200.colour()).isEqualTo(Colour.ALL);
  }

  @Test
  @Rule("FP-10")
  void coalsAndBlowtorchesAreIncendiary() {
    assertThat(Arrays.stream(Tile.values()).filter(Tile::isIncendiary))
        .containsExactly(Tile.Y1, Tile.R7, Tile.G1, Tile.B7);
  }

  @ParameterizedTest
  @CsvSource({"2, 22, 1", "3, 15, 0", "4, 11, 1", "5, 9, 0", "6, 7, 3"})
  @Rule("FP-11")
  void theTilesAreDealtEvenly(int seats, int each, int leftovers) {
    BuildState state = start(seats, Map.of(), Chance.quick(1));
    for (int seat = 0; seat < seats; seat++) {
      assertThat(state.tilesLeft(seat)).isEqualTo(each);
    }
    assertThat(state.pyramid.laid().size() + Long.bitCount(state.removed)).isEqualTo(leftovers);
  }

  @ParameterizedTest
  @CsvSource({"2, 17", "3, 10", "4, 6", "5, 4", "6, 2"})
  @Rule({"FP-14", "A-38"})
  void everybodyTakesFiveTilesInHandAndTheRestIsTheirPile(int seats, int pile) {
    BuildState state = start(seats, Map.of(), Chance.quick(1));
    for (int seat = 0; seat < seats; seat++) {
      assertThat(Long.bitCount(state.hands[seat])).isEqualTo(5);
      assertThat(state.unseen(seat)).isEqualTo(pile);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5})
  @Rule("A-14")
  void threeOrFivePlayersBeginWithAnEmptyTable(int seats) {
    BuildState state = start(seats, Map.of(), Chance.quick(1));
    assertThat(state.pyramid.laid()).isEmpty();
    assertThat(state.removed).isZero();
  }

  @Test
  @Rule({"FP-11"})
  void everyTileCanBeDealtToEverybody() {
    long seen = 0;
    for (int seed = 0; seed < 200; seed++) {
      seen |= start(2, Map.of(), Chance.quick(seed)).hands[1];
    }
    assertThat(seen).isEqualTo(Tile.ALL);
  }

  @Test
  @Rule({"FP-12", "FP-13"})
  void leftoversBeginTheBaseWithoutGapsAndIncendiaryOnesLeaveTheGame() {
    // The leftovers are drawn first: Y2, then Y1, then the millstone, which is last of all.
    int[] dice = new int[34];
    dice[0] = 1;
    dice[2] = 42;
    BuildState state = start(6, Map.of(), Chance.scripted(dice));
    assertThat(state.pyramid.laid())
        .containsExactly(new Laid(Tile.Y2, 0, 0), new Laid(Tile.J200, 0, 1));
    assertThat(Tile.list(state.removed)).containsExactly(Tile.Y1);
  }

  @Test
  @Rule("FP-15")
  void handsArePrivateAndPilesAreFaceDownForEverybody() {
    var journal = Journal.kept();
    Setup setup = Setup.of(GAME.about(), 3);
    BuildState state = GAME.start(setup, Chance.quick(5), journal);
    for (Seat viewer : List.of(Seat.A, Seat.B, Seat.C, Seat.NONE)) {
      BuildView view = GAME.view(state, viewer);
      long own = viewer == Seat.NONE ? 0 : state.hands[viewer.index()];
      assertThat(Tile.set(view.hand())).isEqualTo(own);
      assertThat(Tile.set(view.unseen())).isEqualTo(Tile.ALL & ~own);
      assertThat(view.players()).allMatch(player -> player.handKnown().isEmpty());
    }
    assertThat(journal.events().stream().filter(BuildEvent.HandDealt.class::isInstance))
        .hasSize(3)
        .allMatch(event -> event.audience().size() == 1 && !event.audience().contains(Seat.NONE));
  }

  @Test
  @Rule("A-15")
  void whoBeginsIsDrawnByLotOrChosen() {
    var first = new HashSet<Integer>();
    for (int seed = 0; seed < 60; seed++) {
      first.add(start(4, Map.of(), Chance.quick(seed)).active);
    }
    assertThat(first).containsExactlyInAnyOrder(0, 1, 2, 3);
    assertThat(start(4, Map.of("firstPlayer", "C"), Chance.quick(1)).active).isEqualTo(2);
    Setup tooFar = Setup.of(GAME.about(), 3, Map.of("firstPlayer", "D"));
    assertThat(Scene.refusedBy(() -> GAME.check(tooFar))).isEqualTo("A-15 first-player");
  }

  @Test
  @Rule({"FP-80", "FP-63"})
  void theOptionsHaveTheirDefaults() {
    assertThat(GAME.about().options().stream().map(Option::id))
        .containsExactly(
            "preset", "checking", "curse", "curseChain", "fireDie", "explosion", "firstPlayer");
    Rules plain = Rules.of(Setup.of(GAME.about(), 2));
    assertThat(plain)
        .isEqualTo(new Rules(2, false, false, CurseChain.SAME, Trigger.GROUP, Checking.REFEREE));
    var all =
        Map.of(
            "curse", "on",
            "fireDie", "on",
            "curseChain", "next",
            "explosion", "pair",
            "checking", "strategy");
    assertThat(Rules.of(Setup.of(GAME.about(), 6, all)))
        .isEqualTo(new Rules(6, true, true, CurseChain.NEXT, Trigger.PAIR, Checking.STRATEGY));
  }

  @ParameterizedTest
  @MethodSource("ownChoices")
  @Rule("FP-74")
  void theFamilyPresetHasNoCurseAndEverybodyChecks(Map<String, String> own) {
    assertThat(preset("family", own))
        .isEqualTo(new Rules(3, false, true, CurseChain.SAME, Trigger.GROUP, Checking.FAMILY));
  }

  @ParameterizedTest
  @MethodSource("ownChoices")
  @Rule("FP-75")
  void theStrategyPresetHasTheCurseAndTheNeighbourChecks(Map<String, String> own) {
    assertThat(preset("strategy", own))
        .isEqualTo(new Rules(3, true, true, CurseChain.SAME, Trigger.GROUP, Checking.STRATEGY));
  }

  @ParameterizedTest
  @MethodSource("ownChoices")
  @Rule({"FP-80", "A-34"})
  void withoutAPresetTheCurseAndWhoChecksAreAsChosen(Map<String, String> own) {
    Rules rules = preset("custom", own);
    assertThat(rules.curse() ? "on" : "off").isEqualTo(own.get("curse"));
    assertThat(rules.checking().name().toLowerCase(Locale.ROOT)).isEqualTo(own.get("checking"));
  }

  static List<Map<String, String>> ownChoices() {
    var choices = new ArrayList<Map<String, String>>();
    for (String curse : List.of("on", "off")) {
      for (String checking : List.of("referee", "family", "strategy")) {
        choices.add(Map.of("curse", curse, "checking", checking, "fireDie", "on"));
      }
    }
    return choices;
  }

  private static Rules preset(String preset, Map<String, String> own) {
    var options = new LinkedHashMap<>(own);
    options.put("preset", preset);
    return Rules.of(Setup.of(GAME.about(), 3, options));
  }
}
