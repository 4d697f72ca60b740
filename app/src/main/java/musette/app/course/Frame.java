package musette.app.course;

import java.util.Locale;

/** The part of the plane that a picture shows: all that was drawn, and some land around it. */
final class Frame {
  private double left = Double.MAX_VALUE;
  private double top = Double.MAX_VALUE;
  private double right = -Double.MAX_VALUE;
  private double bottom = -Double.MAX_VALUE;

  void include(double x, double y) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }

  /** The lowest point so far; 0 if there is none. */
  double bottom() {
    return bottom < top ? 0 : bottom;
  }

  /**
   * The whole picture.
   *
   * @param land the colour of the ground
   * @param style attributes of everything that is drawn
   */
  String svg(String title, String land, String style, CharSequence drawn) {
    return String.format(
        Locale.ROOT,
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="%.2f %.2f %.2f %.2f" width="960">
        <title>%s</title>
        <rect x="%.2f" y="%.2f" width="100%%" height="100%%" fill="%s"/>
        <g %s>
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
        land,
        style,
        drawn);
  }
}
