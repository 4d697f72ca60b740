package musette.bots.search;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Turn;

/** Both secretly lay a coin, 1 or 2; A wins if they are equal, B if they differ. */
final class Pennies extends TinyGame<Pennies.Coins> {
  static final int OPEN = 0;
  static final int HIDDEN = 3;

  /** The coin of each seat; {@link #HIDDEN} in the other's view. */
  record Coins(int a, int b) {}

  @Override
  public Coins start(Setup setup, Chance chance, Journal journal) {
    return new Coins(OPEN, OPEN);
  }

  @Override
  public Turn turn(Coins coins) {
    int asked = (coins.a == OPEN ? 1 : 0) | (coins.b == OPEN ? 2 : 0);
    return asked != 0 ? Turn.of(Seats.ofBits(asked)) : wonBy(coins.a == coins.b ? Seat.A : Seat.B);
  }

  @Override
  public List<Integer> actions(Coins coins, Seat seat) {
    return turn(coins).seats().contains(seat) ? List.of(1, 2) : List.of();
  }

  @Override
  public Coins play(Coins coins, Seat seat, Integer action, Chance chance, Journal journal) {
    return seat == Seat.A ? new Coins(action, coins.b) : new Coins(coins.a, action);
  }

  @Override
  public Coins view(Coins coins, Seat viewer) {
    return new Coins(
        viewer == Seat.A || coins.a == OPEN ? coins.a : HIDDEN,
        viewer == Seat.B || coins.b == OPEN ? coins.b : HIDDEN);
  }

  @Override
  public Coins imagine(Coins view, Chance chance) {
    return new Coins(
        view.a == HIDDEN ? 1 + chance.below(2) : view.a,
        view.b == HIDDEN ? 1 + chance.below(2) : view.b);
  }
}
