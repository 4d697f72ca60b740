package musette.lab.arena;

import java.util.List;
import musette.kernel.Result;
import musette.kernel.Seat;

/** A match that was played: who sat where, the places by seat, how many plies it took. */
public record Played(Pairing pairing, List<Integer> places, int plies) {
  public Played {
    places = List.copyOf(places);
  }

  /** What the bot that sits alone made of it: 1 for a win, a share of it for a shared win. */
  public double winOfOne() {
    return new Result(places).win(Seat.of(pairing.seatOfOne()));
  }
}
