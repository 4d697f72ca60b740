package musette.app;

import java.util.concurrent.Callable;
import musette.app.cli.ExitCode;
import musette.app.cli.Shell;
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

  private final Shell shell;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME")
  private String id = "";

  GamesCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    if (!id.isEmpty()) {
      describe(shell.game(id));
      return ExitCode.GOOD;
    }
    int longest =
        shell.environment().games().stream().mapToInt(g -> g.about().id().length()).max().orElse(0);
    for (Game<?, ?, ?> game : shell.environment().games()) {
      About about = game.about();
      shell.print(
          shell.environment().ink().bold(("%-" + longest + "s").formatted(about.id()))
              + "  "
              + about.title()
              + " · "
              + facts(about));
      shell.print(" ".repeat(longest + 2) + shell.words(game).text("about.tagline"));
    }
    return ExitCode.GOOD;
  }

  private String facts(About about) {
    return shell.say(
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
    Words words = shell.words(game);
    shell.print(shell.environment().ink().bold(about.title()) + " · " + facts(about));
    shell.print(shell.say("games.edition", "edition", about.edition()));
    Wrap.lines(words.text("about.summary"), WIDTH, 0).forEach(shell::print);
    for (Option option : about.options()) {
      shell.print("");
      Wrap.lines(values(option), WIDTH, 4).forEach(shell::print);
      String text = words.text("option." + option.id()) + ". ";
      text += words.text("option." + option.id() + ".help");
      text += option.rules().isEmpty() ? "" : " [" + String.join(", ", option.rules()) + "]";
      Wrap.lines(text, WIDTH, 0).forEach(line -> shell.print("  " + line));
      if (option instanceof Option.Choice choice) {
        choices(choice, words);
      }
    }
  }

  private void choices(Option.Choice choice, Words words) {
    int longest = choice.values().stream().mapToInt(String::length).max().orElse(0);
    for (String value : choice.values()) {
      String meaning = words.text("option." + choice.id() + "." + value);
      shell.print("    " + value + " ".repeat(longest + 2 - value.length()) + meaning);
    }
  }

  private String values(Option option) {
    String values =
        switch (option) {
          case Option.Choice choice -> String.join(" | ", choice.values());
          case Option.Flag _ -> "on | off";
          case Option.Range range -> range.min() + "…" + range.max();
          case Option.PerSeat per -> per.min() + "…" + per.max() + ",…";
          case Option.Text text -> shell.say("games.text", "max", text.maxLength());
        };
    String name = shell.environment().ink().bold(option.id()) + "  ";
    return option.defaultValue().isEmpty()
        ? name + values
        : name + shell.say("games.values", "values", values, "default", option.defaultValue());
  }
}
