package musette.wire.table;

import java.util.List;
import java.util.Map;
import musette.kernel.Seat;

/** Messages from the server on a socket. */
public sealed interface ToClient {
  /** The version of docs/protocol.md. A client of another version reloads itself once. */
  int PROTOCOL = 1;

  /** The first message on every socket. */
  record Welcome(int protocol, Person you, long now) implements ToClient {}

  /**
   * The whole table as one viewer sees it, with everything that happened since the last message.
   *
   * @param now the server's time, to which the clocks refer
   * @param eyes whose view this is; NONE for a spectator
   * @param curtain another seat of this client that has to act: pass the device, then subscribe
   *     with that seat; otherwise NONE
   * @param view the game's view for this viewer; null before the match
   * @param ask a remark that says what this viewer has to do; null before the match
   * @param describe the board in sentences, as remarks
   * @param offers what this viewer may do now; empty if they do not have to act
   * @param undo what an undo would do now
   * @param requests the request waiting for answers; at most one
   * @param after the log starts after this change
   * @param log what happened since, in order
   */
  record State(
      TableInfo info,
      long now,
      Seat eyes,
      Seat curtain,
      Part view,
      Part ask,
      List<Part> describe,
      List<OfferInfo> offers,
      UndoKind undo,
      List<Request> requests,
      int after,
      List<LogItem> log)
      implements ToClient {
    /** The same at this time, with the log of what led to it. */
    public State told(long time, int start, List<LogItem> items) {
      return new State(
          info, time, eyes, curtain, view, ask, describe, offers, undo, requests, start, items);
    }
  }

  /**
   * The differences from the previous state, for clients that follow a table.
   *
   * @param from the {@code info.seq} of the state to which this applies; the log starts after it
   * @param now as in the state
   * @param set new values by their path in the state, such as {@code /view/riders/3/square}
   * @param log what happened since, in order
   */
  record Changes(String table, int from, long now, Map<String, Part> set, List<LogItem> log)
      implements ToClient {}

  /** The command was executed and is on disk; {@code seq} is the number of the change. */
  record Done(String id, String table, int seq) implements ToClient {}

  /** The command is not allowed; nothing has changed. */
  record Refused(String id, String table, String rule, String reason, Map<String, Object> about)
      implements ToClient {}

  /** The command was based on an outdated state; here is the current one. */
  record Stale(String id, String table, State state) implements ToClient {}

  /** Chat: the last lines on subscribing, then each new line. */
  record Said(String table, List<Line> lines) implements ToClient {}

  /** A list of tables has changed: fetch the lists again. */
  record ListsChanged() implements ToClient {}

  record Pong(long now) implements ToClient {}

  /** An offered action: send {@code text} back to play it. */
  record OfferInfo(String text, Part action, List<Part> remarks) {}

  /** What an undo would do. */
  enum UndoKind {
    NONE,
    FREE,
    CONSENT,
    /** Chance was used or something hidden was seen: the bots at the table do not agree. */
    REVEALED
  }

  /**
   * A request that needs everybody's consent.
   *
   * @param agreed the seats that agreed, including the one that asked
   * @param waiting the seats that have not answered
   */
  record Request(RequestKind kind, Seat by, List<Seat> agreed, List<Seat> waiting) {}

  /** The kinds of requests. */
  enum RequestKind {
    UNDO,
    END
  }

  /** A line of the chat. The text is plain: clients must escape it. */
  record Line(long number, long at, Person from, Seat seat, ToServer.Audience to, String text) {}
}
