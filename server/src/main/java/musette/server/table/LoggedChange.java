package musette.server.table;

/**
 * A change with its place in the log of its table.
 *
 * @param player who caused it; empty for the server
 * @param command the id that this player gave his command; empty for none
 * @param proof a digest of the match after it: an upgrade that would change it is found out
 */
public record LoggedChange(
    int seq, long at, String player, String command, String proof, Change change) {
  LoggedChange with(Change other, String digest) {
    return new LoggedChange(seq, at, player, command, digest, other);
  }
}
