package musette.app.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import musette.games.leader1.course.CourseRoad;
import musette.games.leader1.course.CourseRoad.Hex;
import musette.games.leader1.course.Lane;
import musette.games.leader1.course.Terrain;

/** A race of Leader 1 from above, its stages below each other. The side of a hexagon is 1 long. */
final class RacePicture {
  private static final double ROOT = Math.sqrt(3);
  private static final double LANE = 0.265;
  private static final double WIDE = 1.5;
  private static final double SHARP = 0.5;
  private static final int STEPS = 6;
  private static final int SIDES = 6;

  /** Rows of a hexagon, on which lines lie. */
  private static final double ROWS = 6;

  private final CourseRoad road;
  private final UnaryOperator<String> words;
  private final Frame frame = new Frame();
  private final StringBuilder text = new StringBuilder();
  private double down;

  RacePicture(CourseRoad road, UnaryOperator<String> words) {
    this.road = road;
    this.words = words;
  }

  String svg(String title) {
    for (CourseRoad.Stage stage : road.stages()) {
      double top = stage.hexagons().stream().mapToDouble(hex -> y(hex) - 1.6).min().orElse(0);
      down = frame.bottom() + 1 - top;
      double left = stage.hexagons().stream().mapToDouble(RacePicture::x).min().orElse(0) - 1;
      label(left, top + 0.4, stage.name().replace('_', ' '), "start");
      stage.hexagons().forEach(hex -> hexagon(hex));
      for (int i = 0; i < stage.hexagons().size(); i++) {
        Hex hex = stage.hexagons().get(i);
        tokens(hex, i + 1, stage);
      }
      stage.lines().forEach((kind, marks) -> marks.forEach(mark -> line(stage, kind, mark)));
    }
    return frame.svg(title, "#c9cc9e", "stroke=\"#20242a\" stroke-width=\".02\"", text);
  }

  private static double x(Hex hex) {
    return 1.5 * hex.q();
  }

  private static double y(Hex hex) {
    return ROOT * (hex.r() + hex.q() / 2.0);
  }

  private void hexagon(Hex hex) {
    text.append("<path fill=\"").append(field(hex.terrain())).append("\" d=\"M");
    for (int i = 0; i < SIDES; i++) {
      double angle = i * Math.PI / 3;
      add(x(hex) + Math.cos(angle), y(hex) + Math.sin(angle));
    }
    text.append("Z\"/>\n");
    for (Lane lane : Lane.values()) {
      int count = hex.squares().get(lane.ordinal());
      for (int square = 1; square <= count; square++) {
        square(hex, lane, square, count);
      }
    }
  }

  private void square(Hex hex, Lane lane, int number, int count) {
    String name = lane.name() + number;
    double off = lane.ordinal() - 1;
    text.append("<path fill=\"").append(ground(hex, name)).append("\" d=\"M");
    for (int i = 0; i <= STEPS; i++) {
      at(hex, (number - 1 + (double) i / STEPS) / count, off - 0.5);
    }
    for (int i = STEPS; i >= 0; i--) {
      at(hex, (number - 1 + (double) i / STEPS) / count, off + 0.5);
    }
    text.append("Z\"/>\n");
  }

  /**
   * A point of the road: {@code t} from 0 to 1 along the hexagon, {@code off} lanes to the right.
   */
  private void at(Hex hex, double t, double off) {
    double[] point = point(hex, t, off);
    add(point[0], point[1]);
  }

  private static double[] point(Hex hex, double t, double off) {
    double side =
        switch (hex.shape()) {
          case S -> 0;
          case GL, XL -> -1;
          case GR, XR -> 1;
        };
    double inX = off * LANE;
    double inY = ROOT / 2 - ROOT * t;
    if (side != 0) {
      boolean gentle = hex.shape().name().charAt(0) == 'G';
      double turned = (gentle ? Math.PI / 3 : 2 * Math.PI / 3) * t;
      double radius = (gentle ? WIDE : SHARP) - side * off * LANE;
      inX = side * ((gentle ? WIDE : SHARP) - radius * Math.cos(turned));
      inY = ROOT / 2 - radius * Math.sin(turned);
    }
    double angle = hex.heading() * Math.PI / 3;
    return new double[] {
      x(hex) + inX * Math.cos(angle) - inY * Math.sin(angle),
      y(hex) + inX * Math.sin(angle) + inY * Math.cos(angle)
    };
  }

  private void line(CourseRoad.Stage stage, String kind, String mark) {
    int at = mark.indexOf('@');
    int number = Integer.parseInt(mark.substring(0, at));
    double t = Integer.parseInt(mark.substring(at + 1)) / ROWS;
    Hex hex = stage.hexagons().get(number - 1);
    text.append("<path fill=\"none\" stroke=\"#b23a24\" stroke-width=\".06\" d=\"M");
    at(hex, t, -1.7);
    at(hex, t, 1.7);
    text.append("\"/>\n");
    beside(hex, t, 1.9, words.apply("road." + kind));
  }

  private void tokens(Hex hex, int number, CourseRoad.Stage stage) {
    var said = new ArrayList<>(List.of(number + " " + words.apply("board.hex." + bare(hex))));
    if (hex.category() > 0) {
      said.add(words.apply("road.category") + " " + hex.category());
    }
    if (stage.weather().contains(number)) {
      said.add(words.apply("road.weather"));
    }
    beside(hex, 0.5, -1.9, String.join(", ", said));
  }

  private static String bare(Hex hex) {
    return hex.name().replace("~", "");
  }

  /** Words beside the road, which they lead away from. */
  private void beside(Hex hex, double t, double off, String said) {
    double[] road = point(hex, t, 0);
    double[] at = point(hex, t, off);
    double away = at[0] - road[0];
    String anchor = Math.abs(away) < LANE ? "middle" : away < 0 ? "end" : "start";
    label(at[0], at[1] + 0.06, said, anchor);
  }

  private void label(double x, double y, String said, String anchor) {
    text.append("<text stroke=\"none\" font-family=\"sans-serif\" font-size=\".2\" text-anchor=\"");
    text.append(anchor)
        .append(String.format(Locale.ROOT, "\" x=\"%.2f\" y=\"%.2f\">", x, y + down));
    text.append(SvgText.escaped(said)).append("</text>\n");
    frame.include(x, y + down);
  }

  private void add(double x, double y) {
    frame.include(x, y + down);
    text.append(String.format(Locale.ROOT, "%.3f %.3f ", x, y + down));
  }

  private static String field(Terrain terrain) {
    return switch (terrain) {
      case FLAT -> "#c9cc9e";
      case HILL -> "#b8bd82";
      case MOUNTAIN -> "#cdb79a";
      case DOWNHILL -> "#b9c9b0";
    };
  }

  private static String ground(Hex hex, String square) {
    if (hex.dark().contains(square)) {
      return "#6d7480";
    }
    if (hex.cobbles().contains(square)) {
      return "#b9ac92";
    }
    return switch (hex.terrain()) {
      case FLAT -> "#e3dac3";
      case HILL -> "#e6c79a";
      case MOUNTAIN -> "#db8c6b";
      case DOWNHILL -> "#8db4b8";
    };
  }
}
