package musette.kernel;

/**
 * The one text form of an action: in records, on the wire, in tests and in the terminal. Printing
 * and parsing are inverse, and two actions of one state never have the same text.
 *
 * @param <A> the game's action
 */
public interface Notation<A> {
  /** The text of an action: one line, words separated by single spaces. */
  String print(A action);

  /**
   * The action of a text. Whether it is allowed now is not checked.
   *
   * @throws Refused with the reason {@code notation} if the text is no action of this game
   */
  A parse(String text);

  /** The refusal of a text that is no action, for implementations of {@link #parse}. */
  static Refused unreadable(String text) {
    return Refused.because("", "notation", "text", text);
  }
}
