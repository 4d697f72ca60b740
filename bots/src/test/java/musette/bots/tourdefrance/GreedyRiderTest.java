package musette.bots.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.bots.Policy;
import musette.games.tourdefrance.TourDeFrance;
import musette.games.tourdefrance.TourState;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourView;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Turn;
import org.junit.jupiter.api.Test;

/** The greedy rider beats chance, in either mode. */
class GreedyRiderTest {
  private static final int GAMES = 60;

  private final TourDeFrance game = new TourDeFrance();
  private final GreedyRider greedy = new GreedyRider();

  @Test
  void winsMostRacesAgainstRandomRiders() {
    assertThat(wins(Map.of())).isGreaterThan(GAMES * 3 / 5);
    assertThat(wins(Map.of("mode", "classic"))).isGreaterThan(GAMES / 2);
  }

  private int wins(Map<String, String> options) {
    int wins = 0;
    for (int i = 0; i < GAMES; i++) {
      Seat seat = Seat.of(i % 2);
      wins +=
          play(Setup.of(game.about(), 2, options), seat, Chance.quick(i)).place(seat) == 1 ? 1 : 0;
    }
    return wins;
  }

  private Result play(Setup setup, Seat own, Chance chance) {
    TourState race = game.start(setup, chance, Journal.NONE);
    while (game.turn(race) instanceof Turn.ToAct(Seats seats)) {
      Seat seat = seats.first();
      List<TourAction> actions = game.actions(race, seat);
      Policy<TourAction, TourView> policy = seat == own ? greedy : Policy.random();
      TourAction action = policy.choose(game.view(race, seat), actions, chance);
      race = game.play(race, seat, action, chance, Journal.NONE);
    }
    return ((Turn.Over) game.turn(race)).result();
  }
}
