package musette.kernel;

import java.util.List;

/**
 * An entry in the log of a match. Ply numbers are never reused: a ply that was taken back stays in
 * the log, and the one played instead has a new number and new dice.
 */
public sealed interface Entry {

  /** A seat's action in notation. Its dice are derived from its number. */
  record Played(int ply, Seat seat, String action) implements Entry {}

  /** Plies taken back, in ascending order. */
  record TakenBack(List<Integer> plies) implements Entry {
    public TakenBack {
      plies = List.copyOf(plies);
    }
  }
}
