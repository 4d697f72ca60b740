package musette.lab.job;

import java.util.List;

/**
 * One match of a job, for tables of single matches.
 *
 * @param match its number
 * @param bots by seat
 * @param wins by seat; a shared first place counts as a fraction
 * @param places by seat
 * @param actions how many there were
 * @param plies the actions one by one, if they were wanted
 */
public record MatchRow(
    long match,
    List<String> bots,
    List<Double> wins,
    List<Integer> places,
    int actions,
    List<Ply> plies) {
  public MatchRow {
    bots = List.copyOf(bots);
    wins = List.copyOf(wins);
    places = List.copyOf(places);
    plies = List.copyOf(plies);
  }

  /**
   * One action.
   *
   * @param seat A is the first
   * @param choices how many actions were allowed
   * @param action in the notation of the game
   */
  public record Ply(String seat, int choices, String action) {}

  /** What is wanted of each match. */
  public enum Detail {
    /** Counts only. */
    NONE,
    MATCHES,
    PLIES
  }
}
