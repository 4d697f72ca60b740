package musette.wire.table;

import java.util.List;
import musette.kernel.Seat;

/** A log entry of a table, as seen by one viewer. */
public sealed interface LogItem {
  /** The sequence number of the change at the table. */
  int seq();

  long at();

  /**
   * A ply with the events that this viewer may see. Ply 0 is the set-up; its seat is NONE.
   *
   * @param bot the bot that acted; empty for a person
   */
  record Played(int seq, long at, int ply, Seat seat, String bot, List<Part> events)
      implements LogItem {}

  /** Plies that were undone. */
  record TakenBack(int seq, long at, Seat seat, List<Integer> plies) implements LogItem {}

  /** Something that concerns the people rather than the match. */
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
    HINTED,
    UNDO_ASKED,
    END_OFFERED,
    AGREED,
    DECLINED,
    WITHDRAWN,
    HANDED_TO_BOT,
    TIME_RAN_OUT,
    TAKEN_BACK_FROM_BOT,
    /** Their clock stands still for some days. */
    AWAY,
    BACK,
    ENDED,
    CANCELLED,
    REMATCH
  }
}
