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
  private double left;
  private double top;
  private double right;
  private double bottom;

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
    return String.format(
        Locale.ROOT,
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="%.2f %.2f %.2f %.2f" width="960">
        <title>%s</title>
        <rect x="%.2f" y="%.2f" width="100%%" height="100%%" fill="#c9cc9e"/>
        <g stroke="#20242a" stroke-width=".06">
        %s</g>
        </svg>
        """,
        left - 1,
        top - 1,
        right - left + 2,
        bottom - top + 2,
        SvgText.escaped(title),
        left - 1,
        top - 1,
        roads);
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
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
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
