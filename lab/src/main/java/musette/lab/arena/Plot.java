package musette.lab.arena;

import java.util.List;
import java.util.Locale;

/** Small SVG plots in the Musette colours, readable without colour. */
public final class Plot {
  private static final int WIDTH = 640;
  private static final int LABEL = 190;
  private static final int ROW = 30;
  private static final int PANEL = 130;

  private Plot() {}

  /** A value with its interval, on one line of a plot. */
  public record Bar(String label, double value, double low, double high) {}

  /** A point with whiskers for each bar; {@code reference} is drawn as a dashed line. */
  public static String intervals(String title, List<Bar> bars, double reference) {
    double min = reference;
    double max = reference;
    for (Bar bar : bars) {
      min = Math.min(min, bar.low);
      max = Math.max(max, bar.high);
    }
    double span = max == min ? 1 : max - min;
    int height = 40 + ROW * bars.size();
    var svg = open(title, height);
    int zero = x(reference, min, span);
    svg.append(line(zero, 26, zero, height - 8, "stroke-dasharray='4 3'"));
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      int y = 44 + ROW * i;
      svg.append(text(0, y + 4, bar.label));
      svg.append(line(x(bar.low, min, span), y, x(bar.high, min, span), y, "stroke-width='2'"));
      svg.append(
          String.format(
              Locale.ROOT,
              "<circle cx='%d' cy='%d' r='5' fill='#a8321f'/>",
              x(bar.value, min, span),
              y));
      svg.append(text(x(bar.value, min, span) + 8, y - 6, number(bar.value)));
    }
    return svg.append("</svg>").toString();
  }

  /** How often each value occurs, in at most {@code columns} columns. */
  public static String histogram(String title, List<Integer> values, int columns) {
    int min = values.stream().mapToInt(v -> v).min().orElse(0);
    int max = values.stream().mapToInt(v -> v).max().orElse(1);
    int width = Math.max(1, (max - min + columns) / columns);
    int[] counts = new int[(max - min) / width + 1];
    int most = 1;
    for (int value : values) {
      int column = (value - min) / width;
      counts[column]++;
      most = Math.max(most, counts[column]);
    }
    var svg = open(title, 220);
    double step = (double) WIDTH / counts.length;
    for (int i = 0; i < counts.length; i++) {
      double high = 150.0 * counts[i] / most;
      svg.append(
          String.format(
              Locale.ROOT,
              "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='#1f5f6b'/>",
              i * step + 1,
              190 - high,
              Math.max(1, step - 2),
              high));
    }
    svg.append(text(0, 208, String.valueOf(min)));
    svg.append("<text x='%d' y='208' text-anchor='end'>%d</text>".formatted(WIDTH, max));
    return svg.append("</svg>").toString();
  }

  /** A measured value at each x. */
  public record Curve(String label, List<Point> points) {}

  /** One point of a curve. */
  public record Point(double x, double y) {}

  /** One curve below the other, from 0, over the same x, which grows by factors. */
  public static String curves(String title, List<Curve> curves) {
    var svg = open(title, 30 + PANEL * curves.size());
    for (int i = 0; i < curves.size(); i++) {
      panel(svg, curves.get(i), 30 + PANEL * i);
    }
    return svg.append("</svg>").toString();
  }

  private static void panel(StringBuilder svg, Curve curve, int top) {
    int bottom = top + PANEL - 30;
    double first = Math.log(curve.points.getFirst().x);
    double span = Math.max(1e-9, Math.log(curve.points.getLast().x) - first);
    double most = curve.points.stream().mapToDouble(Point::y).max().orElse(0);
    svg.append(text(0, top + 34, curve.label));
    svg.append(line(LABEL, bottom, WIDTH - 40, bottom, "stroke-width='1'"));
    var path = new StringBuilder();
    for (Point point : curve.points) {
      int x = x(Math.log(point.x), first, span);
      int y = (int) (bottom - (most == 0 ? 0 : (PANEL - 64) * point.y / most));
      path.append(path.isEmpty() ? "M" : "L").append(x).append(' ').append(y);
      svg.append("<circle cx='%d' cy='%d' r='4' fill='#a8321f'/>".formatted(x, y));
      svg.append(text(x - 10, y - 9, number(point.y)));
      svg.append(text(x - 10, bottom + 14, String.valueOf((int) point.x)));
    }
    svg.append("<path d='%s' fill='none' stroke='#a8321f'/>".formatted(path));
  }

  /** Escapes text for HTML. */
  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("'", "&#39;");
  }

  private static StringBuilder open(String title, int height) {
    return new StringBuilder()
        .append(
            "<svg viewBox='0 0 %d %d' role='img' xmlns='http://www.w3.org/2000/svg' "
                .formatted(WIDTH, height))
        .append("font-family='Jost, Futura, sans-serif' font-size='13' fill='#221d1a'>")
        .append("<title>%s</title>".formatted(escape(title)))
        .append("<text x='0' y='16' font-weight='600'>%s</text>".formatted(escape(title)));
  }

  private static int x(double value, double min, double span) {
    return (int) (LABEL + (WIDTH - LABEL - 60) * (value - min) / span);
  }

  private static String line(int x1, int y1, int x2, int y2, String style) {
    return "<line x1='%d' y1='%d' x2='%d' y2='%d' stroke='#221d1a' %s/>"
        .formatted(x1, y1, x2, y2, style);
  }

  private static String text(int x, int y, String text) {
    return "<text x='%d' y='%d'>%s</text>".formatted(x, y, escape(text));
  }

  private static String number(double value) {
    return Math.abs(value) < 2
        ? String.format(Locale.ROOT, "%.3f", value)
        : String.format(Locale.ROOT, "%.0f", value);
  }
}
