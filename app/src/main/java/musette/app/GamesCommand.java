package musette.app;

import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.Wrap;
import musette.kernel.About;
import musette.kernel.Game;
import musette.kernel.Option;
import musette.wire.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists the games, or one game with all its options. */
@Command(name = "games", mixinStandardHelpOptions = true)
final class GamesCommand implements Callable<Integer> {
  private static final int WIDTH = 100;

  private final CommandContext context;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME")
  private String id = "";

  GamesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (!id.isEmpty()) {
      describe(context.game(id));
      return ExitCode.GOOD;
    }
    int longest =
        context.environment().games().stream()
            .mapToInt(g -> g.about().id().length())
            .max()
            .orElse(0);
    for (Game<?, ?, ?> game : context.environment().games()) {
      About about = game.about();
      context.print(
          context.environment().ink().bold(("%-" + longest + "s").formatted(about.id()))
              + "  "
              + about.title()
              + " · "
              + facts(about));
      context.print(" ".repeat(longest + 2) + context.words(game).text("about.tagline"));
    }
    return ExitCode.GOOD;
  }

  private String facts(About about) {
    return context.say(
        "games.facts",
        "min",
        about.minSeats(),
        "max",
        about.maxSeats(),
        "minutes",
        about.minutes());
  }

  private void describe(Game<?, ?, ?> game) {
    About about = game.about();
    Words words = context.words(game);
    context.print(context.environment().ink().bold(about.title()) + " · " + facts(about));
    context.print(context.say("games.edition", "edition", about.edition()));
    Wrap.lines(words.text("about.summary"), WIDTH, 0).forEach(context::print);
    for (Option option : about.options()) {
      context.print("");
      Wrap.lines(values(option), WIDTH, 4).forEach(context::print);
      String text = words.text("option." + option.id()) + ". ";
      text += words.text("option." + option.id() + ".help");
      text += option.rules().isEmpty() ? "" : " [" + String.join(", ", option.rules()) + "]";
      Wrap.lines(text, WIDTH, 0).forEach(line -> context.print("  " + line));
      if (option instanceof Option.Choice choice) {
        choices(choice, words);
      }
    }
  }

  private void choices(Option.Choice choice, Words words) {
    int longest = choice.values().stream().mapToInt(String::length).max().orElse(0);
    for (String value : choice.values()) {
      String meaning = words.text("option." + choice.id() + "." + value);
      context.print("    " + value + " ".repeat(longest + 2 - value.length()) + meaning);
    }
  }

  private String values(Option option) {
    String values =
        switch (option) {
          case Option.Choice choice -> String.join(" | ", choice.values());
          case Option.Flag _ -> "on | off";
          case Option.Range range -> range.min() + "…" + range.max();
          case Option.PerSeat per -> per.min() + "…" + per.max() + ",…";
          case Option.Text text -> context.say("games.text", "max", text.maxLength());
        };
    String name = context.environment().ink().bold(option.id()) + "  ";
    return option.defaultValue().isEmpty()
        ? name + values
        : name + context.say("games.values", "values", values, "default", option.defaultValue());
  }
}
