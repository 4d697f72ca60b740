package musette.app.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.Phase;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.wire.Words;
import org.junit.jupiter.api.Test;

class FlamingPyramidsDrawingTest {
  private final FlamingPyramids game = new FlamingPyramids();
  private final Words english = Words.of("flaming-pyramids", "en");

  private String draw(BuildState state, Seat viewer) {
    return new FlamingPyramidsDrawing().draw(game.view(state, viewer), Ink.PLAIN, english, 80);
  }

  private BuildState start(String checking) {
    Setup setup = Setup.of(game.about(), 3, Map.of("checking", checking, "firstPlayer", "A"));
    return game.start(setup, Chance.quick(1), Journal.NONE);
  }

  private BuildState playFirst(BuildState state) {
    Seat seat = game.turn(state).seats().first();
    BuildAction action = game.actions(state, seat).getFirst();
    return game.play(state, seat, action, Chance.quick(2), Journal.NONE);
  }

  @Test
  void theRefereeForecastsWhatEachTileDoes() {
    assertThat(draw(start("referee"), Seat.A)).contains(english.text("draw.forecast"), "holds");
  }

  @Test
  void inWatchfulPlayNothingIsForecast() {
    for (String checking : List.of("family", "strategy")) {
      BuildState state = start(checking);
      for (int ply = 0; ply < 60; ply++) {
        for (Seat viewer : Seat.first(3)) {
          assertThat(draw(state, viewer))
              .doesNotContain("holds", "collapses", english.text("draw.forecast"));
        }
        state = playFirst(state);
      }
    }
  }

  @Test
  void theTileToBeCheckedAndAllWhoAreAskedStandOut() {
    BuildState state = playFirst(start("family"));
    assertThat(state.phase()).isEqualTo(Phase.CHECK);
    String text = draw(state, Seat.B);
    assertThat(text).containsPattern("> *[YRGB]\\d+ .*<").contains("> < just laid");
    assertThat(text.lines().filter(line -> line.matches("> \\p{L}.*"))).hasSize(3);
    state =
        game.play(
            state, Seat.B, game.actions(state, Seat.B).getFirst(), Chance.quick(3), Journal.NONE);
    assertThat(game.turn(state).seats()).isEqualTo(Seats.ofBits(0b101));
    assertThat(draw(state, Seat.B).lines().filter(line -> line.matches("> \\p{L}.*"))).hasSize(2);
  }
}
