package musette.kernel;

/**
 * The text form of actions, used in records, messages, tests and the terminal. Printing and parsing
 * are inverse, and different actions have different texts.
 *
 * @param <A> the game's action
 */
public interface Notation<A> {
  /** The text of an action: one line, words separated by single spaces. */
  String print(A action);

  /**
   * The action with this text. Whether it is allowed now is not checked.
   *
   * @throws Refused with the reason {@code notation} if the text is not an action of this game
   */
  A parse(String text);

  /** The refusal of a text that is not an action, for implementations of {@link #parse}. */
  static Refused unreadable(String text) {
    return Refused.because("", "notation", "text", text);
  }
}
