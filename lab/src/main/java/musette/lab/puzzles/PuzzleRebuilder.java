package musette.lab.puzzles;

import java.util.Optional;
import musette.bots.analysis.Judge.Question;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.lab.puzzles.PuzzleFinder.Order;

/**
 * Rebuilds a known puzzle. Its id names the seed, the match and the ply: the match is played up to
 * there, and everything is proved again, followed by one more check of the same depth with
 * different dice.
 */
public final class PuzzleRebuilder<S, A, V> {
  private static final int DEEPER = 10;

  private final Game<S, A, V> game;

  public PuzzleRebuilder(Game<S, A, V> game) {
    this.game = game;
  }

  /**
   * The puzzle as it is found today, or nothing if it does not stand.
   *
   * @throws Refused if the id does not name a place
   */
  public Optional<Puzzle> again(Puzzle known) {
    String[] place = known.id().split("-", -1);
    try {
      var order = new Order(known.setup(game), 1, 1, 2, Long.parseLong(place[0]));
      return new PuzzleFinder<>(game, order)
          .at(Integer.parseInt(place[1]), Integer.parseInt(place[2]))
          .filter(this::stands);
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException _) {
      throw Refused.because("", "puzzle-place", "id", known.id());
    }
  }

  /** Whether the puzzle stands a deep look with dice that had no part in finding it. */
  public boolean stands(Puzzle puzzle) {
    S state = puzzle.state(game);
    Seat seat = puzzle.seat();
    var question = new Question<>(game.view(state, seat), seat, game.actions(state, seat));
    return new PuzzleProof<>(game, puzzle.seats())
        .holds(question, game.notation().parse(puzzle.best()), DEEPER, puzzle.id().hashCode());
  }
}
