package musette.kernel;

/**
 * Something that happened, told to those who may know it. The log, the animation, the replay and
 * the terminal all read the same events.
 */
public interface Event extends Statement {
  /**
   * The seats that are told; {@link Seats#EVERYBODY} includes spectators. An event is told whole or
   * not at all: what only some may know is an event of its own.
   */
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
