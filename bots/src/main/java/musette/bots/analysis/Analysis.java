package musette.bots.analysis;

import java.util.List;
import java.util.function.IntConsumer;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Seat;
import musette.kernel.Statement;

/**
 * A finished match as the champion sees it. Every judgement is made from what the mover could know
 * at that moment: no hindsight about hidden cards. Plies that were taken back do not count.
 *
 * @param chances after every ply, each seat's chance to win as a spectator would see it
 * @param decisions the decisions that cost most, the dearest first
 */
public record Analysis(List<Chances> chances, List<Decision> decisions) {
  /** The chance of every seat to win after a ply; ply 0 is the set-up. */
  public record Chances(int ply, List<Double> bySeat) {}

  /**
   * An action and what comes of it for sure.
   *
   * @param worth the mover's chance to win after it
   * @param says events, or where none is sure what the rules say of the action beforehand
   */
  public record Choice(String text, double worth, List<? extends Statement> says) {}

  /** What was played and what the champion would have played. */
  public record Decision(int ply, Seat seat, Choice played, Choice better) {
    public double cost() {
      return better.worth - played.worth;
    }
  }

  /** How much work an analysis may take. */
  public record Effort(int playouts, int iterations, int decisions) {
    public static final Effort USUAL = new Effort(100, 600, 3);
  }

  /** No ply turned the match for good: it was shared, or ended by consent. */
  public static final int NEVER = -1;

  /**
   * Analyses a record that verifies; refuses one that does not.
   *
   * @param progress told the number of every ply done, first for the chances, then for the
   *     decisions
   */
  public static <S, A, V> Analysis of(
      Game<S, A, V> game, GameRecord record, Effort effort, IntConsumer progress) {
    var analyst = new Analyst<>(game, record, effort);
    return new Analysis(analyst.chances(progress), analyst.decisions(progress));
  }

  /**
   * The ply after which the winner's chance stayed above one half to the end; 0 if it always was.
   *
   * @param places as a record has them
   */
  public static int decisive(List<Chances> chances, List<Integer> places) {
    if (places.stream().filter(place -> place == 1).count() != 1) {
      return NEVER;
    }
    int winner = places.indexOf(1);
    int at = chances.size();
    while (at > 0 && chances.get(at - 1).bySeat.get(winner) > 0.5) {
      at--;
    }
    return at == chances.size() ? NEVER : chances.get(at).ply;
  }
}
