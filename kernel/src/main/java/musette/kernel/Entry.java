package musette.kernel;

import java.util.List;

/**
 * A line of the log of a match. Numbers are never used twice: what was taken back stays in the log,
 * and what is played instead has new dice.
 */
public sealed interface Entry {

  /** A seat's action in notation. The number is also the key of its dice. */
  record Played(int ply, Seat seat, String action) implements Entry {}

  /** Plies taken back, in ascending order. */
  record TakenBack(List<Integer> plies) implements Entry {
    public TakenBack {
      plies = List.copyOf(plies);
    }
  }
}
