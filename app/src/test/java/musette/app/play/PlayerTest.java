package musette.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import musette.bots.Budget;
import org.junit.jupiter.api.Test;

final class PlayerTest {
  @Test
  void aBotThinksNoLongerThanPeopleLikeToWait() {
    var clock = new AtomicLong(-5);
    Budget budget = Player.Bot.budget(clock::get);
    assertThat(budget.allows(1999)).isTrue();
    assertThat(budget.allows(2000)).isFalse();
    clock.addAndGet(Player.Bot.THINKING.toNanos() - 1);
    assertThat(budget.allows(1)).isTrue();
    clock.incrementAndGet();
    assertThat(budget.allows(1)).isFalse();
  }
}
