package musette.table;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Seat;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo.Status;

/**
 * Players who are on holiday: in matches by turns their clock stands still, and everybody sees it.
 * Other clocks never do.
 */
public final class Holiday {
  private Holiday() {}

  /** Somebody whose clock stands still, and until when. */
  public record Resting(Seat seat, long until) {}

  /** Whether clocks can stand still here. */
  public static boolean counts(Table table) {
    return table.status() == Status.RUNNING && table.created().clock() instanceof Clock.DaysClock;
  }

  /**
   * Notes that a player is on holiday until then, or is back if that has passed; nothing if the
   * table knows.
   */
  public static Decision note(Table table, String player, long until, long now) {
    var changes = new ArrayList<Change>();
    if (counts(table)) {
      for (Seat seat : table.seatsOf(player)) {
        long known = table.clocks().rests(seat);
        boolean news = until > now ? known != until : known > now;
        if (news && table.place(seat).kind() == SeatInfo.Kind.PERSON) {
          changes.add(new Change.Away(seat, until > now ? until : now));
        }
      }
    }
    return new Decision.Do(changes);
  }

  /** Who is on holiday now. */
  public static List<Resting> resting(Table table, long now) {
    return !counts(table)
        ? List.of()
        : table.seats().stream()
            .filter(seat -> table.place(seat).kind() == SeatInfo.Kind.PERSON)
            .map(seat -> new Resting(seat, table.clocks().rests(seat)))
            .filter(one -> one.until() > now)
            .toList();
  }
}
