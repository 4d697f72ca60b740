package musette.table;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Seat;
import musette.wire.table.SeatInfo;
import musette.wire.table.ToClient;

/** A request that waits for consent; {@link #NOTHING} if there is none. */
record PendingRequest(ToClient.RequestKind kind, Seat by, int seq, List<String> agreed) {
  static final PendingRequest NOTHING =
      new PendingRequest(ToClient.RequestKind.UNDO, Seat.NONE, 0, List.of());

  static PendingRequest by(ToClient.RequestKind kind, Seat seat, int seq, String player) {
    return new PendingRequest(kind, seat, seq, List.of(player));
  }

  boolean isOpen() {
    return by != Seat.NONE;
  }

  PendingRequest agreed(String player) {
    var all = new ArrayList<>(agreed);
    all.add(player);
    return new PendingRequest(kind, by, seq, List.copyOf(all));
  }

  /** The seats of people who have not answered yet; bots are not asked. */
  List<Seat> waiting(SeatAssignments all) {
    return all.seats().stream()
        .filter(seat -> all.place(seat).kind() == SeatInfo.Kind.PERSON)
        .filter(seat -> !agreed.contains(all.place(seat).player()))
        .toList();
  }

  List<Seat> agreedSeats(SeatAssignments all) {
    return all.seats().stream()
        .filter(seat -> all.place(seat).kind() == SeatInfo.Kind.PERSON)
        .filter(seat -> agreed.contains(all.place(seat).player()))
        .toList();
  }
}
