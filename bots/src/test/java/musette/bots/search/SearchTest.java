package musette.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import musette.bots.Budget;
import musette.kernel.Chance;
import musette.kernel.Seat;
import org.junit.jupiter.api.Test;

class SearchTest {
  private static final Budget BUDGET = Budget.iterations(2000);
  private final Heap heap = new Heap();
  private final Pennies pennies = new Pennies();

  private int taken(int sticks) {
    var left = new Heap.Left(sticks, Seat.A);
    var search = Search.plain(heap, BUDGET, Tuning.DEFAULT);
    return search.choose(left, heap.actions(left, Seat.A), Chance.quick(sticks));
  }

  private List<Search.Judged<Integer>> judged(Pennies.Coins coins, Seat seat, long seed) {
    return Search.plain(pennies, BUDGET, Tuning.DEFAULT)
        .judge(pennies.view(coins, seat), pennies.actions(coins, seat), Chance.quick(seed));
  }

  @Test
  void takesTheLastStickIfItCan() {
    assertThat(taken(2)).isEqualTo(2);
    assertThat(taken(3)).isEqualTo(3);
  }

  @Test
  void findsTheOneActionThatWinsAgainstEveryAnswer() {
    assertThat(taken(5)).isEqualTo(1);
    assertThat(taken(6)).isEqualTo(2);
    assertThat(taken(7)).isEqualTo(3);
  }

  @Test
  void doesNotKnowTheCoinThatAnotherHasLaid() {
    for (Search.Judged<Integer> coin : judged(new Pennies.Coins(1, Pennies.OPEN), Seat.B, 1)) {
      assertThat(coin.worth()).isCloseTo(0.5, within(0.1));
    }
    assertThat(judged(new Pennies.Coins(1, Pennies.OPEN), Seat.B, 2))
        .isEqualTo(judged(new Pennies.Coins(2, Pennies.OPEN), Seat.B, 2));
  }

  @Test
  void doesNotSupposeThatOthersSeeItsOwnCoin() {
    for (Search.Judged<Integer> coin :
        judged(new Pennies.Coins(Pennies.OPEN, Pennies.OPEN), Seat.A, 3)) {
      assertThat(coin.worth()).isGreaterThan(0.35);
    }
  }

  @Test
  void triesAsOftenAsItsBudgetAllows() {
    int tries =
        judged(new Pennies.Coins(Pennies.OPEN, Pennies.OPEN), Seat.A, 4).stream()
            .mapToInt(Search.Judged::visits)
            .sum();
    assertThat(tries).isEqualTo(2000);
  }

  @Test
  void asksItsBudgetAfterEveryIterationSoThatItCanBeStopped() {
    var asked = new AtomicInteger();
    Budget stopped = done -> asked.incrementAndGet() < 3;
    var left = new Heap.Left(7, Seat.A);
    Search.plain(heap, stopped, Tuning.DEFAULT)
        .choose(left, heap.actions(left, Seat.A), Chance.quick(1));
    assertThat(asked.get()).isEqualTo(3);
  }

  @Test
  void aGuideThatJudgesDecidesWithoutPlayingOn() {
    Guide<Heap.Left, Integer> likesThree =
        new Guide<>() {
          @Override
          public Integer choose(Heap.Left state, Seat seat, List<Integer> actions, Chance chance) {
            throw new AssertionError("nothing is played on");
          }

          @Override
          public boolean judges(Heap.Left state, int plies) {
            return true;
          }

          @Override
          public int depth() {
            return 1;
          }

          @Override
          public double worth(Heap.Left state, Seat seat) {
            return state.sticks() == 17 ? 1 : 0;
          }
        };
    var left = new Heap.Left(20, Seat.A);
    assertThat(
            Search.guided(heap, likesThree, Budget.iterations(100))
                .choose(left, heap.actions(left, Seat.A), Chance.quick(1)))
        .isEqualTo(3);
  }

  @Test
  void refusesAViewOfSomebodyWhoIsNotAsked() {
    var left = new Heap.Left(7, Seat.A);
    var search = Search.plain(heap, BUDGET, Tuning.DEFAULT);
    assertThatThrownBy(() -> search.judge(left, List.of(9, 8), Chance.quick(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
