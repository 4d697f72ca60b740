package musette.bots.search;

import java.util.List;
import java.util.stream.IntStream;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;

/** Players take one to three in turn; whoever takes the last one wins. */
final class Heap extends TinyGame<Heap.Left> {
  record Left(int sticks, Seat next) {}

  @Override
  public Left start(Setup setup, Chance chance, Journal journal) {
    return new Left(5, Seat.A);
  }

  @Override
  public Turn turn(Left left) {
    return left.sticks == 0 ? wonBy(left.next.next(2)) : Turn.of(left.next);
  }

  @Override
  public List<Integer> actions(Left left, Seat seat) {
    return seat == left.next
        ? IntStream.rangeClosed(1, Math.min(3, left.sticks)).boxed().toList()
        : List.of();
  }

  @Override
  public Left play(Left left, Seat seat, Integer action, Chance chance, Journal journal) {
    return new Left(left.sticks - action, seat.next(2));
  }

  @Override
  public Left view(Left left, Seat viewer) {
    return left;
  }

  @Override
  public Left imagine(Left view, Chance chance) {
    return view;
  }
}
