package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.BuildRemark;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.testkit.Rule;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In watchful play nothing but the tiles on the table tells whether the pyramid is sound. */
final class SecrecyTest {
  private static final Set<Class<?>> TELLING =
      Set.of(
          BuildRemark.Holds.class,
          BuildRemark.Collapses.class,
          BuildRemark.Hangs.class,
          BuildRemark.Burns.class,
          BuildRemark.Explodes.class,
          BuildRemark.Curses.class,
          BuildRemark.Rolls.class,
          BuildRemark.SlideAhead.class,
          BuildRemark.ComesBack.class,
          BuildRemark.OnBase.class,
          BuildRemark.Wins.class);

  /**
   * Two matches that differ in one thing: in one of them the tile that was laid is sound, in the
   * other it is not. If the names of both tiles are exchanged, all that anybody is told is the
   * same.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "family | Y40@0,0 B20@0,1 | 1,0 | Y10 | G60",
        "strategy | Y40@0,0 B20@0,1 | 1,0 | Y10 | G60",
        "family | R2@0,0 | 0,1 | G20 | G1",
        "strategy | R2@0,0 | 0,1 | G20 | B7",
        "family | R60@0,0 B60@0,1 | 1,0 | R40 | G60",
        "strategy | R60@0,0 B60@0,1 | 1,0 | R40 | G60"
      })
  @Rule("FP-81")
  void soundOrNotEverybodyIsToldTheSame(
      String checking, String pyramid, String slot, Tile sound, Tile unsound) {
    Scene one = before(checking, pyramid, sound, unsound).play("place " + sound + " " + slot);
    Scene two = before(checking, pyramid, sound, unsound).play("place " + unsound + " " + slot);
    assertThat(Queries.isSound(one.state())).isTrue();
    assertThat(Queries.isSound(two.state())).isFalse();
    List<String> first = told(one);
    List<String> second = told(two);
    assertThat(second.stream().map(text -> sorted(exchanged(text, sound, unsound))).toList())
        .isEqualTo(first.stream().map(SecrecyTest::sorted).toList());
  }

  private static Scene before(String checking, String pyramid, Tile one, Tile other) {
    return Scene.of(pyramid)
        .seats(3)
        .with("checking", checking)
        .with("curse", "on")
        .unseen(Seat.A, 0)
        .hand(one + " " + other);
  }

  private static String exchanged(String text, Tile one, Tile other) {
    return text.replace('"' + one.name() + '"', "\"?\"")
        .replace('"' + other.name() + '"', '"' + one.name() + '"')
        .replace("\"?\"", '"' + other.name() + '"');
  }

  /** With the unseen tiles, which come in the order of their names, in one order. */
  private static String sorted(String text) {
    int start = text.indexOf("\"unseen\":[");
    if (start < 0) {
      return text;
    }
    int end = text.indexOf(']', start);
    return text.substring(0, start)
        + Arrays.stream(text.substring(start, end).split("[\\[,]")).sorted().toList()
        + text.substring(end);
  }

  /** All that anybody is told from the laying of a tile until the next one is to come. */
  private static List<String> told(Scene scene) {
    var told = new ArrayList<String>();
    tellAll(scene, told);
    while (scene.state().phase() != Phase.PLACE) {
      scene.play("well");
      tellAll(scene, told);
    }
    return told;
  }

  private static void tellAll(Scene scene, List<String> told) {
    scene.all(Event.class).forEach(event -> told.add(Json.write(event)));
    for (Seat viewer : List.of(Seat.A, Seat.B, Seat.C, Seat.NONE)) {
      BuildView view = Scene.GAME.view(scene.state(), viewer);
      told.add(Json.write(view));
      told.add(Json.write(Scene.GAME.ask(view)));
      Scene.GAME.describe(view).forEach(remark -> told.add(Json.write(remark)));
      for (BuildAction action : Scene.GAME.actions(scene.state(), viewer)) {
        told.add(Json.write(Scene.GAME.outlook(view, action).remarks()));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"family", "strategy"})
  @Rule("FP-81")
  void noOutlookOfARandomMatchForecastsAnything(String checking) {
    Setup setup =
        Setup.of(
            Scene.GAME.about(), 3, Map.of("checking", checking, "curse", "on", "fireDie", "on"));
    for (int game = 0; game < 20; game++) {
      Chance chance = Chance.quick(game);
      BuildState state = Scene.GAME.start(setup, chance, Journal.NONE);
      while (Scene.GAME.turn(state) instanceof Turn.ToAct(Seats seats)) {
        List<BuildAction> actions = Scene.GAME.actions(state, seats.first());
        BuildView view = Scene.GAME.view(state, seats.first());
        for (BuildAction action : actions) {
          assertThat(Scene.GAME.outlook(view, action).remarks())
              .isNotEmpty()
              .noneMatch(SecrecyTest::isTelling);
        }
        var journal = Journal.kept();
        BuildAction action = actions.get(chance.below(actions.size()));
        state = Scene.GAME.play(state, seats.first(), action, chance, journal);
        assertThat(journal.events()).noneMatch(BuildEvent.Placed.class::isInstance);
      }
    }
  }

  private static boolean isTelling(Remark remark) {
    return TELLING.contains(remark.getClass());
  }

  @Test
  @Rule({"FP-81", "FP-88"})
  void aLastTileIsPromisedNothing() {
    for (String tile : List.of("Y10", "G60")) {
      Scene scene =
          Scene.of("Y40@0,0 B20@0,1").with("checking", "family").unseen(Seat.A, 0).hand(tile);
      BuildView view = Scene.GAME.view(scene.state(), Seat.A);
      BuildAction action = Scene.GAME.notation().parse("place " + tile + " 1,0");
      assertThat(Scene.GAME.outlook(view, action).remarks())
          .containsExactly(
              new BuildRemark.Lies(Tile.valueOf(tile), 1, List.of(Tile.Y40, Tile.B20)),
              new BuildRemark.LastTile());
    }
  }
}
