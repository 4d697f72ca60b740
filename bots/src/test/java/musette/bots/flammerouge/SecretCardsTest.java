package musette.bots.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.bots.catalogue.Bots;
import musette.games.flammerouge.FlammeRouge;
import musette.games.flammerouge.Queries;
import musette.games.flammerouge.RaceState;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceView;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards are played in secret and at the same time: who is asked first makes no difference. */
class SecretCardsTest {
  private static final int SEATS = 4;
  private static final Budget BUDGET = Budget.iterations(60);
  private final FlammeRouge game = new FlammeRouge();

  @ParameterizedTest
  @ValueSource(strings = {"club", "champion"})
  void theChoiceIsTheSameWhetherOthersHavePlayedOrNot(String bot) {
    Policy<RaceAction, RaceView> policy = Bots.of(game, bot, BUDGET);
    Chance chance = Chance.quick(7);
    RaceState race = game.start(Setup.of(game.about(), SEATS), chance, Journal.NONE);
    int asked = 0;
    while (game.turn(race) instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.list().get(chance.below(seats.size()));
      List<RaceAction> actions = game.actions(race, seat);
      if (actions.size() > 1 && Queries.handOf(race, seat.index()) >= 0) {
        asked++;
        RaceState later = othersHavePlayed(race, seat, chance);
        RaceAction choice = policy.choose(game.view(race, seat), actions, Chance.quick(asked));
        assertThat(policy.choose(game.view(later, seat), actions, Chance.quick(asked)))
            .isEqualTo(choice);
      }
      RaceAction action = actions.get(chance.below(actions.size()));
      race = game.play(race, seat, action, chance, Journal.NONE);
    }
    assertThat(asked).isGreaterThan(SEATS * 10);
  }

  private RaceState othersHavePlayed(RaceState race, Seat viewer, Chance chance) {
    RaceState now = race;
    for (Seat seat : Seat.first(SEATS)) {
      while (seat != viewer && game.turn(now).seats().list().contains(seat)) {
        List<RaceAction> actions = game.actions(now, seat);
        RaceAction action = actions.get(chance.below(actions.size()));
        now = game.play(now, seat, action, chance, Journal.NONE);
      }
    }
    return now;
  }
}
