package musette.e2e;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import musette.kernel.Chance;

/** Small faults in texts, of the kind that readers must notice in the same way everywhere. */
final class PageEngineFaults {
  private static final List<String> PARTS =
      List.of(
          "",
          " ",
          "0",
          "-1",
          "99",
          "x",
          "é",
          "Ⅷ",
          "\t",
          "\u00a0",
          "\u2028",
          "A",
          "=",
          ",",
          "999999999999");

  private PageEngineFaults() {}

  static String spoil(String line, Chance chance) {
    String part = PARTS.get(chance.below(PARTS.size()));
    int at = chance.below(line.length() + 1);
    List<UnaryOperator<String>> ways =
        List.of(
            text -> text.substring(0, at) + part + text.substring(at),
            text -> text.substring(0, at) + part,
            text -> text.substring(at),
            text -> text.substring(0, text.lastIndexOf(' ') + 1) + part,
            text -> text + " " + part,
            text -> text.replaceFirst(" ", "  "),
            text -> text.toUpperCase(Locale.ROOT));
    return ways.get(chance.below(ways.size())).apply(line);
  }
}
