package musette.kernel;

/**
 * Something the referee says and the rule that makes it so. Statements are records whose components
 * are numbers, booleans, strings, enums, {@link Seat}s and lists of these: whoever draws or words
 * them needs nothing else.
 */
public interface Statement {
  /** The id of the rule in the game's catalogue. */
  String rule();
}
