package musette.wire.table;

import java.util.List;
import java.util.Map;
import musette.kernel.Seat;

/**
 * Everything about a table except the match itself.
 *
 * @param seq the number of its last change
 * @param practice whether bots agree to every undo; such a match is never rated
 * @param mine the seats of the requester
 * @param turn the seats that have to act
 * @param places by seat once the match is over; otherwise empty
 * @param seedHash published from the start
 * @param seed revealed once the match is over; otherwise empty
 * @param words the words that players added to the seed
 * @param rematch the rematch table of the same people; if it is private, only they see it
 * @param created milliseconds since 1970, like all times
 * @param contest the competition, round and table, with slashes between them; empty for none
 * @param watching how many people have the table open and no seat at it
 */
public record TableInfo(
    String table,
    int seq,
    String game,
    int version,
    Map<String, String> options,
    Status status,
    Access access,
    boolean spectators,
    boolean autoStart,
    @FalseIfMissing boolean practice,
    Clock clock,
    Person host,
    List<SeatInfo> seats,
    List<Seat> mine,
    List<Seat> turn,
    List<Integer> places,
    String seedHash,
    String seed,
    Map<Seat, String> words,
    String rematch,
    long created,
    long changed,
    @EmptyIfMissing String contest,
    @ZeroIfMissing int watching) {

  /** The same table for somebody with these seats, and with the rematch that they may know of. */
  public TableInfo seenWith(List<Seat> seats, String next) {
    return new TableInfo(
        table,
        seq,
        game,
        version,
        options,
        status,
        access,
        spectators,
        autoStart,
        practice,
        clock,
        host,
        this.seats,
        seats,
        turn,
        places,
        seedHash,
        seed,
        words,
        next,
        created,
        changed,
        contest,
        watching);
  }

  /** The life cycle of a table. */
  public enum Status {
    /** Players are taking their seats. */
    WAITING,
    RUNNING,
    /** The match was played to the end. */
    OVER,
    /** Everybody agreed to end the match early; there are no places. */
    ENDED,
    /** Everybody left before the start. */
    CANCELLED,
    /** The rules have changed in a way that affects this match: it is read-only. */
    FROZEN
  }

  /** Who can find a table. */
  public enum Access {
    /** It appears in the lists. */
    PUBLIC,
    /** It can be found only through its link. */
    PRIVATE
  }
}
