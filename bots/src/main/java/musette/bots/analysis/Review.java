package musette.bots.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import musette.bots.Budget;
import musette.bots.analysis.Judge.Question;
import musette.bots.analysis.Judge.Thought;
import musette.bots.analysis.Judge.Verdict;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Step;

/** Judges all decisions of one seat of a finished match, by what its player could know. */
public final class Review<S, A, V> {
  private static final Effort GLANCE = new Effort(150, 24);

  /** The worst of many quick judgements is usually a misjudgement, so it is judged again. */
  private static final Effort LOOK = new Effort(900, 150);

  private final Game<S, A, V> game;
  private final GameRecord record;
  private final Judge<S, A, V> judge;

  private record Effort(int iterations, int rounds) {
    Thought thought(long seed) {
      return new Thought(Budget.iterations(iterations), Budget.iterations(rounds), seed);
    }
  }

  /** A decision, and what all of its choices are worth. */
  public record Mistake<A, V>(int ply, Question<A, V> question, A played, Verdict<A> verdict) {
    public double cost() {
      return verdict.cost(played);
    }
  }

  public Review(Game<S, A, V> game, GameRecord record) {
    this.game = game;
    this.record = record;
    this.judge = new Judge<>(game, record.setup().seats());
  }

  public Judge<S, A, V> judge() {
    return judge;
  }

  /**
   * The decisions of a seat that cost something, in descending order of cost. What a bot decided
   * for its player is left out.
   *
   * @param progress receives the number of every finished ply
   * @throws Refused if the record does not verify
   */
  public List<Mistake<A, V>> mistakes(Seat seat, IntConsumer progress) {
    var mistakes = new ArrayList<Mistake<A, V>>();
    walk(
        (step, match) -> {
          if (isOwn(step, seat) && match.actions(seat).size() > 1) {
            look(step, question(match, seat), mistakes);
          }
          progress.accept(step.ply());
        });
    mistakes.sort(Comparator.comparingDouble((Mistake<A, V> one) -> one.cost()).reversed());
    return mistakes;
  }

  /**
   * The decision that was made at a ply, whatever it cost.
   *
   * @throws Refused if the record does not verify or has no such ply
   */
  public Mistake<A, V> decision(int ply, Thought thought) {
    var found = new ArrayList<Mistake<A, V>>();
    walk(
        (step, match) -> {
          if (step.ply() == ply) {
            var question = question(match, step.seat());
            A played = game.notation().parse(step.action());
            found.add(new Mistake<>(ply, question, played, judge.judge(question, thought)));
          }
        });
    if (found.isEmpty()) {
      throw Refused.because("", "no-such-ply", "ply", ply);
    }
    return found.getFirst();
  }

  private boolean isOwn(Step step, Seat seat) {
    return step.seat() == seat
        && !record.standIns().contains(new GameRecord.StandIn(step.ply(), seat));
  }

  private Question<A, V> question(Match<S, A, V> match, Seat seat) {
    return new Question<>(match.view(seat), seat, match.actions(seat));
  }

  /** Goes through the match; the visitor sees it before each step. */
  private void walk(BiConsumer<Step, Match<S, A, V>> visitor) {
    List<Step> steps = record.replay(game).steps();
    if (!(record.secret() instanceof GameRecord.Secret.Shown(Seed shown))) {
      throw Refused.because("", "seed-not-shown");
    }
    Seed seed = shown.with(record.wordsInOrder());
    Match<S, A, V> match = Match.start(game, record.setup(), seed);
    for (Step step : steps.subList(1, steps.size())) {
      visitor.accept(step, match);
      match.play(step.seat(), step.action(), Chance.of(seed, step.ply()));
    }
  }

  private void look(Step step, Question<A, V> question, List<Mistake<A, V>> mistakes) {
    A played = game.notation().parse(step.action());
    if (judge.judge(question, GLANCE.thought(step.ply())).cost(played) > Judge.FINE) {
      Verdict<A> verdict = judge.judge(question, LOOK.thought(~(long) step.ply()));
      if (verdict.cost(played) > Judge.FINE) {
        mistakes.add(new Mistake<>(step.ply(), question, played, verdict));
      }
    }
  }
}
