package musette.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The plies of a match that have not been taken back, and the states before the last of them.
 *
 * @param <S> the game's state
 */
final class History<S> {
  /**
   * A ply: its outcome and who could act at that time.
   *
   * @param given its dice, unless they follow from the seed
   */
  record Made(Step step, Seats asked, @Nullable Chance given) {
    @Nullable Chance givenAgain() {
      return given == null ? null : given.again();
    }
  }

  /** The number of states kept: as far back as a free undo usually reaches. */
  private static final int REMEMBERED = 12;

  private final S opening;
  private final List<Made> made = new ArrayList<>();

  /** The states before the last plies, the newest at the end. */
  private final List<S> before = new ArrayList<>();

  History(S opening) {
    this.opening = opening;
  }

  void add(S stateBefore, Made ply) {
    made.add(ply);
    before.add(stateBefore);
    if (before.size() > REMEMBERED) {
      before.removeFirst();
    }
  }

  List<Made> plies() {
    return Collections.unmodifiableList(made);
  }

  /** All plies but the first ones, as many as this number. */
  List<Made> from(int number) {
    return List.copyOf(made.subList(number, made.size()));
  }

  /**
   * The last ply of this seat and all after it; empty if the seat has not played. Of no use after
   * the next ply.
   */
  List<Made> since(Seat seat) {
    for (int i = made.size() - 1; i >= 0; i--) {
      if (made.get(i).step().seat() == seat) {
        return made.subList(i, made.size());
      }
    }
    return List.of();
  }

  /** How many plies to keep if some are taken back: those after them have to be played again. */
  int resumable(List<Integer> without) {
    int kept = made.size() - before.size();
    int first = made.size();
    for (int i = first - 1, found = 0; i >= 0 && found < without.size(); i--) {
      if (without.contains(made.get(i).step().ply())) {
        first = i;
        found++;
      }
    }
    return first >= kept && first < made.size() ? first : 0;
  }

  /** The state after this many plies, a number from {@link #resumable}. */
  S position(int plies) {
    return plies == 0 ? opening : before.get(plies - (made.size() - before.size()));
  }

  /** Forgets all plies but the first ones; returns the state after these. */
  S rewind(int plies) {
    S state = position(plies);
    int forgotten = Math.min(before.size(), made.size() - plies);
    before.subList(before.size() - forgotten, before.size()).clear();
    made.subList(plies, made.size()).clear();
    return state;
  }
}
