package musette.games.tourdefrance;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import musette.kernel.Seat;
import musette.kernel.Setup;

/**
 * What does not change during a race: the board and the terms.
 *
 * @param options as chosen, so that a view can tell them
 * @param terms one bit for every {@link Term}
 */
record Course(int seats, Map<String, String> options, Board board, Routes routes, int terms) {

  /** Who decides at a fork: every rider each time or once, or the set-up for all (TF-Q-36). */
  enum Routes {
    RIDER(""),
    ONCE(""),
    MAIN(""),
    COBBLES("C"),
    TRACK2("T"),
    BOTH("CT");

    private final String ways;

    Routes(String ways) {
      this.ways = ways;
    }

    static Routes of(String value) {
      for (Routes routes : values()) {
        if (routes.name().equalsIgnoreCase(value)) {
          return routes;
        }
      }
      throw new IllegalArgumentException(value);
    }
  }

  private static final Term[] TERMS = Term.values();

  static Course of(Setup setup) {
    return of(setup.seats(), setup.options());
  }

  static Course of(int seats, Map<String, String> options) {
    int terms = 0;
    for (Term term : TERMS) {
      if (term.value().equals(options.get(term.option()))) {
        terms |= 1 << term.ordinal();
      }
    }
    return new Course(
        seats,
        options,
        Board.byId(options.getOrDefault("board", "")),
        Routes.of(options.getOrDefault("routes", "")),
        terms);
  }

  boolean has(Term term) {
    return (terms >>> term.ordinal() & 1) != 0;
  }

  boolean isClassic() {
    return has(Term.CLASSIC);
  }

  int laps() {
    return isClassic() ? 1 : board.laps();
  }

  /** The square by which the rider has to leave the fork; {@link Board#NOWHERE} if they choose. */
  int fixedExit(int fork, long rider) {
    if (routes == Routes.RIDER) {
      return Board.NOWHERE;
    }
    if (routes == Routes.ONCE) {
      return board.way(rider, fork);
    }
    for (int exit : board.exits(fork)) {
      if (routes.ways.indexOf(board.name(exit).charAt(0)) >= 0) {
        return exit;
      }
    }
    return board.next(fork);
  }

  /** The throw points that the riders bring along (TF-Q-66). */
  List<Integer> brought() {
    var setup = new Setup(seats, options);
    return IntStream.range(0, seats)
        .map(i -> setup.number(Options.BONUS, Seat.of(i)))
        .boxed()
        .toList();
  }

  /** The throw points that the riders start with: a classic race has none to spend. */
  List<Integer> bonus() {
    return isClassic() ? Collections.nCopies(seats, 0) : brought();
  }

  /** How far a rider is: lap and km in one number, greater than any for one who has finished. */
  int progress(long rider) {
    return Rider.finish(rider) > 0
        ? Integer.MAX_VALUE
        : progress(Rider.lap(rider), Rider.square(rider));
  }

  int progress(int lap, int square) {
    return lap * 10_000 + board.km(square);
  }
}
