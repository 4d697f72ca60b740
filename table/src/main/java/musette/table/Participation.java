package musette.table;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.kernel.Seat;
import musette.wire.table.Change;

/**
 * How much of a match the person at a seat has played; docs/adr/0011-rate-players-with-weng-lin.md
 * says what for.
 */
public enum Participation {
  /** At least half of the plies, and nobody else sat there at the end. */
  FINISHED,
  /** At least half of the plies; a bot played the last ones. */
  LEFT,
  /** Less than half of the plies. */
  ABSENT;

  /** The percentage of plies that a person must make to count as present. */
  private static final int SHARE = 50;

  /** Whether the rating of this player depends on the result of the other. */
  public boolean meets(Participation other) {
    return other == FINISHED || (this == FINISHED && other == LEFT);
  }

  /** The participation of everybody at a finished table. */
  private static Map<Seat, Participation> of(Table table) {
    Set<Integer> takenBack = takenBack(table);
    var all = new int[Seat.MAX];
    var own = new int[Seat.MAX];
    for (HistoryEntry item : table.entriesAfter(-1)) {
      if (item.change() instanceof Change.Played(int ply, Seat seat, String _, String bot)
          && !takenBack.contains(ply)) {
        all[seat.index()]++;
        own[seat.index()] += bot.isEmpty() ? 1 : 0;
      }
    }
    var parts = new EnumMap<Seat, Participation>(Seat.class);
    for (Seat seat : table.seats()) {
      boolean played = own[seat.index()] * 100 >= all[seat.index()] * SHARE;
      switch (table.place(seat).kind()) {
        case PERSON -> parts.put(seat, played ? FINISHED : ABSENT);
        case STAND_IN -> parts.put(seat, played ? LEFT : ABSENT);
        case BOT, OPEN, RESERVED -> {}
      }
    }
    return parts;
  }

  private static Set<Integer> takenBack(Table table) {
    var plies = new HashSet<Integer>();
    for (HistoryEntry item : table.entriesAfter(-1)) {
      if (item.change() instanceof Change.TakenBack(Seat _, List<Integer> taken)) {
        plies.addAll(taken);
      }
    }
    return plies;
  }

  /**
   * The people who are rated for a finished match, if any. Ratings compare different people:
   * against bots or oneself nothing can be won, and nothing in practice.
   */
  public static Map<Seat, Participation> rated(Table table) {
    Map<Seat, Participation> parts = of(table);
    long people =
        parts.keySet().stream().map(seat -> table.place(seat).player()).distinct().count();
    boolean counts = people > 1 && people == parts.size() && !table.created().practice();
    return counts ? parts : Map.of();
  }

  /** Whether the player at this seat can be compared with anybody. */
  public static boolean isCompared(Seat seat, Map<Seat, Participation> parts) {
    Participation own = parts.get(seat);
    return own != null
        && parts.entrySet().stream()
            .anyMatch(other -> other.getKey() != seat && own.meets(other.getValue()));
  }
}
