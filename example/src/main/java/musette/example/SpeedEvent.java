package musette.example;

import musette.kernel.Event;
import musette.kernel.Seat;
import musette.kernel.Seats;

/** What happens in a race. */
public sealed interface SpeedEvent extends Event {
  /** A rider has chosen; only that rider is told which speed. */
  record Chose(Seat seat, int speed) implements SpeedEvent {
    @Override
    public String rule() {
      return "TS-01";
    }

    @Override
    public Seats audience() {
      return Seats.of(seat);
    }
  }

  /** A rider moves by the chosen speed. */
  record Moved(Seat seat, int to) implements SpeedEvent {
    @Override
    public String rule() {
      return "TS-02";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** A rider stays, because somebody else chose the same speed. */
  record Blocked(Seat seat, int speed) implements SpeedEvent {
    @Override
    public String rule() {
      return "TS-03";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }
}
