package musette.app.course;

/** Text for pictures. */
final class SvgText {
  private SvgText() {}

  /** Text as it may stand in an SVG file. */
  static String escaped(String text) {
    var safe = new StringBuilder();
    text.codePoints()
        .filter(c -> !Character.isISOControl(c) && (c < 0xD800 || c > 0xDFFF) && c < 0xFFFE)
        .forEach(
            c -> {
              switch (c) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                default -> safe.appendCodePoint(c);
              }
            });
    return safe.toString();
  }
}
