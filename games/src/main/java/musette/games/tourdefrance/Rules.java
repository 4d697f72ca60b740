package musette.games.tourdefrance;

import java.util.List;
import java.util.Map;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Setup;

/**
 * The chosen rules of one race and its board, shared by all its states.
 *
 * @param chosen the options that differ from their defaults, so that a view can tell them
 * @param variants one bit for every {@link Variant}
 * @param brought the throw points that the riders bring along (TF-Q-66): one number for all, or one
 *     for each
 */
record Rules(
    int seats,
    Map<String, String> chosen,
    Board board,
    Options.Routes routes,
    int variants,
    List<Integer> brought) {

  private static final Variant[] VARIANTS = Variant.values();

  static Rules of(Setup setup) {
    return of(setup.seats(), Options.ABOUT.chosen(setup));
  }

  static Rules of(int seats, Map<String, String> chosen) {
    int variants = 0;
    for (Variant variant : VARIANTS) {
      if (variant.isIn(chosen)) {
        variants |= 1 << variant.ordinal();
      }
    }
    return new Rules(
        seats,
        chosen,
        board(chosen),
        Options.ROUTES.in(chosen),
        variants,
        Options.BONUS.in(chosen));
  }

  /** The board that somebody drew themselves, or else the one that was chosen (TF-Q-01). */
  private static Board board(Map<String, String> chosen) {
    String own = Options.COURSE.in(chosen);
    return own.strip().isEmpty() ? Board.byId(Options.BOARD.in(chosen)) : Board.own(own);
  }

  /** The same rules for so many riders. */
  Rules withSeats(int number) {
    return new Rules(number, chosen, board, routes, variants, brought);
  }

  boolean has(Variant variant) {
    return (variants >>> variant.ordinal() & 1) != 0;
  }

  boolean isClassic() {
    return has(Variant.CLASSIC);
  }

  int laps() {
    return isClassic() ? 1 : board.laps();
  }

  /** The square by which the rider has to leave the fork; {@link Board#NOWHERE} if they choose. */
  int fixedExit(int fork, long rider) {
    if (routes == Options.Routes.RIDER) {
      return Board.NOWHERE;
    }
    if (routes == Options.Routes.ONCE) {
      return board.way(Rider.ways(rider), fork);
    }
    for (int exit : board.exits(fork)) {
      if (routes.leadOver(board.name(exit).charAt(0))) {
        return exit;
      }
    }
    return board.next(fork);
  }

  /** The throw points that a rider brings along (TF-Q-66). */
  int brought(int seat) {
    return brought.get(brought.size() == 1 ? 0 : seat);
  }

  /** The throw points that a rider starts with: a classic race has none to spend. */
  int bonus(int seat) {
    return isClassic() ? 0 : brought(seat);
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
