package musette.app.cli;

import java.util.Locale;
import java.util.regex.Pattern;
import musette.app.draw.Ink;
import musette.kernel.Refused;
import musette.wire.RuleBook;

/** Formats rules for the terminal. */
public final class RuleText {
  public static final int WIDTH = 100;
  private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*");

  private RuleText() {}

  /** One rule with its heading; the id is case-insensitive. */
  public static String rule(Ink ink, RuleBook book, String id) {
    RuleBook.RuleText rule = book.rules().get(id.toUpperCase(Locale.ROOT));
    if (rule == null) {
      throw Refused.because("", "unknown-rule", "rule", id, "game", book.game());
    }
    String text = rule.id() + "  " + rule.text();
    return ink.paint(Ink.Colour.CHARCOAL, rule.section())
        + "\n"
        + inked(ink, String.join("\n", Wrap.lines(text, WIDTH, rule.id().length() + 2)));
  }

  /** Shows the marked words of a rule text in bold. */
  public static String inked(Ink ink, String text) {
    return BOLD.matcher(text)
        .replaceAll(found -> ink.bold(found.group(1)).replace("$", "\\$"))
        .replace("`", "");
  }
}
