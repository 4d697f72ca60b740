package musette.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeyTest {
  private enum Order {
    FIXED,
    BY_LOT
  }

  private static final Key<Order> ORDER = Key.choice("order", List.of(), Order.values());
  private static final Key<List<Integer>> BONUS = Key.perSeat("bonus", List.of(), 0, 9, 1);

  @Test
  void anOptionThatWasNotChosenHasItsDefault() {
    assertThat(ORDER.in(Map.of())).isEqualTo(Order.FIXED);
    assertThat(BONUS.in(Map.of("order", "by-lot"))).containsExactly(1);
  }

  @Test
  void aChosenOptionIsReadAsItsType() {
    Map<String, String> chosen = Map.of("order", "by-lot", "bonus", "0,2");
    assertThat(ORDER.in(chosen)).isEqualTo(Order.BY_LOT);
    assertThat(BONUS.in(chosen)).containsExactly(0, 2);
  }
}
