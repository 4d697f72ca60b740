package musette.app;

import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import musette.app.draw.Ink;
import musette.kernel.Refused;
import musette.wire.RuleBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints the rule catalogue of a game, or one rule. */
@Command(name = "rules", mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {
  private static final int WIDTH = 100;
  private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*");

  private final Musette musette;

  @Parameters(index = "0", paramLabel = "GAME")
  private String game = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "ID")
  private String id = "";

  RulesCommand(Musette musette) {
    this.musette = musette;
  }

  @Override
  public Integer call() {
    musette.game(game);
    RuleBook book = RuleBook.of(game, musette.world().language());
    if (id.isEmpty()) {
      book.text().lines().forEach(this::line);
    } else {
      rule(musette, book, id).lines().forEach(musette::print);
    }
    return Musette.GOOD;
  }

  /** One rule with its heading; the id is case-insensitive. */
  static String rule(Musette musette, RuleBook book, String id) {
    RuleBook.RuleText rule = book.rules().get(id.toUpperCase(Locale.ROOT));
    if (rule == null) {
      throw Refused.because("", "unknown-rule", "rule", id, "game", book.game());
    }
    Ink ink = musette.world().ink();
    String text = rule.id() + "  " + rule.text();
    return ink.paint(Ink.Colour.CHARCOAL, rule.section())
        + "\n"
        + inked(ink, String.join("\n", Wrap.lines(text, WIDTH, rule.id().length() + 2)));
  }

  private void line(String line) {
    Ink ink = musette.world().ink();
    if (line.startsWith("#")) {
      musette.print(ink.bold(line.replaceFirst("#+ *", "")));
    } else if (line.startsWith("|")) {
      musette.print(inked(ink, line));
    } else {
      int indent = line.length() - line.stripLeading().length();
      int hanging = line.stripLeading().startsWith("- ") ? 2 : 0;
      Wrap.lines(line.strip(), WIDTH - indent, hanging)
          .forEach(part -> musette.print(" ".repeat(indent) + inked(ink, part)));
    }
  }

  private static String inked(Ink ink, String text) {
    return BOLD.matcher(text)
        .replaceAll(found -> ink.bold(found.group(1)).replace("$", "\\$"))
        .replace("`", "");
  }
}
