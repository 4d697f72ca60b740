package musette.server.live;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import musette.kernel.Seat;
import musette.table.Decision;
import musette.table.Games;
import musette.table.Table;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo.Status;

/**
 * Matches without a clock: if people have waited for somebody for long, a bot takes the seat, so
 * that they can play on or end the match. Whoever was away may take the seat back.
 */
final class Absence {
  static final Duration LONGEST = Duration.ofDays(14);

  private static final long NEVER = Long.MAX_VALUE;

  private Absence() {}

  /** When a bot takes the seats of those who have to act. */
  static long due(Table table) {
    boolean waits =
        table.status() == Status.RUNNING
            && table.created().clock() instanceof Clock.NoClock
            && !awaited(table).isEmpty()
            && othersWait(table);
    return waits ? table.changed() + LONGEST.toMillis() : NEVER;
  }

  /** Hands over the seats of those who have been waited for too long. */
  static Decision decide(Table table, long now) {
    if (due(table) > now) {
      return Decision.just();
    }
    String bot = Games.standIn(table.game());
    return new Decision.Do(
        awaited(table).stream()
            .map(seat -> (Change) new Change.HandedOver(seat, bot, Change.Why.TIME))
            .toList());
  }

  /** The seats of people that have to act. */
  private static List<Seat> awaited(Table table) {
    return table.turn().list().stream()
        .filter(seat -> table.place(seat).kind() == SeatInfo.Kind.PERSON)
        .toList();
  }

  /** Somebody who plays against bots alone may take all the time in the world. */
  private static boolean othersWait(Table table) {
    Set<String> people = new HashSet<>();
    for (Seat seat : table.seats()) {
      if (table.place(seat).kind() == SeatInfo.Kind.PERSON) {
        people.add(table.place(seat).player());
      }
    }
    awaited(table).forEach(seat -> people.remove(table.place(seat).player()));
    return !people.isEmpty();
  }
}
