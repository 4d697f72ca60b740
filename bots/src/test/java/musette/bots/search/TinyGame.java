package musette.bots.search;

import java.util.List;
import musette.kernel.About;
import musette.kernel.Game;
import musette.kernel.Notation;
import musette.kernel.Outlook;
import musette.kernel.Positions;
import musette.kernel.Refusal;
import musette.kernel.Remark;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Shapes;
import musette.kernel.Turn;

/** A game with two seats and numbers as actions, with just what a search needs. */
abstract class TinyGame<S> implements Game<S, Integer, S> {
  static Turn wonBy(Seat seat) {
    return new Turn.Over(new Result(seat == Seat.A ? List.of(1, 2) : List.of(2, 1)));
  }

  @Override
  public About about() {
    return new About("tiny", "Tiny", "none", 1, 2, 2, 1, List.of());
  }

  @Override
  public Shapes shapes() {
    throw new AssertionError("no search asks for this");
  }

  @Override
  public Outlook outlook(S view, Integer action) {
    return Outlook.NOTHING;
  }

  @Override
  public Remark ask(S view) {
    throw new AssertionError("no search asks for this");
  }

  @Override
  public List<Remark> describe(S view) {
    return List.of();
  }

  @Override
  public Refusal refuse(S state, Seat seat, Integer action) {
    throw new AssertionError("no search asks for this");
  }

  @Override
  public Notation<Integer> notation() {
    throw new AssertionError("no search asks for this");
  }

  @Override
  public Positions<S, ?> positions() {
    throw new AssertionError("no search asks for this");
  }
}
