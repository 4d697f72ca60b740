package musette.lab.arena;

import java.util.List;
import musette.kernel.Result;
import musette.kernel.Seat;

/** A played match: the pairing, the places by seat and the number of plies. */
public record PlayedMatch(Pairing pairing, List<Integer> places, int plies) {
  public PlayedMatch {
    places = List.copyOf(places);
  }

  /** The result of the single bot: 1 for a win, a fraction for a shared win. */
  public double winOfOne() {
    return new Result(places).win(Seat.of(pairing.seatOfOne()));
  }
}
