package musette.games;

import java.util.List;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flammerouge.FlammeRouge;
import musette.games.leader1.Leader1;
import musette.games.pacewheel.PaceWheel;
import musette.games.tourdefrance.TourDeFrance;
import musette.kernel.Game;
import musette.kernel.Refused;

/** The one list of games, in the order in which they are shown. */
public final class Catalogue {
  private static final List<Game<?, ?, ?>> GAMES =
      List.of(
          new FlammeRouge(),
          new Leader1(),
          new FlamingPyramids(),
          new PaceWheel(),
          new TourDeFrance());

  private Catalogue() {}

  public static List<Game<?, ?, ?>> games() {
    return GAMES;
  }

  /** The game with this id; refuses unknown ones. */
  public static Game<?, ?, ?> game(String id) {
    for (Game<?, ?, ?> game : GAMES) {
      if (game.about().id().equals(id)) {
        return game;
      }
    }
    throw Refused.because("", "unknown-game", "game", id);
  }
}
