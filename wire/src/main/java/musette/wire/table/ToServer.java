package musette.wire.table;

import musette.kernel.Seat;

/** Messages from a client on its socket. All fields are required. */
public sealed interface ToServer {

  /**
   * Subscribes to a table.
   *
   * @param seat whose view to send, one of the client's own seats; NONE: its only seat, or else a
   *     spectator's view
   * @param after the last change the client knows; -1 if none
   */
  record Subscribe(String table, Seat seat, int after) implements ToServer {}

  /**
   * Subscribes to a table like {@link Subscribe}, but after the first whole state only differences
   * are sent.
   */
  record Follow(String table, Seat seat, int after) implements ToServer {}

  record Unsubscribe(String table) implements ToServer {}

  /** Subscribes to changes of the lists of tables. */
  record WatchLists() implements ToServer {}

  record UnwatchLists() implements ToServer {}

  /** Posts a chat message at a table. */
  record Say(String id, String table, Audience to, String text) implements ToServer {}

  /** Keep-alive; answered by {@link ToClient.Pong}. */
  record Ping() implements ToServer {}

  /** A message that changes a table. It is answered by Done, Refused or Stale with the same id. */
  sealed interface Command extends ToServer {
    /** Chosen by the client; never reused for a different command. */
    String id();

    String table();

    Seat seat();
  }

  /** Plays an action in notation, as offered at {@code seq}. */
  record Play(String id, String table, int seq, Seat seat, String action) implements Command {}

  /**
   * Undoes the seat's last action: at once if nothing was revealed since, otherwise by asking the
   * other players.
   */
  record Undo(String id, String table, int seq, Seat seat) implements Command {}

  /** Asks the coach; only where all others are bots. The table notes it, once for each ply. */
  record Hint(String id, String table, int seq, Seat seat) implements Command {}

  /** Offers to end the match without a result. */
  record OfferEnd(String id, String table, int seq, Seat seat) implements Command {}

  /** Answers the request that is open at {@code seq}; the requester withdraws it with NO. */
  record Answer(String id, String table, int seq, Seat seat, Reply reply) implements Command {}

  /** Lets a bot play for the seat. An empty name selects the default stand-in. */
  record HandOver(String id, String table, Seat seat, String bot) implements Command {}

  /** Takes the seat back from the bot. */
  record Resume(String id, String table, Seat seat) implements Command {}

  /** An answer to a request. */
  enum Reply {
    YES,
    NO
  }

  /** Who can read a chat message. */
  enum Audience {
    EVERYBODY,
    /** Those without a seat, and the sender. */
    SPECTATORS
  }
}
