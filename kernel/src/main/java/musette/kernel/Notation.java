package musette.kernel;

/** The one text form of an action: in records, on the wire, in tests and in the terminal. */
public interface Notation<A> {
  /** One line, words separated by single spaces. */
  String print(A action);

  /**
   * The inverse of {@link #print}; refuses with the reason {@code notation} what it cannot read.
   */
  A parse(String text);

  /** The refusal of a text that is no action. */
  static Refused unreadable(String text) {
    String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
    return Refused.because("", "notation", "text", shown);
  }
}
