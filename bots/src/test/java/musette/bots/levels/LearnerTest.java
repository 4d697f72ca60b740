package musette.bots.levels;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.AbstractList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import musette.bots.Played;
import musette.bots.Policy;
import musette.bots.catalogue.Bots;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LearnerTest {
  /** The highest action is best; the first one always looks good. */
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
  void losesHisWayAmongManyPossibilities() {
    List<Integer> many = IntStream.range(0, 60).boxed().toList();
    double sum = 0;
    for (int i = 0; i < 1000; i++) {
      sum += new Learner<>(thorough, thorough).choose("", many, Chance.quick(i));
    }
    assertThat(sum / 1000).as("the best of five, not of forty").isBetween(45.0, 55.0);
  }

  /** Some lists create their actions on every call. */
  @Test
  void choosesFromAListThatMakesItsActions() {
    var made =
        new AbstractList<Integer>() {
          @Override
          public Integer get(int index) {
            return 1000 + index;
          }

          @Override
          public int size() {
            return 2;
          }
        };
    for (int i = 0; i < 100; i++) {
      assertThat(learner.choose("", made, Chance.quick(i))).isIn(1000, 1001);
    }
  }

  @ParameterizedTest
  @MethodSource("musette.bots.catalogue.FairBotsTest#games")
  void playsWholeMatchesOfEveryGame(Game<?, ?, ?> game) {
    playsWholeMatches(game);
  }

  private static <S, A, V> void playsWholeMatches(Game<S, A, V> game) {
    for (int seats = 2; seats <= 4; seats++) {
      Played.whole(game, Bots.of(game, "learner"), Setup.of(game.about(), seats));
    }
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
