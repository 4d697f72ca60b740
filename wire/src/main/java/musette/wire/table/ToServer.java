package musette.wire.table;

import musette.kernel.Seat;

/** What a client says on its socket. All fields are required. */
public sealed interface ToServer {

  /**
   * Shows the table from now on.
   *
   * @param seat whose eyes, one of the client's own; NONE: its only seat, or else a spectator's
   * @param after the last change it knows; -1 if none
   */
  record Subscribe(String table, Seat seat, int after) implements ToServer {}

  /**
   * Shows the table from now on as {@link Subscribe} does, but once it has been shown as a whole,
   * only what changes.
   */
  record Follow(String table, Seat seat, int after) implements ToServer {}

  record Unsubscribe(String table) implements ToServer {}

  /** Tells from now on when a list of tables has changed. */
  record WatchLists() implements ToServer {}

  record UnwatchLists() implements ToServer {}

  /** Says something at a table. */
  record Say(String id, String table, Audience to, String text) implements ToServer {}

  /** Nothing but a sign of life; answered by {@link ToClient.Pong}. */
  record Ping() implements ToServer {}

  /** What changes a table: answered by Done, Refused or Stale with the same id. */
  sealed interface Command extends ToServer {
    /** Chosen by the client, never twice for different commands. */
    String id();

    String table();

    Seat seat();
  }

  /** Plays an action in notation, as offered at {@code seq}. */
  record Play(String id, String table, int seq, Seat seat, String action) implements Command {}

  /** Takes the seat's last action back: at once if that is free, otherwise it asks the others. */
  record Undo(String id, String table, int seq, Seat seat) implements Command {}

  /** Offers to end the match without a result. */
  record OfferEnd(String id, String table, int seq, Seat seat) implements Command {}

  /** Answers the request that is open at {@code seq}; who asked withdraws it by NO. */
  record Answer(String id, String table, int seq, Seat seat, Reply reply) implements Command {}

  /** Lets a bot play for the seat. An empty name takes the usual stand-in. */
  record HandOver(String id, String table, Seat seat, String bot) implements Command {}

  /** Takes the seat back from the bot. */
  record Resume(String id, String table, Seat seat) implements Command {}

  /** To a request. */
  enum Reply {
    YES,
    NO
  }

  /** Who reads what is said. */
  enum Audience {
    EVERYBODY,
    /** Those who have no seat, and who said it. */
    SPECTATORS
  }
}
