package musette.wire.table;

/**
 * A change in the log of a table.
 *
 * @param player who caused it; empty for the server
 * @param command the id that this player gave the command; empty for none
 * @param proof a digest of the position after it, which reveals a change of the rules
 */
public record LoggedChange(
    int seq, long at, String player, String command, String proof, Change change) {
  /** The same with the change as it was applied, and a digest. */
  public LoggedChange with(Change other, String digest) {
    return new LoggedChange(seq, at, player, command, digest, other);
  }
}
