package musette.kernel;

import java.util.List;

/**
 * Checks whether a match can continue from a hand-written position. Games refuse what they know to
 * be impossible; this check catches the rest.
 */
public final class PositionCheck {
  private static final int PLIES = 40;

  private PositionCheck() {}

  /**
   * Tries the position.
   *
   * @throws Refused if the match is stuck or the rules fail, now or within the next plies
   */
  public static <S, A, V> void check(Game<S, A, V> game, Setup setup, S state) {
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

  /** Plays some random plies, always the same ones; most invalid positions fail within ten. */
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

  /**
   * A refusal of a position that the rules cannot process.
   *
   * @param problem details, for whoever inspects the exception
   */
  public static Refused nonsense(String problem) {
    return Refused.because("", "position-nonsense", "problem", problem);
  }
}
