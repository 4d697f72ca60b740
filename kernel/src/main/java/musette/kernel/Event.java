package musette.kernel;

/** Something that happened, told to those who may know it. */
public interface Event extends Statement {
  /** Who is told. What only some may know is an event of its own. */
  default Seats audience() {
    return Seats.EVERYBODY;
  }

  /**
   * Whether somebody now knows what was hidden before: from here on a move is taken back by consent
   * only. Chance that was used counts as revealed without being named here.
   */
  default boolean reveals() {
    return false;
  }
}
