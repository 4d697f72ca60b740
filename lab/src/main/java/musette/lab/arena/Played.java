package musette.lab.arena;

import java.util.List;

/** A match that was played: who sat where, the places by seat, how many plies it took. */
public record Played(Pairing pairing, List<Integer> places, int plies) {
  /** What the bot that sits alone made of it: 1 for a win, a share of it for a shared win. */
  public double winOfOne() {
    int firsts = 0;
    int best = Integer.MAX_VALUE;
    for (int place : places) {
      firsts = place < best ? 1 : place == best ? firsts + 1 : firsts;
      best = Math.min(best, place);
    }
    return places.get(pairing.seatOfOne()) == best ? 1.0 / firsts : 0;
  }
}
