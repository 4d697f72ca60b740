package musette.bots.flammerouge;

import java.util.ArrayList;
import java.util.List;
import musette.bots.trial.Observed;
import musette.bots.trial.Places;
import musette.games.flammerouge.course.StageRoad;
import musette.games.flammerouge.course.Terrain;

/** The ascents and descents of a stage, each named by its first square. */
final class Slopes {
  private final List<Terrain> squares = new ArrayList<>();
  private final Places places = new Places();

  Slopes(StageRoad stage) {
    stage.tiles().forEach(tile -> squares.addAll(tile.squares()));
    for (int square = 1; square <= squares.size(); square++) {
      Terrain terrain = squares.get(square - 1);
      if (isSlope(terrain) && first(square) == square) {
        places.expect(terrain.name(), String.valueOf(square));
      }
    }
  }

  private static boolean isSlope(Terrain terrain) {
    return terrain == Terrain.ASCENT || terrain == Terrain.DESCENT;
  }

  /** A rider who is on this square feels the slope there, or the next one of its kind. */
  void feel(Terrain terrain, int from) {
    int square = Math.max(1, from);
    while (square <= squares.size() && squares.get(square - 1) != terrain) {
      square++;
    }
    if (isSlope(terrain) && square <= squares.size()) {
      places.feel(terrain.name(), String.valueOf(first(square)));
    }
  }

  private int first(int square) {
    int first = square;
    while (first > 1 && squares.get(first - 2) == squares.get(square - 1)) {
      first--;
    }
    return first;
  }

  List<Observed.Felt> felt() {
    return places.felt();
  }
}
