package musette.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArenaMathTest {
  @Test
  void aWilsonIntervalHasTheTextbookEnds() {
    // 8 of 10: 0.4902 to 0.9433, as tables of the Wilson interval give it.
    Interval interval = Interval.of(8, 10);
    assertThat(interval.share()).isEqualTo(0.8);
    assertThat(interval.low()).isCloseTo(0.4902, within(0.0001));
    assertThat(interval.high()).isCloseTo(0.9433, within(0.0001));
    assertThat(Interval.of(0, 0).high()).isEqualTo(1);
  }

  @Test
  void threeWinsOfFourAre191Elo() {
    var matches = new ArrayList<PlayedMatch>();
    for (int i = 0; i < 4000; i++) {
      boolean oneWins = i % 4 != 0;
      var pairing = new Pairing(i, "x", "y", 2);
      int own = oneWins ? 1 : 2;
      matches.add(
          new PlayedMatch(
              pairing,
              pairing.seatOfOne() == 0 ? List.of(own, 3 - own) : List.of(3 - own, own),
              9));
    }
    List<Elo> ratings = Elo.of(List.of("x", "y"), matches);
    double difference = ratings.get(0).elo() - ratings.get(1).elo();
    assertThat(difference).isCloseTo(190.8, within(1.0));
    assertThat(ratings.get(0).low()).isLessThan(ratings.get(0).elo());
    assertThat(ratings.get(0).meetings()).isEqualTo(4000);
  }

  @Test
  void aBotThatNeverLostHasAFiniteRating() {
    var pairing = new Pairing(0, "x", "y", 2);
    List<Elo> ratings =
        Elo.of(
            List.of("x", "y"), Collections.nCopies(50, new PlayedMatch(pairing, List.of(1, 2), 5)));
    assertThat(ratings.get(0).elo()).isBetween(100.0, 2000.0);
  }

  @Test
  void theSequentialTestStopsOnClearResultsOnly() {
    var test = new Sprt(0, 20);
    assertThat(test.verdict(results(2000, 0.56))).isEqualTo(Sprt.Verdict.STRONGER);
    assertThat(test.verdict(results(2000, 0.47))).isEqualTo(Sprt.Verdict.NOT_STRONGER);
    assertThat(test.verdict(results(20, 0.5))).isEqualTo(Sprt.Verdict.OPEN);
    assertThat(test.verdict(results(300, 1))).isEqualTo(Sprt.Verdict.STRONGER);
    assertThat(test.verdict(results(300, 0))).isEqualTo(Sprt.Verdict.NOT_STRONGER);
    assertThat(test.verdict(List.of())).isEqualTo(Sprt.Verdict.OPEN);
  }

  private static List<Double> results(int count, double share) {
    var results = new ArrayList<Double>();
    for (int i = 0; i < count; i++) {
      results.add(i < count * share ? 1.0 : 0.0);
    }
    return results;
  }

  @Test
  void everyBotSitsOnEverySeatWithTheSameDeals() {
    List<Pairing> schedule = Pairing.schedule(List.of("x", "y"), 4, 8);
    assertThat(schedule).hasSize(16);
    var seats = new HashMap<String, List<Integer>>();
    for (Pairing pairing : schedule) {
      assertThat(pairing.lineup().get(pairing.seatOfOne())).isEqualTo(pairing.one());
      assertThat(Collections.frequency(pairing.lineup(), pairing.one())).isEqualTo(1);
      seats
          .computeIfAbsent(pairing.one() + pairing.deal(), k -> new ArrayList<>())
          .add(pairing.seatOfOne());
    }
    assertThat(seats).hasSize(4).allSatisfy((k, v) -> assertThat(v).containsExactly(0, 1, 2, 3));
    assertThat(Pairing.schedule(List.of("x", "y", "z"), 2, 2)).hasSize(6);
  }

  @Test
  void aSharedWinCountsAsAShare() {
    var pairing = new Pairing(1, "x", "y", 3);
    assertThat(new PlayedMatch(pairing, List.of(1, 1, 3), 5).winOfOne()).isEqualTo(0.5);
    assertThat(new PlayedMatch(pairing, List.of(1, 2, 3), 5).winOfOne()).isZero();
  }
}
