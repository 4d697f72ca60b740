package musette.kernel;

/**
 * Something that happened, for those who may know it. Log, animation, replay and terminal all use
 * the same events.
 */
public interface Event extends Statement {
  /**
   * The seats that receive the event; {@link Seats#EVERYBODY} includes spectators. An event is
   * received whole or not at all, so what only some may know is a separate event.
   */
  default Seats audience() {
    return Seats.EVERYBODY;
  }

  /**
   * Whether it reveals something that was hidden. If so, this ply and those before it can be taken
   * back only by consent. Plies that use dice need consent in any case.
   */
  default boolean reveals() {
    return false;
  }
}
