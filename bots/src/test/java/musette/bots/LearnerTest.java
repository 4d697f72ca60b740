package musette.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import musette.kernel.Chance;
import org.junit.jupiter.api.Test;

class LearnerTest {
  /** The highest is best, and the one next to a fence always looks good. */
  private final Policy<Integer, String> thorough = (_, actions, _) -> actions.getLast();

  private final Policy<Integer, String> hasty = (_, actions, _) -> actions.getFirst();
  private final Learner<Integer, String> learner = new Learner<>(hasty, thorough);

  @Test
  void sometimesOverlooksTheBestAndSometimesLooksNoFurtherThanTheFirst() {
    Set<Integer> chosen = new HashSet<>();
    int best = 0;
    for (int i = 0; i < 1000; i++) {
      int choice = learner.choose("", List.of(1, 2, 3, 4), Chance.quick(i));
      chosen.add(choice);
      best += choice == 4 ? 1 : 0;
    }
    assertThat(chosen).containsExactlyInAnyOrder(1, 2, 3, 4);
    assertThat(best).isBetween(250, 550);
  }

  @Test
  void makesTheSameMistakeWithTheSameChance() {
    for (int i = 0; i < 50; i++) {
      assertThat(learner.choose("", List.of(1, 2, 3), Chance.quick(i)))
          .isEqualTo(learner.choose("", List.of(1, 2, 3), Chance.quick(i)));
    }
  }

  @Test
  void hasNothingToOverlookWhereOneThingIsPossible() {
    assertThat(learner.choose("", List.of(7), Chance.quick(1))).isEqualTo(7);
  }
}
