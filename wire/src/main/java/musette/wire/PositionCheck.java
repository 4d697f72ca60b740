package musette.wire;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Turn;

/**
 * Whether a match can go on from a position that somebody made up. A game refuses what it knows to
 * be impossible; this is for what it did not think of.
 */
final class PositionCheck {
  private static final int PLIES = 40;

  private PositionCheck() {}

  /** Refuses a position in which the rules get stuck or trip, now or a little later. */
  static <S, A, V> void check(Game<S, A, V> game, Setup setup, S state) {
    checkTurn(game, setup, state);
    for (Seat viewer : Seat.first(setup.seats())) {
      look(game, game.view(state, viewer));
    }
    look(game, game.view(state, Seat.NONE));
    tryOut(game, state);
  }

  private static <S, A> void checkTurn(Game<S, A, ?> game, Setup setup, S state) {
    switch (game.turn(state)) {
      case Turn.Over(Result result) -> {
        if (result.places().size() != setup.seats()) {
          throw nonsense("places " + result.places());
        }
      }
      case Turn.ToAct(Seats seats) -> {
        if (seats.isEmpty()) {
          throw Refused.because("", "position-idle");
        }
        for (Seat seat : seats.list()) {
          if (seat.index() >= setup.seats()) {
            throw nonsense("seat " + seat);
          }
          if (game.actions(state, seat).isEmpty()) {
            throw Refused.because("", "position-stuck", "seat", seat);
          }
        }
      }
    }
  }

  private static <V> void look(Game<?, ?, V> game, V view) {
    var _ = game.ask(view);
    var _ = game.describe(view);
  }

  /** A few plies at random, always the same ones: most nonsense comes to light within ten. */
  private static <S, A> void tryOut(Game<S, A, ?> game, S state) {
    Chance chance = Chance.quick(0);
    S now = state;
    for (int ply = 0; ply < PLIES && game.turn(now) instanceof Turn.ToAct(Seats seats); ply++) {
      Seat seat = seats.first();
      List<A> actions = game.actions(now, seat);
      if (actions.isEmpty()) {
        throw Refused.because("", "position-stuck", "seat", seat);
      }
      now = game.play(now, seat, actions.get(chance.below(actions.size())), chance, Journal.NONE);
    }
  }

  /** Of what the rules tripped over; the problem is for those who look into the exception. */
  static Refused nonsense(String problem) {
    return Refused.because("", "position-nonsense", "problem", problem);
  }
}
