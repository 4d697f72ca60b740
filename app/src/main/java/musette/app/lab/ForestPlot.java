package musette.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import musette.lab.arena.Plot;
import musette.lab.study.Effect;

/**
 * Effects below each other: a dashed line where the rulebook's own game is, a point with its
 * interval for each setting, filled if the difference stands.
 */
final class ForestPlot {
  private static final int WIDTH = 860;
  private static final int LABEL = 400;
  private static final int ROW = 24;
  private static final int LONGEST = 58;

  private final DoubleFunction<String> number;
  private final List<String> labels = new ArrayList<>();
  private final List<Effect> effects = new ArrayList<>();

  ForestPlot(DoubleFunction<String> number) {
    this.number = number;
  }

  void add(String label, Effect effect) {
    labels.add(label.length() > LONGEST ? label.substring(0, LONGEST - 1) + "…" : label);
    effects.add(effect);
  }

  String svg() {
    double base = effects.getFirst().value() - effects.getFirst().difference();
    double min = base;
    double max = base;
    for (Effect effect : effects) {
      min = Math.min(min, base + effect.low());
      max = Math.max(max, base + effect.high());
    }
    int height = 24 + ROW * effects.size();
    double scale = max == min ? 1 : (WIDTH - LABEL - 70) / (max - min);
    int zero = x(base, min, scale);
    var svg = new StringBuilder("<svg viewBox='0 0 %d %d' role='img'>".formatted(WIDTH, height));
    svg.append(
        "<line class='base' x1='%d' y1='14' x2='%d' y2='%d'/>".formatted(zero, zero, height));
    svg.append("<text x='%d' y='11' text-anchor='middle'>%s</text>".formatted(zero, shown(base)));
    for (int i = 0; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      int y = 32 + ROW * i;
      int from = x(base + effect.low(), min, scale);
      int to = x(base + effect.high(), min, scale);
      int at = x(effect.value(), min, scale);
      svg.append("<text x='0' y='%d'>%s</text>".formatted(y + 4, Plot.escape(labels.get(i))));
      svg.append("<line x1='%d' y1='%d' x2='%d' y2='%d'/>".formatted(from, y, to, y));
      svg.append(
          "<circle class='%s' cx='%d' cy='%d' r='5'/>"
              .formatted(effect.holds() ? "holds" : "open", at, y));
      svg.append("<text x='%d' y='%d'>%s</text>".formatted(to + 8, y + 4, shown(effect.value())));
    }
    return svg.append("</svg>").toString();
  }

  private String shown(double value) {
    return Plot.escape(number.apply(value));
  }

  private static int x(double value, double min, double scale) {
    return (int) (LABEL + (value - min) * scale);
  }
}
