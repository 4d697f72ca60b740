package musette.kernel;

/**
 * Something the referee says, with the rule behind it. Statements are records whose components are
 * numbers, booleans, strings, enums, {@link Seat}s and lists of these; the message catalogue turns
 * them into sentences.
 */
public interface Statement {
  /** The id of the rule in the game's rule catalogue (docs/rules). */
  String rule();
}
