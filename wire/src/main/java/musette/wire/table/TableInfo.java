package musette.wire.table;

import java.util.List;
import java.util.Map;
import musette.kernel.Seat;
import musette.wire.FalseIfMissing;

/**
 * All about a table but the match itself.
 *
 * @param seq the number of its last change
 * @param practice whether bots let everything be taken back; such a match is never rated
 * @param mine the seats of the one who asks
 * @param turn the seats that are asked to act
 * @param places by seat once the match is over; otherwise empty
 * @param seedHash shown from the start
 * @param seed shown once the match is over; otherwise empty
 * @param words what players added to the seed
 * @param rematch the next table of the same people; of a private one only they are told
 * @param created milliseconds since 1970, as all times
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
    long changed) {

  /** How far a table is. */
  public enum Status {
    /** People sit down. */
    WAITING,
    RUNNING,
    /** The match was played to its end. */
    OVER,
    /** Everybody agreed to end the match early; there are no places. */
    ENDED,
    /** Everybody left before the start. */
    CANCELLED,
    /** The rules have changed since and would change this match: it is kept as it was. */
    FROZEN
  }

  /** Who finds a table. */
  public enum Access {
    /** It stands in the lists. */
    PUBLIC,
    /** Only who has the link finds it. */
    PRIVATE
  }
}
