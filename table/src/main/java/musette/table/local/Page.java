package musette.table.local;

import musette.kernel.Seat;

/** What the server of a page needs from its surroundings. */
public interface Page {
  /** Sends a message to the client. */
  void send(String message);

  /** Stores a change of a table, a {@code LoggedChange} in JSON. */
  void keep(String table, String change);

  /** Deletes what is stored of a table. */
  void forget(String table);

  /** A bot has to choose; its choice is given to {@link LocalServer#botMove}. */
  void think(String table, Seat seat, int seq);

  /** The time in milliseconds. */
  long now();

  /** A fresh secret seed: hexadecimal digits from a secure generator. */
  String seed();

  /** An id that no other table has. */
  String id();
}
