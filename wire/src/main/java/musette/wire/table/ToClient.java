package musette.wire.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import musette.kernel.Seat;

/** What the server says on a socket. */
public sealed interface ToClient {
  /** The first message on every socket. */
  record Welcome(int protocol, Person you, long now) implements ToClient {}

  /**
   * The whole table for one pair of eyes, and what happened since the last message.
   *
   * @param now the server's time, which the clocks are measured at
   * @param eyes whose view this is; NONE for a spectator's
   * @param curtain another of the client's seats that is asked: pass the device, then subscribe
   *     with that seat; otherwise NONE
   * @param view as the game shows it to these eyes; null before the match
   * @param ask the one sentence that says what these eyes are asked, a remark; null before the
   *     match
   * @param describe the board in words, as remarks
   * @param offers what these eyes may do now; empty if they are not asked
   * @param undo what would become of taking back now
   * @param requests the request that waits for answers; at most one
   * @param after the log begins after this change
   * @param log what happened since, in order
   */
  record State(
      TableInfo info,
      long now,
      Seat eyes,
      Seat curtain,
      JsonNode view,
      JsonNode ask,
      List<JsonNode> describe,
      List<OfferInfo> offers,
      UndoKind undo,
      List<Request> requests,
      int after,
      List<LogItem> log)
      implements ToClient {}

  /**
   * What is different from the state before, for who follows a table.
   *
   * @param from the {@code info.seq} of the state that this changes; the log begins after it
   * @param now as in the state
   * @param set by the path to a part of the state, as {@code /view/riders/3/square}: what is there
   *     now
   * @param log what happened since, in order
   */
  record Changes(String table, int from, long now, Map<String, JsonNode> set, List<LogItem> log)
      implements ToClient {}

  /** The command is carried out and on disk; {@code seq} is the number of the change. */
  record Done(String id, String table, int seq) implements ToClient {}

  /** The command is not allowed and nothing has changed. */
  record Refused(String id, String table, String rule, String reason, Map<String, Object> about)
      implements ToClient {}

  /** The command was decided on what is no longer so; this is how it is now. */
  record Stale(String id, String table, State state) implements ToClient {}

  /** What was said: on subscribing the last lines, then each new one. */
  record Said(String table, List<Line> lines) implements ToClient {}

  /** Tables in a list have changed: ask for the lists again. */
  record ListsChanged() implements ToClient {}

  record Pong(long now) implements ToClient {}

  /** An action as it is offered: send {@code text} back to take it. */
  record OfferInfo(String text, JsonNode action, List<JsonNode> remarks) {}

  /** What taking back would mean. */
  enum UndoKind {
    NONE,
    FREE,
    CONSENT,
    /** Chance was used or something hidden was seen: the bots at the table do not agree. */
    REVEALED
  }

  /**
   * Something that needs everybody's consent.
   *
   * @param agreed seats that said yes, the asking one included
   * @param waiting seats whose answer is missing
   */
  record Request(RequestKind kind, Seat by, List<Seat> agreed, List<Seat> waiting) {}

  /** What is asked for. */
  enum RequestKind {
    UNDO,
    END
  }

  /** A line of the chat. The text is plain: whoever shows it must escape it. */
  record Line(long number, long at, Person from, Seat seat, ToServer.Audience to, String text) {}
}
