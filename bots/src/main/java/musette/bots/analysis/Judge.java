package musette.bots.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import musette.bots.Budget;
import musette.bots.catalogue.Bots;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Statement;
import musette.kernel.Turn;

/**
 * Judges the choices of one seat by what that seat may know. Every choice is tried in the same
 * imagined matches, because a search visits bad choices only briefly and its own figures would be
 * unfair to them.
 */
public final class Judge<S, A, V> {
  /** A choice this close to the best one is as good. */
  public static final double FINE = 0.03;

  /** Events that occur in this many imagined matches are considered certain. */
  private static final int IMAGINED = 4;

  /** Playouts from each imagined state. */
  private static final int EACH = 3;

  private final Game<S, A, V> game;
  private final int seats;

  public Judge(Game<S, A, V> game, int seats) {
    this.game = game;
    this.seats = seats;
  }

  /** A choice and the seat's chance to win after it. */
  public record Choice<A>(A action, double chance) {}

  /**
   * What there is to decide.
   *
   * @param view the view of the seat
   * @param actions all that the seat may do
   */
  public record Question<A, V>(V view, Seat seat, List<A> actions) {}

  /**
   * How long to think.
   *
   * @param search how many iterations the champion may search
   * @param rounds in how many imagined states every choice is tried
   */
  public record Thought(Budget search, Budget rounds, long seed) {}

  /**
   * A judgement.
   *
   * @param choices in the order of the actions
   * @param best the champion's choice, or a choice that is better by more than {@link #FINE}
   */
  public record Verdict<A>(List<Choice<A>> choices, A best) {
    /** The seat's chance to win after this action. */
    public double chance(A action) {
      for (Choice<A> choice : choices) {
        if (choice.action.equals(action)) {
          return choice.chance;
        }
      }
      throw new IllegalArgumentException("not among the choices: " + action);
    }

    /** How much worse this action is than the best one; below zero if it is a little better. */
    public double cost(A action) {
      return chance(best) - chance(action);
    }

    /** By how much the best choice is better than any other; 1 if there is no other. */
    public double margin() {
      return choices.stream()
          .filter(choice -> !choice.action.equals(best))
          .mapToDouble(choice -> cost(choice.action))
          .min()
          .orElse(1);
    }
  }

  /** Judges all choices: the champion proposes, and the imagined matches have the last word. */
  public Verdict<A> judge(Question<A, V> question, Thought thought) {
    A proposed =
        Bots.of(game, "champion", thought.search)
            .choose(question.view, question.actions, Chance.quick(thought.seed));
    List<Choice<A>> choices = chances(question, thought.rounds, thought.seed);
    var verdict = new Verdict<>(choices, proposed);
    Choice<A> highest =
        choices.stream().max(Comparator.comparingDouble(Choice::chance)).orElseThrow();
    return verdict.cost(highest.action) < -FINE ? new Verdict<>(choices, highest.action) : verdict;
  }

  /** The chance to win after every action, all tried in the same imagined states. */
  public List<Choice<A>> chances(Question<A, V> question, Budget rounds, long seed) {
    double[] sums = new double[question.actions.size()];
    int done = 0;
    do {
      for (int i = 0; i < sums.length; i++) {
        sums[i] += after(question, question.actions.get(i), EACH, seed + done);
      }
      done++;
    } while (rounds.allows(done));
    var choices = new ArrayList<Choice<A>>();
    for (int i = 0; i < sums.length; i++) {
      choices.add(new Choice<>(question.actions.get(i), sums[i] / done));
    }
    return choices;
  }

  /**
   * The chance to win after an action in one imagined state and with one throw of the dice.
   *
   * @param matches how many imagined matches continue from there
   */
  public double after(Question<A, V> question, A action, int matches, long seed) {
    Seat seat = question.seat;
    Chance chance = Chance.quick(seed);
    S next = game.play(game.imagine(question.view, chance), seat, action, chance, Journal.NONE);
    return game.turn(next) instanceof Turn.Over(Result result)
        ? result.win(seat)
        : Bots.forecast(game, game.view(next, seat), seats, matches, chance).get(seat.index());
  }

  /** What the player would be told at once, regardless of hidden information and dice. */
  public List<? extends Statement> says(Question<A, V> question, A action, long seed) {
    List<Event> sure = told(question, action, seed);
    for (int i = 1; i < IMAGINED; i++) {
      List<Event> other = told(question, action, seed + i);
      int same = 0;
      while (same < Math.min(sure.size(), other.size()) && sure.get(same).equals(other.get(same))) {
        same++;
      }
      sure = sure.subList(0, same);
    }
    return sure.isEmpty() ? game.outlook(question.view, action).remarks() : sure;
  }

  private List<Event> told(Question<A, V> question, A action, long seed) {
    Chance chance = Chance.quick(seed);
    Journal.Kept journal = Journal.kept();
    game.play(game.imagine(question.view, chance), question.seat, action, chance, journal);
    return journal.events().stream()
        .filter(event -> event.audience().contains(question.seat))
        .toList();
  }

  /** A position that the seat cannot tell from the real one; it holds none of its secrets. */
  public S imagined(Question<A, V> question, long seed) {
    return game.imagine(question.view, Chance.quick(seed));
  }
}
