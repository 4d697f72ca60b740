package musette.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;

/**
 * Two set-ups that differ in one option, walked through with the same dice and the same choices:
 * where does a player notice? What is told, who is asked for what, the board in words, the result
 * and the next set-up count; a view does not, since it may name the options themselves.
 */
final class SetupComparison<S, A, V> {
  /** The board is put into words at every so many plies, and at the end. */
  private static final int SAMPLE = 8;

  private final Game<S, A, V> game;
  private final String option;
  private long plies;

  SetupComparison(Game<S, A, V> game, String option) {
    this.game = game;
    this.option = option;
  }

  /** How many plies were compared so far. */
  long plies() {
    return plies;
  }

  /** The first ply, up to {@code most}, after which the two differ; -1 if they do not. */
  int first(Setup usual, Setup other, long seed, int most) {
    Walk<S, A, V> left = new Walk<>(game, usual, seed);
    Walk<S, A, V> right = new Walk<>(game, other, seed);
    while (true) {
      boolean described = left.ply() % SAMPLE == 0 || left.isOver();
      if (isTold(left, right) || (described && isDescribed(left, right))) {
        return left.ply();
      }
      if (left.isOver() || left.ply() == most) {
        return -1;
      }
      step(left, right);
    }
  }

  /** Whether the two still differ at a ply, or have done so before. */
  boolean at(Setup usual, Setup other, Sighting sighting) {
    Walk<S, A, V> left = new Walk<>(game, usual, sighting.seed());
    Walk<S, A, V> right = new Walk<>(game, other, sighting.seed());
    while (left.ply() < sighting.ply()) {
      if (left.isOver() || right.isOver()) {
        return left.isOver() != right.isOver();
      }
      Seat seat = left.seat();
      boolean both = right.turn().seats().contains(seat);
      if (!both || !game.actions(right.state(), seat).contains(left.action())) {
        return true;
      }
      step(left, right);
    }
    return isTold(left, right) || isDescribed(left, right);
  }

  private void step(Walk<S, A, V> left, Walk<S, A, V> right) {
    plies++;
    Seat seat = left.seat();
    A action = left.action();
    left.step(seat, action);
    right.step(seat, action);
  }

  private boolean isTold(Walk<S, A, V> left, Walk<S, A, V> right) {
    if (!left.events().equals(right.events()) || !left.turn().equals(right.turn())) {
      return true;
    }
    for (Seat seat : left.turn().seats().list()) {
      if (!game.actions(left.state(), seat).equals(game.actions(right.state(), seat))) {
        return true;
      }
    }
    return left.isOver() && !next(left).equals(next(right));
  }

  /** The set-up of a rematch, but for the option itself. */
  private Map<String, String> next(Walk<S, A, V> walk) {
    var options = new HashMap<>(game.rematch(walk.setup(), walk.state()).options());
    options.remove(option);
    return options;
  }

  private boolean isDescribed(Walk<S, A, V> left, Walk<S, A, V> right) {
    for (Seat viewer : List.of(Seat.NONE, Seat.A)) {
      V one = game.view(left.state(), viewer);
      V two = game.view(right.state(), viewer);
      if (!game.describe(one).equals(game.describe(two)) || !game.ask(one).equals(game.ask(two))) {
        return true;
      }
    }
    return false;
  }
}
