package musette.table;

import java.util.Arrays;
import java.util.List;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;

/**
 * Tracks since when nothing has happened that a seat's decision depends on. Seats that are asked
 * together act independently of each other, so they do not make each other's decisions stale.
 */
final class Freshness {
  private final int[] since = new int[Seat.MAX];
  private final int[] acted = new int[Seat.MAX];
  private final int[] asked = new int[Seat.MAX];

  void after(LoggedChange logged, Seats before, Seats after) {
    switch (logged.change()) {
      case Change.Started() -> Arrays.fill(since, logged.seq());
      case Change.Played played -> {
        acted[played.seat().index()] = logged.seq();
        moved(logged.seq(), played.seat(), before, after);
      }
      case Change.TakenBack(Seat seat, List<Integer> plies) -> {
        acted[seat.index()] = logged.seq();
        if (plies.size() == 1) {
          moved(logged.seq(), seat, before, after);
        } else {
          takenBackByMany(logged.seq(), seat, after);
        }
      }
      case Change.Asked(var _, Seat seat) -> asked[seat.index()] = logged.seq();
      case Change.Created _,
          Change.SatDown _,
          Change.StoodUp _,
          Change.BotSatDown _,
          Change.SeatOpened _,
          Change.WordAdded _,
          Change.Hinted _,
          Change.Agreed _,
          Change.Declined _,
          Change.Withdrawn _,
          Change.HandedOver _,
          Change.Resumed _,
          Change.Away _,
          Change.Ended _,
          Change.Cancelled _,
          Change.Rematched _ -> {}
    }
  }

  /** The seats to act again may have another question, and fewer plies. */
  private void takenBackByMany(int seq, Seat by, Seats after) {
    moved(seq, by, Seats.EMPTY, after);
    Arrays.fill(acted, seq);
  }

  private void moved(int seq, Seat by, Seats before, Seats after) {
    int undisturbed = before.bits() & after.bits() & ~(1 << by.index());
    for (int i = 0; i < since.length; i++) {
      if ((undisturbed >> i & 1) == 0) {
        since[i] = seq;
      }
    }
  }

  boolean isFresh(Seat seat, int seq) {
    return seq >= since[seat.index()];
  }

  /** Whether the seat's last ply is still the one that was seen at that number. */
  boolean isLastPlyOf(Seat seat, int seq) {
    return seq >= acted[seat.index()];
  }

  /** Whether the seat has asked for nothing since that number. */
  boolean mayAsk(Seat seat, int seq) {
    return seq >= asked[seat.index()];
  }
}
