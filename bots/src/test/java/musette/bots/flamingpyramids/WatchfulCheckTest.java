package musette.bots.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.bots.catalogue.Bots;
import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.Queries;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.Finding;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How bots check the pyramid in watchful play. */
final class WatchfulCheckTest {
  private static final FlamingPyramids GAME = new FlamingPyramids();
  private static final BuildAction WELL = new BuildAction.Say(Finding.WELL);
  private static final BuildAction CHAOS = new BuildAction.Say(Finding.CHAOS);
  private static final int LOOKS = 300;

  /** A has laid a tile upon B30 and R4. */
  private static BuildState laid(Checking checking, Tile tile) {
    BuildState state =
        Scenes.two(
            checking,
            List.of(new Laid(Tile.B30, 0, 0), new Laid(Tile.R4, 0, 1)),
            List.of(),
            new Tile[] {tile, Tile.Y100},
            Tile.R100,
            Tile.R60);
    return play(state, Seat.A, new BuildAction.Place(tile, 1, 0));
  }

  private static BuildState play(BuildState state, Seat seat, BuildAction action) {
    return GAME.play(state, seat, action, Chance.quick(1), Journal.NONE);
  }

  private static BuildAction ask(String bot, BuildState state, Seat seat, int look) {
    Policy<BuildAction, BuildView> policy = Bots.of(GAME, bot, Budget.iterations(20));
    return policy.choose(GAME.view(state, seat), GAME.actions(state, seat), Chance.quick(look));
  }

  @ParameterizedTest
  @CsvSource({
    "greedy, FAMILY", "club, FAMILY", "champion, FAMILY",
    "greedy, STRATEGY", "club, STRATEGY", "champion, STRATEGY"
  })
  void overlookNothingAndCallNothingThatIsNotThere(String bot, Checking checking) {
    for (int look = 0; look < 20; look++) {
      assertThat(ask(bot, laid(checking, Tile.G60), Seat.B, look)).isEqualTo(CHAOS);
      assertThat(ask(bot, laid(checking, Tile.B10), Seat.B, look)).isEqualTo(WELL);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"greedy", "club", "champion"})
  void doNotCallWhatTheyWouldPayFor(String bot) {
    assertThat(ask(bot, laid(Checking.FAMILY, Tile.G60), Seat.A, 1)).isEqualTo(WELL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"learner", "greedy", "club", "champion"})
  void objectWhenTheNeighbourHasOverlookedSomething(String bot) {
    BuildState overlooked = play(laid(Checking.STRATEGY, Tile.G60), Seat.B, WELL);
    assertThat(overlooked.phase()).isEqualTo(Phase.OBJECT);
    assertThat(Stream.iterate(0, i -> i + 1).limit(20).map(i -> ask(bot, overlooked, Seat.A, i)))
        .contains(CHAOS);
    BuildState fine = play(laid(Checking.STRATEGY, Tile.B10), Seat.B, WELL);
    assertThat(ask(bot, fine, Seat.A, 1)).isEqualTo(WELL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"FAMILY", "STRATEGY"})
  void theLearnerOverlooksSomeAndRaisesNoFalseAlarm(Checking checking) {
    int calls = 0;
    for (int look = 0; look < LOOKS; look++) {
      calls += ask("learner", laid(checking, Tile.G60), Seat.B, look).equals(CHAOS) ? 1 : 0;
      assertThat(ask("learner", laid(checking, Tile.B10), Seat.B, look)).isEqualTo(WELL);
    }
    assertThat(calls).isBetween(LOOKS / 2, LOOKS * 4 / 5);
  }

  /** A watchful table builds as well as one with a referee: what falls would be called. */
  @ParameterizedTest
  @CsvSource({
    "learner, family", "greedy, family", "club, family", "champion, family",
    "learner, strategy", "greedy, strategy", "club, strategy", "champion, strategy"
  })
  void placeATileThatHoldsWithoutBeingTold(String bot, String checking) {
    BuildState state =
        Scenes.two(
            Checking.valueOf(checking.toUpperCase(java.util.Locale.ROOT)),
            List.of(new Laid(Tile.B30, 0, 0), new Laid(Tile.R40, 0, 1)),
            List.of(),
            new Tile[] {Tile.R20, Tile.G60},
            Tile.Y100,
            Tile.Y60);
    int held = 0;
    for (int look = 0; look < 20; look++) {
      held += ask(bot, state, Seat.A, look).equals(new BuildAction.Place(Tile.R20, 1, 0)) ? 1 : 0;
    }
    assertThat(held).isGreaterThanOrEqualTo(bot.equals("learner") ? 10 : 20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"family", "strategy"})
  void clubsPlayWatchfulMatchesToTheEndWithoutLeavingChaos(String checking) {
    Policy<BuildAction, BuildView> club = Bots.of(GAME, "club");
    for (int match = 0; match < 6; match++) {
      Chance chance = Chance.quick(match);
      Setup setup = Setup.of(GAME.about(), 3, Map.of("checking", checking));
      BuildState state = GAME.start(setup, chance, Journal.NONE);
      while (GAME.turn(state) instanceof Turn.ToAct(Seats seats)) {
        if (state.phase() == Phase.PLACE) {
          assertThat(Queries.isSound(state)).as("somebody has called it").isTrue();
        }
        Seat seat = seats.first();
        BuildAction action = club.choose(GAME.view(state, seat), GAME.actions(state, seat), chance);
        state = play(state, seat, action);
      }
    }
  }

  @Test
  void theDecisionDoesNotDependOnWhatOthersSaidInSecret() {
    BuildState state = laid(Checking.FAMILY, Tile.G60);
    for (BuildAction said : List.of(WELL, CHAOS)) {
      BuildState after = play(state, Seat.A, said);
      assertThat(ask("club", after, Seat.B, 3)).isEqualTo(CHAOS);
    }
  }
}
