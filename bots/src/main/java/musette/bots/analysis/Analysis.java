package musette.bots.analysis;

import java.util.List;
import musette.kernel.Seat;
import musette.kernel.Statement;

/**
 * The champion's analysis of a finished match. Every decision is judged by what the player could
 * know at that moment, without hindsight about hidden cards. Undone plies are ignored.
 *
 * @param chances after every ply, each seat's chance to win as seen by a spectator
 * @param decisions the costliest decisions, in descending order of cost
 */
public record Analysis(List<Chances> chances, List<Decision> decisions) {
  /** Every seat's chance to win after a ply; ply 0 is the set-up. */
  public record Chances(int ply, List<Double> bySeat) {}

  /**
   * An action and its certain consequences.
   *
   * @param action what was chosen, of the game's own type
   * @param remarks what the rules said of it when it was offered
   * @param worth the player's chance to win after it
   * @param says events, or the rules' remarks on the action if no event is certain
   */
  public record Choice(
      String text,
      Object action,
      List<? extends Statement> remarks,
      double worth,
      List<? extends Statement> says) {}

  /** What was played and what the champion would have played. */
  public record Decision(int ply, Seat seat, Choice played, Choice better) {
    public double cost() {
      return better.worth - played.worth;
    }
  }

  /** How much work an analysis may take. */
  public record Effort(int playouts, int iterations, int decisions) {
    public static final Effort DEFAULT = new Effort(100, 600, 3);
  }

  /** No ply decided the match: the win was shared, or the match ended by consent. */
  public static final int NEVER = -1;

  /**
   * The ply after which the winner's chance stayed above one half to the end; 0 if it always was.
   *
   * @param places as in a record
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
