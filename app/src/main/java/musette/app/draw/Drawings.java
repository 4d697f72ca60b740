package musette.app.draw;

import java.util.Map;
import musette.kernel.Game;

/** The drawing of every game. */
public final class Drawings {
  private static final Map<String, Drawing<?>> DRAWINGS =
      Map.ofEntries(
          Map.entry("flamme-rouge", new FlammeRougeDrawing()),
          Map.entry("leader-1", new Leader1Drawing()),
          Map.entry("flaming-pyramids", new FlamingPyramidsDrawing()),
          Map.entry("tour-de-france", new TourDeFranceDrawing()),
          Map.entry("pace-wheel", new PaceWheelDrawing()));

  private Drawings() {}

  public static boolean has(Game<?, ?, ?> game) {
    return DRAWINGS.containsKey(game.about().id());
  }

  @SuppressWarnings("unchecked") // The table pairs each game with a drawing of its own views.
  public static <V> Drawing<V> of(Game<?, ?, V> game) {
    Drawing<?> drawing = DRAWINGS.get(game.about().id());
    if (drawing == null) {
      throw new IllegalStateException("no drawing of " + game.about().id());
    }
    return (Drawing<V>) drawing;
  }
}
