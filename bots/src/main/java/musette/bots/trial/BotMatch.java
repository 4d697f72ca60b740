package musette.bots.trial;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;

/**
 * One match between bots, as simulations and trials play it.
 *
 * @param length in actions
 */
public record BotMatch(Result result, int length) {
  /** Chooses an action for a seat. */
  @FunctionalInterface
  public interface Chooser<S, A> {
    A choose(S state, Seat seat, List<A> actions, Chance chance);
  }

  /** Plays a match to its end. */
  public static <S, A, V> BotMatch play(
      Game<S, A, V> game, Setup setup, Chooser<S, A> chooser, Chance chance, Journal journal) {
    S state = game.start(setup, chance, journal);
    int length = 0;
    Turn turn = game.turn(state);
    while (turn instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.first();
      A action = chooser.choose(state, seat, game.actions(state, seat), chance);
      state = game.play(state, seat, action, chance, journal);
      length++;
      turn = game.turn(state);
    }
    return new BotMatch(((Turn.Over) turn).result(), length);
  }

  /** The dice of the match with this number: they depend on nothing but the seed and the number. */
  public static Chance dice(long seed, long number) {
    return Chance.quick(mix(seed ^ mix(number)));
  }

  /** Mixes the bits, so that consecutive numbers do not give correlated dice. */
  private static long mix(long number) {
    long mixed = (number ^ (number >>> 33)) * 0xFF51AFD7ED558CCDL;
    mixed = (mixed ^ (mixed >>> 33)) * 0xC4CEB9FE1A85EC53L;
    return mixed ^ (mixed >>> 33);
  }
}
