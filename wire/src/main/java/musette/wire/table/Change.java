package musette.wire.table;

import java.util.List;
import java.util.Map;
import musette.kernel.Seat;

/** Something that happened at a table, as stored in its log. */
public sealed interface Change {
  /**
   * The first change of every log.
   *
   * @param study a position to begin from, as in {@link Http.NewTable}; usually empty
   * @param contest the competition, round and table, with slashes between them; usually empty
   */
  record Created(
      String game,
      int version,
      Map<String, String> options,
      List<Place> places,
      TableInfo.Access access,
      boolean spectators,
      boolean autoStart,
      @FalseIfMissing boolean practice,
      Clock clock,
      String host,
      String seed,
      @EmptyIfMissing String study,
      @EmptyIfMissing String contest)
      implements Change {
    /** A table of its own. */
    public Created(
        String game,
        int version,
        Map<String, String> options,
        List<Place> places,
        TableInfo.Access access,
        boolean spectators,
        boolean autoStart,
        boolean practice,
        Clock clock,
        String host,
        String seed,
        String study) {
      this(
          game,
          version,
          options,
          places,
          access,
          spectators,
          autoStart,
          practice,
          clock,
          host,
          seed,
          study,
          "");
    }

    /** Whether the match begins from a position, so that everything may be tried and taken back. */
    public boolean isStudy() {
      return !study.isEmpty();
    }
  }

  record SatDown(Seat seat, String player, @EmptyIfMissing String name) implements Change {}

  record StoodUp(Seat seat) implements Change {}

  record BotSatDown(Seat seat, String bot) implements Change {}

  record SeatOpened(Seat seat) implements Change {}

  record WordAdded(Seat seat, String word) implements Change {}

  record Started() implements Change {}

  /** A ply in notation; {@code bot} is empty if a person made it. */
  record Played(int ply, Seat seat, String action, String bot) implements Change {}

  record TakenBack(Seat seat, List<Integer> plies) implements Change {}

  /** A player asked the coach before this ply. */
  record Hinted(int ply, Seat seat) implements Change {}

  record Asked(ToClient.RequestKind kind, Seat seat) implements Change {}

  record Agreed(Seat seat) implements Change {}

  record Declined(Seat seat) implements Change {}

  /** Withdrawn by the player who asked. */
  record Withdrawn(Seat seat) implements Change {}

  record HandedOver(Seat seat, String bot, Why why) implements Change {}

  record Resumed(Seat seat) implements Change {}

  /**
   * A player is on holiday: their clock stands still until then. A time that has passed means that
   * they are back.
   */
  record Away(Seat seat, long until) implements Change {}

  record Ended() implements Change {}

  record Cancelled() implements Change {}

  record Rematched(String table) implements Change {}

  /** Why a bot plays for a person. */
  enum Why {
    WISHED,
    TIME
  }

  /**
   * How a seat is filled.
   *
   * @param player empty if nobody sits there
   * @param bot empty if no bot plays there
   * @param name what somebody who shares the screen of {@code player} is called; usually empty
   */
  record Place(SeatInfo.Kind kind, String player, String bot, @EmptyIfMissing String name) {
    public static final Place OPEN = new Place(SeatInfo.Kind.OPEN, "", "", "");
  }
}
