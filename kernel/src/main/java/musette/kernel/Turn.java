package musette.kernel;

import java.util.stream.IntStream;

/** Who may act now, or how the match ended. */
public sealed interface Turn {

  /** One or more seats may act; each acts independently of the others. */
  record ToAct(Seats seats) implements Turn {
    private static final ToAct[] TABLE =
        IntStream.range(0, 1 << Seat.MAX)
            .mapToObj(bits -> new ToAct(Seats.ofBits(bits)))
            .toArray(ToAct[]::new);
  }

  /** The match is over. */
  record Over(Result result) implements Turn {}

  /** One seat may act; not {@link Seat#NONE}. */
  static Turn of(Seat seat) {
    return ToAct.TABLE[1 << seat.ordinal()];
  }

  /** These seats may act; at least one. */
  static Turn of(Seats seats) {
    return ToAct.TABLE[seats.bits()];
  }

  /** The seats that may act; empty if the match is over. */
  default Seats seats() {
    return this instanceof ToAct toAct ? toAct.seats() : Seats.EMPTY;
  }

  /** Whether the match is over. */
  default boolean isOver() {
    return this instanceof Over;
  }
}
