package musette.bots.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.games.Catalogue;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No bot knows more than its seat: states with equal views lead to equal choices. */
class FairBotsTest {
  private static final int QUESTIONS = 12;
  private static final Budget BUDGET = Budget.iterations(40);

  static Stream<Game<?, ?, ?>> games() {
    return Catalogue.games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void anyTwoStatesWithTheSameViewGetTheSameChoice(Game<?, ?, ?> game) {
    for (String bot : Bots.NAMES) {
      asksAboutStatesThatLookTheSame(game, bot);
    }
  }

  private static <S, A, V> void asksAboutStatesThatLookTheSame(Game<S, A, V> game, String bot) {
    Policy<A, V> policy = Bots.of(game, bot, BUDGET);
    Chance chance = Chance.quick(bot.hashCode());
    S state = game.start(Setup.largest(game, java.util.Map.of()), chance, Journal.NONE);
    int asked = 0;
    while (asked < QUESTIONS && game.turn(state) instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.list().get(chance.below(seats.size()));
      List<A> actions = game.actions(state, seat);
      if (actions.size() > 1 && chance.below(4) == 0) {
        asked++;
        V view = game.view(state, seat);
        S other = game.imagine(view, chance);
        long seed = asked;
        assertThat(game.view(other, seat)).isEqualTo(view);
        A choice = policy.choose(view, actions, Chance.quick(seed));
        assertThat(actions).contains(choice);
        assertThat(
                Bots.of(game, bot, BUDGET)
                    .choose(game.view(other, seat), game.actions(other, seat), Chance.quick(seed)))
            .as("%s in %s", bot, game.about().id())
            .isEqualTo(choice);
      }
      A action = actions.get(chance.below(actions.size()));
      state = game.play(state, seat, action, chance, Journal.NONE);
    }
    assertThat(asked).isPositive();
  }
}
