package musette.kernel;

import java.util.List;

/**
 * How a match ended.
 *
 * @param places the place of every seat, 1 being the best; tied seats share a place. A team without
 *     a player can finish between two seats, so places may skip numbers and need not start with 1.
 */
public record Result(List<Integer> places) {
  public Result {
    places = List.copyOf(places);
  }

  /** The place of a seat of the match. */
  public int place(Seat seat) {
    return places.get(seat.index());
  }

  /** 1 for the winner, an equal share for each of several winners, 0 for the others. */
  public double win(Seat seat) {
    if (place(seat) != 1) {
      return 0;
    }
    int firsts = 0;
    for (int place : places) {
      firsts += place == 1 ? 1 : 0;
    }
    return 1.0 / firsts;
  }

  /**
   * The share of the other seats that this seat beat; a tie counts half. A single seat has 1 for
   * the first place and 0 for any other.
   */
  public double score(Seat seat) {
    int own = place(seat);
    double points = 0;
    for (int i = 0; i < places.size(); i++) {
      if (i != seat.index()) {
        points += own < places.get(i) ? 1 : own == places.get(i) ? 0.5 : 0;
      }
    }
    return places.size() == 1 ? (own == 1 ? 1 : 0) : points / (places.size() - 1);
  }
}
