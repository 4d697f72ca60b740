package musette.app.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.GameOptions;
import musette.app.cli.OutputFiles;
import musette.app.cli.Progress;
import musette.app.cli.UserFile;
import musette.kernel.Game;
import musette.lab.puzzles.Puzzle;
import musette.lab.puzzles.PuzzleFile;
import musette.lab.puzzles.PuzzleFinder;
import musette.lab.puzzles.PuzzleRebuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds puzzles in matches between strong bots. */
@Command(name = "puzzles", mixinStandardHelpOptions = true)
public final class PuzzlesCommand implements Callable<Integer> {
  private final CommandContext context;

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

  @Option(names = "--again", paramLabel = "FILE")
  private Path again = Path.of("");

  @Mixin private GameOptions options = new GameOptions();

  public PuzzlesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Arguments.require("--puzzles", puzzles, 1, 100_000);
    Arguments.require("--matches", matches, 1, 10_000_000);
    Arguments.require("--choices", choices, 2, 1000);
    OutputFiles.check(List.of(json));
    if (OutputFiles.isNamed(again)) {
      remake(context.game(id), PuzzleFile.parse(UserFile.read(again)));
    } else {
      find(context.game(id));
    }
    return ExitCode.GOOD;
  }

  private <S, A, V> void find(Game<S, A, V> game) {
    var order = new PuzzleFinder.Order(options.setup(game, seats), puzzles, matches, choices, seed);
    var kept = new ArrayList<Puzzle>();
    Progress.watch(
        context.environment(),
        id,
        puzzles,
        step ->
            new PuzzleFinder<>(game, order)
                .find(
                    puzzle -> {
                      keepAlso(kept, puzzle);
                      step.accept(1);
                    }));
    context.print(context.say("puzzles.found", "found", kept.size(), "wanted", puzzles));
  }

  /**
   * Plays the matches of known puzzles again; those that no longer stand are named and left out.
   */
  private <S, A, V> void remake(Game<S, A, V> game, List<Puzzle> known) {
    var remaker = new PuzzleRebuilder<>(game);
    var kept = new ArrayList<Puzzle>();
    var fallen = new ArrayList<Puzzle>(known);
    Progress.watch(
        context.environment(),
        id,
        known.size(),
        step -> {
          for (Puzzle puzzle : known) {
            remaker.again(puzzle).ifPresent(same -> keepAlso(kept, same));
            step.accept(1);
          }
          return fallen.removeIf(puzzle -> holdsId(kept, puzzle.id()));
        });
    context.print(context.say("puzzles.again", "kept", kept.size(), "known", known.size()));
    fallen.forEach(one -> context.print(context.say("puzzles.fallen", "id", one.id())));
  }

  private static boolean holdsId(List<Puzzle> puzzles, String id) {
    return puzzles.stream().anyMatch(puzzle -> puzzle.id().equals(id));
  }

  private void keepAlso(List<Puzzle> kept, Puzzle puzzle) {
    kept.add(puzzle);
    keep(kept, puzzle);
  }

  /** Writes what was found so far, because the search may take hours. */
  private void keep(List<Puzzle> kept, Puzzle puzzle) {
    if (OutputFiles.isNamed(json)) {
      UserFile.write(json, PuzzleFile.print(kept));
    } else {
      context.print(
          context.say(
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
