package musette.lab.puzzles;

import java.util.List;
import java.util.Optional;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.bots.analysis.Judge;
import musette.bots.analysis.Judge.Choice;
import musette.bots.analysis.Judge.Question;
import musette.bots.analysis.Judge.Thought;
import musette.bots.analysis.Judge.Verdict;
import musette.bots.catalogue.Bots;
import musette.kernel.Chance;
import musette.kernel.Game;

/**
 * Decides whether a question is a puzzle. The first looks are short and reject nearly everything;
 * what is left is judged ten times as long, twice, with different dice.
 */
public final class PuzzleProof<S, A, V> {
  /** By how much the best choice must be better than any other. */
  public static final double MARGIN = 0.08;

  /** At most this share of what is still uncertain may be decided by the next throw or card. */
  private static final double LUCK = 0.5;

  private static final int OUTCOMES = 24;
  private static final int PER_OUTCOME = 8;

  /** How often the club is asked. It must miss the best choice every time. */
  private static final int CLUB_TRIES = 3;

  private static final int LEARNER_TRIES = 10;
  private static final int ROUNDS = 100;
  private static final int ITERATIONS = 500;

  /** How many times deeper the confirmation is. */
  private static final int DEEPER = 10;

  private static final List<String> SOLVERS =
      List.of("greedy", "champion@30", "champion@100", "champion@300", "champion@1000");

  private static final int EASIEST = 1200;
  private static final int PER_SOLVER = 160;
  private static final int LEARNER_WORTH = 200;

  private final Game<S, A, V> game;
  private final Judge<S, A, V> judge;

  public PuzzleProof(Game<S, A, V> game, int seats) {
    this.game = game;
    this.judge = new Judge<>(game, seats);
  }

  /** What a proof has shown. */
  public record Proved<A>(Verdict<A> verdict, String solver, int rating) {}

  /** The proof that this is a puzzle, or nothing. */
  public Optional<Proved<A>> prove(Question<A, V> question, A supposed, long seed) {
    return promising(question, supposed, seed)
        ? Optional.of(look(question, DEEPER, seed))
            .filter(first -> isClear(first, supposed))
            .filter(_ -> isClear(look(question, DEEPER, ~seed), supposed))
            .filter(_ -> luck(question, supposed, seed) <= LUCK)
            .map(first -> rated(first, question, seed))
        : Optional.empty();
  }

  /** Whether the choice is the best one, clearly, for a judge of this depth. */
  public boolean holds(Question<A, V> question, A best, int deeper, long seed) {
    return isClear(look(question, deeper, seed), best);
  }

  private static <A> boolean isClear(Verdict<A> verdict, A best) {
    return verdict.best().equals(best) && verdict.margin() >= MARGIN;
  }

  private Verdict<A> look(Question<A, V> question, int deeper, long seed) {
    return judge.judge(
        question,
        new Thought(
            Budget.iterations(ITERATIONS * deeper), Budget.iterations(ROUNDS * deeper), seed));
  }

  private boolean promising(Question<A, V> question, A supposed, long seed) {
    Policy<A, V> club = Bots.of(game, "club");
    A missed = club.choose(question.view(), question.actions(), Chance.quick(seed));
    if (missed.equals(supposed)) {
      return false;
    }
    var two = new Question<>(question.view(), question.seat(), List.of(supposed, missed));
    List<Choice<A>> quick = judge.chances(two, Budget.iterations(ROUNDS / 2), seed);
    if (quick.getFirst().chance() - quick.getLast().chance() < MARGIN) {
      return false;
    }
    for (int i = 1; i < CLUB_TRIES; i++) {
      if (club.choose(question.view(), question.actions(), Chance.quick(seed + i))
          .equals(supposed)) {
        return false;
      }
    }
    return isClear(look(question, 1, seed + 1), supposed);
  }

  /** How much of what is uncertain after the action is decided by its own throw or card. */
  private double luck(Question<A, V> question, A action, long seed) {
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < OUTCOMES; i++) {
      double mean = judge.after(question, action, PER_OUTCOME, seed + i);
      sum += mean;
      squares += mean * mean;
    }
    double mean = sum / OUTCOMES;
    double all = mean * (1 - mean);
    return all < 0.02 ? 0 : (squares / OUTCOMES - mean * mean) / all;
  }

  private Proved<A> rated(Verdict<A> verdict, Question<A, V> question, long seed) {
    int level = 0;
    while (level < SOLVERS.size() && !solves(SOLVERS.get(level), verdict, question, seed)) {
      level++;
    }
    int learned = 0;
    for (int i = 0; i < LEARNER_TRIES; i++) {
      learned += solves("learner", verdict, question, seed + i) ? 1 : 0;
    }
    int rating = EASIEST + PER_SOLVER * level - LEARNER_WORTH * learned / LEARNER_TRIES;
    return new Proved<>(verdict, level == SOLVERS.size() ? "" : SOLVERS.get(level), rating);
  }

  private boolean solves(String bot, Verdict<A> verdict, Question<A, V> question, long seed) {
    A choice =
        Bots.of(game, bot).choose(question.view(), question.actions(), Chance.quick(31 * seed + 7));
    return verdict.cost(choice) <= Judge.FINE;
  }
}
