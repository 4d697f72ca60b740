package musette.games.flammerouge.api;

import musette.kernel.Seat;

/** A team of two riders: a player's, or a dummy team that decides nothing (FR-60). */
public enum Team {
  A(Seat.A),
  B(Seat.B),
  C(Seat.C),
  D(Seat.D),
  PELOTON(Seat.NONE),
  MUSCLE1(Seat.NONE),
  MUSCLE2(Seat.NONE),
  MUSCLE3(Seat.NONE);

  private final Seat seat;

  Team(Seat seat) {
    this.seat = seat;
  }

  /** Who plays for the team; nobody for a dummy team. */
  public Seat seat() {
    return seat;
  }

  public boolean isDummy() {
    return seat == Seat.NONE;
  }
}
