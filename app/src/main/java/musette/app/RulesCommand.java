package musette.app;

import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.RuleText;
import musette.app.cli.Wrap;
import musette.app.draw.Ink;
import musette.wire.RuleBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints the rule catalogue of a game, or one rule. */
@Command(name = "rules", mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {

  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "GAME")
  private String game = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "ID")
  private String id = "";

  RulesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.game(game);
    RuleBook book = RuleBook.of(game, context.environment().language());
    if (id.isEmpty()) {
      book.text().lines().forEach(this::line);
    } else {
      RuleText.rule(context.environment().ink(), book, id).lines().forEach(context::print);
    }
    return ExitCode.GOOD;
  }

  private void line(String line) {
    Ink ink = context.environment().ink();
    if (line.startsWith("#")) {
      context.print(ink.bold(line.replaceFirst("#+ *", "")));
    } else if (line.startsWith("|")) {
      context.print(RuleText.inked(ink, line));
    } else {
      int indent = line.length() - line.stripLeading().length();
      int hanging = line.stripLeading().startsWith("- ") ? 2 : 0;
      Wrap.lines(line.strip(), RuleText.WIDTH - indent, hanging)
          .forEach(part -> context.print(" ".repeat(indent) + RuleText.inked(ink, part)));
    }
  }
}
