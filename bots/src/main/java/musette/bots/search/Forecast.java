package musette.bots.search;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Turn;

/** Every seat's chance to win as far as one viewer can tell: imagined matches played to the end. */
public final class Forecast {
  private Forecast() {}

  /** The share of wins by seat over this many imagined matches, played by the guide. */
  public static <S, A, V> List<Double> guided(
      Game<S, A, V> game, Guide<S, A> guide, V view, int seats, int matches, Chance chance) {
    return of(game, new Playing.Guided<>(game, guide.fresh()), view, seats, matches, chance);
  }

  /** The same, played at random. */
  public static <S, A, V> List<Double> plain(
      Game<S, A, V> game, V view, int seats, int matches, Chance chance) {
    return of(game, new Playing.AtRandom<>(game), view, seats, matches, chance);
  }

  private static <S, A, V> List<Double> of(
      Game<S, A, V> game, Playing<S, A> playing, V view, int seats, int matches, Chance chance) {
    double[] sums = new double[Seat.MAX];
    for (int i = 0; i < matches; i++) {
      S last = playing.finish(game.imagine(view, chance), chance);
      Turn turn = game.turn(last);
      for (Seat seat : Seat.first(seats)) {
        sums[seat.index()] +=
            turn instanceof Turn.Over(Result result) ? result.win(seat) : playing.worth(last, seat);
      }
    }
    var shares = new ArrayList<Double>();
    for (int i = 0; i < seats; i++) {
      shares.add(sums[i] / matches);
    }
    return shares;
  }
}
