package musette.bots.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.bots.Policy;
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
import org.junit.jupiter.api.Test;

class ClubFlammeRougeTest {
  private static final int MATCHES = 60;
  private final FlammeRouge game = new FlammeRouge();
  private final Policy<RaceAction, RaceView> club = new ClubFlammeRouge();

  private int wins(Policy<RaceAction, RaceView> other) {
    int wins = 0;
    for (int i = 0; i < MATCHES; i++) {
      Seat own = Seat.of(i % 2);
      Chance chance = Chance.quick(i);
      RaceState race = game.start(Setup.of(game.about(), 2), chance, Journal.NONE);
      while (game.turn(race) instanceof Turn.ToAct(var seats)) {
        Seat seat = seats.first();
        List<RaceAction> actions = game.actions(race, seat);
        Policy<RaceAction, RaceView> policy = seat == own ? club : other;
        RaceAction action = policy.choose(game.view(race, seat), actions, chance);
        race = game.play(race, seat, action, chance, Journal.NONE);
      }
      wins += ((Turn.Over) game.turn(race)).result().place(own) == 1 ? 1 : 0;
    }
    return wins;
  }

  @Test
  void beatsRandomRidersAlmostAlways() {
    assertThat(wins(Policy.random())).isGreaterThan(MATCHES * 9 / 10);
  }

  @Test
  void beatsTheGreedyPlayerMostly() {
    assertThat(wins(new GreedyFlammeRouge())).isGreaterThan(MATCHES * 6 / 10);
  }

  @Test
  void theSharesOfTheWinAddUpToOneAndFavourWhoIsAhead() {
    RaceState race = game.start(Setup.of(game.about(), 2), Chance.quick(1), Journal.NONE);
    Chance chance = Chance.quick(2);
    int compared = 0;
    while (game.turn(race) instanceof Turn.ToAct(var seats)) {
      if (Queries.isRoundStart(race)) {
        double a = Prospects.worth(race, 0);
        assertThat(a + Prospects.worth(race, 1)).isBetween(0.999, 1.001);
        int lead = best(race, 0) - best(race, 2);
        if (Math.abs(lead) > 12) {
          compared++;
          assertThat(a > 0.5).isEqualTo(lead > 0);
        }
      }
      List<RaceAction> actions = game.actions(race, seats.first());
      // B saves no energy at all, A rides as slowly as possible: the gap grows.
      RaceAction action = seats.first() == Seat.A ? actions.getFirst() : actions.getLast();
      race = game.play(race, seats.first(), action, chance, Journal.NONE);
    }
    assertThat(compared).isPositive();
  }

  private static int best(RaceState race, int rider) {
    return Math.max(Queries.square(race, rider), Queries.square(race, rider + 1));
  }
}
