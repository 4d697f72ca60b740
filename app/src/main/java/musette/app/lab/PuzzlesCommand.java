package musette.app.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.ExitCode;
import musette.app.cli.GameOptions;
import musette.app.cli.OutputFiles;
import musette.app.cli.Progress;
import musette.app.cli.Shell;
import musette.app.cli.UserFile;
import musette.kernel.Game;
import musette.lab.puzzles.Finder;
import musette.lab.puzzles.Puzzle;
import musette.lab.puzzles.PuzzleFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds puzzles in matches between strong bots. */
@Command(name = "puzzles", mixinStandardHelpOptions = true)
public final class PuzzlesCommand implements Callable<Integer> {
  private final Shell shell;

  @Parameters(index = "0", paramLabel = "GAME")
  private String id = "";

  @Option(
      names = {"-n", "--puzzles"},
      paramLabel = "N")
  private int puzzles = 100;

  @Option(names = "--seats", paramLabel = "N")
  private int seats = 2;

  @Option(names = "--matches", paramLabel = "N")
  private int matches = 10_000;

  @Option(names = "--choices", paramLabel = "N")
  private int choices = 3;

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  @Mixin private GameOptions options = new GameOptions();

  public PuzzlesCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    Arguments.require("--puzzles", puzzles, 1, 100_000);
    Arguments.require("--matches", matches, 1, 10_000_000);
    Arguments.require("--choices", choices, 2, 1000);
    find(shell.game(id));
    return ExitCode.GOOD;
  }

  private <S, A, V> void find(Game<S, A, V> game) {
    var order = new Finder.Order(options.setup(game, seats), puzzles, matches, choices, seed);
    OutputFiles.check(List.of(json));
    var kept = new ArrayList<Puzzle>();
    Progress.watch(
        shell.environment(),
        id,
        puzzles,
        step ->
            new Finder<>(game, order)
                .find(
                    puzzle -> {
                      kept.add(puzzle);
                      keep(kept, puzzle);
                      step.accept(1);
                    }));
    shell.print(shell.say("puzzles.found", "found", kept.size(), "wanted", puzzles));
  }

  /** Writes what was found so far, because the search may take hours. */
  private void keep(List<Puzzle> kept, Puzzle puzzle) {
    if (OutputFiles.isNamed(json)) {
      UserFile.write(json, PuzzleFile.print(kept));
    } else {
      shell.print(
          shell.say(
              "puzzles.line",
              "id",
              puzzle.id(),
              "best",
              puzzle.best(),
              "chance",
              Math.round(100 * puzzle.choices().getFirst().chance()),
              "next",
              Math.round(100 * puzzle.choices().get(1).chance()),
              "rating",
              puzzle.rating()));
    }
  }
}
