package musette.lab.job;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RuleCountsTest {
  @Test
  void equalTextsAreOneRule() {
    var counts = new RuleCounts();
    counts.add("X-1", 1);
    counts.add(String.join("-", "X", "1"), 2);
    assertThat(counts.of("X-1")).isEqualTo(3);
    assertThat(counts.of("X-2")).isZero();
  }

  @Test
  void nothingIsLostHoweverManyRulesThereAre() {
    var first = new RuleCounts();
    for (int i = 0; i < 3000; i++) {
      first.add("X-" + i, i + 1);
    }
    for (int i = 0; i < 3000; i++) {
      first.add("X-" + 2 * i, 1);
    }
    for (int i = 0; i < 3000; i++) {
      assertThat(first.of("X-" + i)).isEqualTo(i + 1 + (i % 2 == 0 ? 1 : 0));
    }
    assertThat(first.of("X-5998")).isEqualTo(1);
    assertThat(first.map()).hasSize(4500);
  }
}
