package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import musette.kernel.Setup;
import org.junit.jupiter.api.Test;

/** Rules are read once for all views of a match, and only the latest are kept. */
final class RulesMemoTest {
  private final RulesMemo memo = new RulesMemo();

  @Test
  void equalOptionsHaveTheSameRules() {
    Rules first = memo.of(2, Map.of("ownCourse", "profile _60"));
    assertThat(memo.of(2, Map.of("ownCourse", "profile _60"))).isSameAs(first);
    assertThat(memo.of(PaceWheelContractTest.setup(2, "ownCourse profile _60"))).isSameAs(first);
  }

  @Test
  void otherSeatsOrOptionsHaveOthers() {
    Rules first = memo.of(2, Map.of());
    assertThat(memo.of(3, Map.of()).seats()).isEqualTo(3);
    assertThat(memo.of(2, Map.of("feeding", "on")).feeding()).isTrue();
    assertThat(memo.of(2, Map.of())).isSameAs(first);
  }

  @Test
  void itAnswersWhatTheSetupSays() {
    Setup setup = PaceWheelContractTest.setup(4, "course balcon | dice two-d6 | distance margin");
    assertThat(memo.of(setup)).isEqualTo(Rules.of(setup));
  }

  @Test
  void theOldestRulesAreForgotten() {
    Rules first = memo.of(1, Map.of());
    for (int squares = 30; squares < 60; squares++) {
      memo.of(1, Map.of("ownCourse", "profile _" + squares));
    }
    assertThat(memo.of(1, Map.of())).isEqualTo(first).isNotSameAs(first);
  }
}
