package musette.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.bots.Budget;
import musette.bots.analysis.Judge.Question;
import musette.bots.analysis.Judge.Thought;
import musette.games.Catalogue;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class JudgeTest {
  static List<Game<?, ?, ?>> games() {
    return List.copyOf(Catalogue.games());
  }

  /** A state in the middle of a match where somebody has a choice. */
  private static <S, A, V> Match<S, A, V> middle(Game<S, A, V> game) {
    Match<S, A, V> match = Match.start(game, Setup.of(game.about(), 2), Seed.of(7));
    Chance chance = Chance.quick(7);
    while (match.turn() instanceof Turn.ToAct(var seats)
        && (match.sequence() < 30 || match.actions(seats.first()).size() < 2)) {
      List<A> actions = match.actions(seats.first());
      A action = actions.get(chance.below(actions.size()));
      match.play(seats.first(), game.notation().print(action));
    }
    return match;
  }

  @ParameterizedTest
  @MethodSource("games")
  void judgesByTheViewAloneAndAlwaysTheSame(Game<?, ?, ?> game) {
    judged(game);
  }

  private static <S, A, V> void judged(Game<S, A, V> game) {
    Match<S, A, V> match = middle(game);
    Seat seat = match.turn().seats().first();
    var question = new Question<>(match.view(seat), seat, match.actions(seat));
    var thought = new Thought(Budget.iterations(20), Budget.iterations(4), 3);
    var judge = new Judge<>(game, 2);
    var verdict = judge.judge(question, thought);
    assertThat(verdict.choices()).hasSameSizeAs(question.actions());
    assertThat(verdict.choices())
        .allSatisfy(choice -> assertThat(choice.chance()).isBetween(0.0, 1.0));
    assertThat(verdict.margin()).isGreaterThanOrEqualTo(-Judge.FINE);
    // Another match that this seat cannot tell from this one.
    S other = judge.imagined(question, 99);
    var same = new Question<>(game.view(other, seat), seat, game.actions(other, seat));
    assertThat(new Judge<>(game, 2).judge(same, thought)).isEqualTo(verdict);
  }
}
