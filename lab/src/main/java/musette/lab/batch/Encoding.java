package musette.lab.batch;

import java.util.List;
import musette.kernel.Seat;

/**
 * How views and actions of a game become numbers; docs/python.md tells what they mean.
 *
 * @param <A> the game's actions
 * @param <V> the game's views
 */
interface Encoding<A, V> {
  /** Writes what the viewer knows: always the same number of values in the same set-up. */
  void write(V view, Seat viewer, Numbers to);

  /** One more than the greatest number of an action. */
  int actions();

  /** The number of an action that is offered at this place of the list. */
  default int number(A action, int place) {
    return place;
  }

  /** A seat as seen by the viewer: 0 for themselves, 1 for the next, -1 for nobody. */
  static int relative(Seat seat, Seat viewer, int seats) {
    return seat == Seat.NONE ? -1 : Math.floorMod(seat.index() - viewer.index(), seats);
  }

  /** The place of a seat's data when the viewer comes first. */
  static int from(Seat viewer, int step, int seats) {
    return (viewer.index() + step) % seats;
  }

  /** The item, or another one where the list has none. */
  static <T> T item(List<T> list, int index, T otherwise) {
    return index < list.size() ? list.get(index) : otherwise;
  }
}
