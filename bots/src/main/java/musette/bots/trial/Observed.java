package musette.bots.trial;

import java.util.List;

/**
 * What one match was like.
 *
 * @param rounds 0 if the game has none to tell
 * @param winner what kind of rider won; empty if the game has no kinds
 * @param breakaway how the winner came to the line
 * @param effort what a team has spent, in the game's own unit; negative if there is nothing to tell
 * @param left the energy that a team has left, likewise
 * @param decided the square where the winner took the lead for good; 0 if that is not known
 * @param felt every special place of the road, in riding order, and how often it mattered
 */
public record Observed(
    int rounds,
    String winner,
    Breakaway breakaway,
    double effort,
    double left,
    int decided,
    List<Felt> felt) {
  /** How the winner came to the line. */
  public enum Breakaway {
    UNKNOWN,
    AWAY,
    TOGETHER
  }

  /**
   * A special place of the road.
   *
   * @param kind what it does, as the game calls it
   * @param place as the game names it on the drawn road
   * @param times how often it did that
   */
  public record Felt(String kind, String place, int times) {}

  /** Of a game that tells nothing more than its result. */
  public static final Observed NOTHING =
      new Observed(0, "", Breakaway.UNKNOWN, -1, -1, 0, List.of());

  public Observed {
    felt = List.copyOf(felt);
  }
}
