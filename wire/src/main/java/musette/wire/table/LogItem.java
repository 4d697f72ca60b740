package musette.wire.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import musette.kernel.Seat;

/** Something that happened at a table, told to one pair of eyes. */
public sealed interface LogItem {
  /** The number that the change has at the table. */
  int seq();

  long at();

  /**
   * A ply with the events that these eyes may know. Ply 0 is the set-up, whose seat is NONE.
   *
   * @param bot the bot that acted; empty for a person
   */
  record Played(int seq, long at, int ply, Seat seat, String bot, List<JsonNode> events)
      implements LogItem {}

  /** Plies that count no more. */
  record TakenBack(int seq, long at, Seat seat, List<Integer> plies) implements LogItem {}

  /** What concerns the people rather than the match. */
  record Noted(int seq, long at, What what, Seat seat, Person player, String bot)
      implements LogItem {}

  /** The kinds of notes. */
  enum What {
    CREATED,
    SAT_DOWN,
    STOOD_UP,
    BOT_SAT_DOWN,
    SEAT_OPENED,
    WORD_ADDED,
    STARTED,
    UNDO_ASKED,
    END_OFFERED,
    AGREED,
    DECLINED,
    WITHDRAWN,
    HANDED_TO_BOT,
    TIME_RAN_OUT,
    TAKEN_BACK_FROM_BOT,
    ENDED,
    CANCELLED,
    REMATCH
  }
}
