package musette.app.course;

import java.util.Locale;
import musette.games.flammerouge.course.StageRoad;
import musette.games.flammerouge.course.Terrain;

/** A stage of Flamme Rouge from above. */
final class StagePicture {
  private static final double HALF = 0.86;
  private static final double SHARP = 1.45;
  private static final double SOFT = 2.55;
  private static final int STEPS = 6;

  private final StageRoad stage;
  private final Frame frame = new Frame();

  StagePicture(StageRoad stage) {
    this.stage = stage;
  }

  String svg(String title) {
    var roads = new StringBuilder();
    for (StageRoad.Laid tile : stage.tiles()) {
      for (int i = 0; i < tile.squares().size(); i++) {
        square(roads, tile, i);
      }
    }
    return frame.svg(title, "#c9cc9e", "stroke=\"#20242a\" stroke-width=\".06\"", roads);
  }

  private void square(StringBuilder roads, StageRoad.Laid tile, int square) {
    roads.append("<path fill=\"").append(colour(tile.squares().get(square))).append("\" d=\"M");
    for (int i = 0; i <= STEPS; i++) {
      point(roads, tile, square + (double) i / STEPS, -HALF);
    }
    for (int i = STEPS; i >= 0; i--) {
      point(roads, tile, square + (double) i / STEPS, HALF);
    }
    roads.append("Z\"/>\n");
  }

  private void point(StringBuilder roads, StageRoad.Laid tile, double along, double side) {
    double from = Math.toRadians(tile.heading());
    double angle = from;
    double x = tile.x() + Math.cos(from) * along;
    double y = tile.y() + Math.sin(from) * along;
    if (tile.turn() != 0) {
      double radius = (Math.abs(tile.turn()) == 90 ? SHARP : SOFT) * Math.signum(tile.turn());
      angle = from + Math.toRadians(tile.turn()) * along / tile.squares().size();
      x = tile.x() + radius * (Math.sin(angle) - Math.sin(from));
      y = tile.y() - radius * (Math.cos(angle) - Math.cos(from));
    }
    x -= Math.sin(angle) * side;
    y += Math.cos(angle) * side;
    frame.include(x, y);
    roads.append(String.format(Locale.ROOT, "%.2f %.2f ", x, y));
  }

  private static String colour(Terrain terrain) {
    return switch (terrain) {
      case START -> "#efe6c9";
      case FLAT -> "#e3dac3";
      case ASCENT -> "#db8c6b";
      case DESCENT -> "#8db4b8";
      case FINISH -> "#fbf6e8";
    };
  }
}
