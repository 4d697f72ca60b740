package musette.bots.trial;

/**
 * What one match was like.
 *
 * @param rounds 0 if the game has none to tell
 * @param winner what kind of rider won; empty if the game has no kinds
 * @param breakaway how the winner came to the line
 * @param effort what a team has spent, in the game's own unit; negative if there is nothing to tell
 * @param decided the square where the winner took the lead for good; 0 if that is not known
 */
public record Observed(int rounds, String winner, Breakaway breakaway, double effort, int decided) {
  /** How the winner came to the line. */
  public enum Breakaway {
    UNKNOWN,
    AWAY,
    TOGETHER
  }

  /** Of a game that tells nothing more than its result. */
  public static final Observed NOTHING = new Observed(0, "", Breakaway.UNKNOWN, -1, 0);
}
