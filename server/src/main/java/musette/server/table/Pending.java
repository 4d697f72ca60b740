package musette.server.table;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Seat;
import musette.wire.table.SeatInfo;
import musette.wire.table.ToClient;

/** A request that waits for consent; {@link #NOTHING} if there is none. */
record Pending(ToClient.RequestKind kind, Seat by, int seq, List<String> agreed) {
  static final Pending NOTHING = new Pending(ToClient.RequestKind.UNDO, Seat.NONE, 0, List.of());

  static Pending by(ToClient.RequestKind kind, Seat seat, int seq, String player) {
    return new Pending(kind, seat, seq, List.of(player));
  }

  boolean isOpen() {
    return by != Seat.NONE;
  }

  Pending agreed(String player) {
    var all = new ArrayList<>(agreed);
    all.add(player);
    return new Pending(kind, by, seq, List.copyOf(all));
  }

  /** The seats of people who have not answered yet; bots are not asked. */
  List<Seat> waiting(Table table) {
    return table.seats().stream()
        .filter(seat -> table.place(seat).kind() == SeatInfo.Kind.PERSON)
        .filter(seat -> !agreed.contains(table.place(seat).player()))
        .toList();
  }

  List<Seat> agreedSeats(Table table) {
    return table.seats().stream()
        .filter(seat -> table.place(seat).kind() == SeatInfo.Kind.PERSON)
        .filter(seat -> agreed.contains(table.place(seat).player()))
        .toList();
  }
}
