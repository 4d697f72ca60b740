package musette.bots.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import musette.bots.Bots;
import musette.bots.Policy;
import musette.games.tourdefrance.Queries;
import musette.games.tourdefrance.TourDeFrance;
import musette.games.tourdefrance.TourState;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourView;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Turn;
import org.junit.jupiter.api.Test;

/** How much is left to win for a bot better than the champion: next to nothing but luck. */
class LuckTest {
  private static final int MATCHES = 12;
  private static final int CLUB_MATCHES = 120;

  /** Every so many of the club's totals, sorted, stands for its neighbours. */
  private static final int STEP = 20;

  private final TourDeFrance game = new TourDeFrance();
  private final Policy<TourAction, TourView> club = Bots.of(game, "club");
  private double lost;

  private TourState start(Chance chance) {
    return game.start(Setup.of(game.about(), 2), chance, Journal.NONE);
  }

  /** Plays a match of the policy in seat A against the club and sums up what its choices lost. */
  private TourState play(Policy<TourAction, TourView> policy, long seed) {
    Chance chance = Chance.quick(seed);
    TourState race = start(chance);
    var road = new Road(race);
    while (game.turn(race) instanceof Turn.ToAct(Seats seats)) {
      Seat seat = seats.first();
      List<TourAction> actions = game.actions(race, seat);
      Policy<TourAction, TourView> mover = seat == Seat.A ? policy : club;
      TourAction action = mover.choose(game.view(race, seat), actions, chance);
      if (seat == Seat.A && actions.size() > 1) {
        TourAction best = road.choose(race, seat, actions);
        lost += road.after(race, seat, best) - road.after(race, seat, action);
      }
      race = game.play(race, seat, action, chance, Journal.NONE);
    }
    return race;
  }

  /** A search ten times as long could win back no more than this; the club loses four or five. */
  @Test
  void theChampionLosesHardlyAPointToTheBestDecisions() {
    Policy<TourAction, TourView> champion = Bots.of(game, "champion");
    for (int i = 0; i < MATCHES; i++) {
      play(champion, i);
    }
    System.out.printf("The champion loses %.3f points a match.%n", lost / MATCHES);
    assertThat(lost / MATCHES).isBetween(0.0, 0.5);
  }

  /** A card is made by its rider alone; what the others do could only tell how much to risk. */
  @Test
  void whoKnewTheOthersTotalBeforehandWouldHardlyWinMoreOften() {
    var totals = new ArrayList<Integer>();
    for (int i = 0; i < CLUB_MATCHES; i++) {
      TourState race = play(club, i);
      totals.add(Queries.total(race, Seat.A));
      totals.add(Queries.total(race, Seat.B));
    }
    totals.sort(null);
    var rider = new LoneRider(start(Chance.quick(1)));
    double usual = 0;
    double knowing = 0;
    int count = 0;
    for (int i = STEP / 2; i < totals.size(); i += STEP) {
      double[] aim = more(totals.get(i));
      usual += rider.usual(aim);
      knowing += rider.best(aim);
      count++;
    }
    System.out.printf(
        "For points: %.2f %%, knowing the other total: %.2f %%, the club loses %.2f points.%n",
        100 * usual / count, 100 * knowing / count, lost / CLUB_MATCHES);
    assertThat(usual / count).isBetween(0.55, 0.65);
    assertThat((knowing - usual) / count).isBetween(0.0, 0.015);
  }

  /** To have more than this; as much is half a win. */
  private static double[] more(int total) {
    double[] aim = new double[LoneRider.TOTALS];
    for (int i = total; i < aim.length; i++) {
      aim[i] = i == total ? 0.5 : 1;
    }
    return aim;
  }
}
