package musette.app.draw;

import java.util.List;
import java.util.Optional;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flammerouge.FlammeRouge;
import musette.games.leader1.Leader1;
import musette.games.pacewheel.PaceWheel;
import musette.games.tourdefrance.TourDeFrance;
import musette.kernel.Game;

/** The drawing of every game. */
public final class Drawings {
  /** A game and the drawing of its views. */
  record Entry<V>(Class<? extends Game<?, ?, V>> game, Drawing<V> drawing) {}

  /** One entry for each game, in the order of {@code Catalogue}. */
  static final List<Entry<?>> GAMES =
      List.of(
          new Entry<>(FlammeRouge.class, new FlammeRougeDrawing()),
          new Entry<>(Leader1.class, new Leader1Drawing()),
          new Entry<>(FlamingPyramids.class, new FlamingPyramidsDrawing()),
          new Entry<>(PaceWheel.class, new PaceWheelDrawing()),
          new Entry<>(TourDeFrance.class, new TourDeFranceDrawing()));

  private Drawings() {}

  /** The drawing of a game; empty for a game that has none yet. */
  @SuppressWarnings("unchecked") // The class that an entry names has the entry's own views.
  public static <V> Optional<Drawing<V>> of(Game<?, ?, V> game) {
    for (Entry<?> entry : GAMES) {
      if (entry.game().isInstance(game)) {
        return Optional.of((Drawing<V>) entry.drawing());
      }
    }
    return Optional.empty();
  }
}
