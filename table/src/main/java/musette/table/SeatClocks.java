package musette.table;

import java.util.Arrays;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.wire.table.Clock;

/** The clocks of the seats. Times are parameters, so a log always gives the same clocks. */
final class SeatClocks {
  static final long NEVER = Long.MAX_VALUE;

  private static final long STOPPED = -1;
  private static final long DAY = 86_400_000L;

  /** The least time of a player who takes a seat back. */
  private static final long RETURN = 30_000;

  private final Clock rule;
  private final long[] left = new long[Seat.MAX];
  private final long[] since = new long[Seat.MAX];

  /** Until when somebody is on holiday. */
  private final long[] rests = new long[Seat.MAX];

  SeatClocks(Clock rule) {
    this.rule = rule;
    Arrays.fill(since, STOPPED);
    Arrays.fill(left, full());
  }

  private long full() {
    return switch (rule) {
      case Clock.NoClock() -> -1;
      case Clock.MoveClock(int seconds) -> seconds * 1000L;
      case Clock.ReserveClock(int seconds, int _) -> seconds * 1000L;
      case Clock.DaysClock(int days) -> days * DAY;
    };
  }

  /** Runs exactly these clocks from now on; {@code acted} is the seat that made a ply. */
  void run(Seats ticking, Seat acted, long at) {
    if (rule instanceof Clock.NoClock) {
      return;
    }
    for (Seat seat : Seat.first(Seat.MAX)) {
      boolean runs = since[seat.index()] != STOPPED;
      boolean shall = ticking.contains(seat);
      if (runs && (!shall || seat == acted)) {
        stop(seat, at);
      }
      if (seat == acted && rule instanceof Clock.ReserveClock(int _, int increment)) {
        left[seat.index()] += increment * 1000L;
      }
      if (shall && (!runs || seat == acted)) {
        begin(seat, at);
      }
    }
  }

  private void stop(Seat seat, long at) {
    left[seat.index()] = left(seat, at);
    since[seat.index()] = STOPPED;
  }

  private void begin(Seat seat, long at) {
    if (!(rule instanceof Clock.ReserveClock)) {
      left[seat.index()] = full();
    }
    since[seat.index()] = Math.max(at, rests[seat.index()]);
  }

  /** The clock stands still until then, or runs on if that has passed. */
  void rest(Seat seat, long until, long at) {
    int i = seat.index();
    rests[i] = until;
    if (since[i] != STOPPED) {
      stop(seat, at);
      since[i] = Math.max(at, until);
    }
  }

  /** Until when somebody is on holiday; 0 if they never were. */
  long rests(Seat seat) {
    return rests[seat.index()];
  }

  /** The player is back. */
  void resume(Seat seat) {
    if (rule instanceof Clock.ReserveClock) {
      left[seat.index()] = Math.max(left[seat.index()], RETURN);
    }
  }

  boolean isTicking(Seat seat, long now) {
    return since[seat.index()] != STOPPED && since[seat.index()] <= now;
  }

  /** Milliseconds left; -1 without a clock. */
  long left(Seat seat, long now) {
    if (rule instanceof Clock.NoClock) {
      return -1;
    }
    int i = seat.index();
    return since[i] == STOPPED ? left[i] : Math.max(0, left[i] - Math.max(0, now - since[i]));
  }

  /** When the first running clock ends. */
  long ends() {
    long first = NEVER;
    for (Seat seat : Seat.first(Seat.MAX)) {
      first = Math.min(first, ends(seat));
    }
    return first;
  }

  long ends(Seat seat) {
    int i = seat.index();
    return since[i] == STOPPED ? NEVER : since[i] + left[i];
  }
}
