package musette.bots.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import musette.games.tourdefrance.Queries;
import musette.games.tourdefrance.TourDeFrance;
import musette.games.tourdefrance.TourState;
import musette.games.tourdefrance.api.TourAction;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import org.junit.jupiter.api.Test;

class RoadTest {
  private static final int RIDES = 400;
  private final TourDeFrance game = new TourDeFrance();

  private TourState start(Map<String, String> options) {
    return game.start(Setup.of(game.about(), 2, options), Chance.quick(1), Journal.NONE);
  }

  private double ridden(Road road, TourState begin) {
    long sum = 0;
    for (int i = 0; i < RIDES; i++) {
      TourState race = begin;
      Chance chance = Chance.quick(i);
      while (!Queries.hasFinished(race, Seat.A)) {
        List<TourAction> actions = game.actions(race, Seat.A);
        TourAction action = road.choose(race, Seat.A, actions);
        race = game.play(race, Seat.A, action, chance, Journal.NONE);
      }
      sum += Queries.total(race, Seat.A);
    }
    return (double) sum / RIDES;
  }

  /** Rides alone bring what was expected of them; 1.5 points are more than three errors. */
  @Test
  void whatTheRoadBringsIsWhatRidesBringOnAverage() {
    for (Map<String, String> options :
        List.of(Map.<String, String>of(), Map.of("finish", "exact", "lapTwoOne", "nothing"))) {
      TourState race = start(options);
      var road = new Road(race);
      long condition = Queries.condition(race, Seat.A);
      double expected = road.ahead(condition);
      assertThat(ridden(road, Queries.alone(race, condition))).isCloseTo(expected, within(1.5));
    }
  }

  /** With one way named before the start, the better one is named, and the road is known by it. */
  @Test
  void theWayIsNamedThatPromisesMore() {
    TourState race = start(Map.of("routes", "once", "board", "kermesse"));
    var road = new Road(race);
    Seat first = game.turn(race).seats().first();
    List<TourAction> ways = game.actions(race, first);
    assertThat(ways).hasSize(2);
    TourAction named = road.choose(race, first, ways);
    for (TourAction way : ways) {
      TourState next = game.play(race, first, way, Chance.scripted(), Journal.NONE);
      double promised = road.ahead(Queries.condition(next, first));
      assertThat(promised).isCloseTo(road.after(race, first, way), within(1e-6));
      assertThat(promised).isLessThanOrEqualTo(road.after(race, first, named));
    }
  }

  @Test
  void whoHasFinishedHasWhatStandsOnTheCard() {
    TourState race = Queries.alone(start(Map.of()), Queries.condition(start(Map.of()), Seat.A));
    assertThat(new Road(race).card(race, Seat.B)).isZero();
  }
}
