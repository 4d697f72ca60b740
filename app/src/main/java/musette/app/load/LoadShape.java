package musette.app.load;

import java.util.List;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.games.Catalogue;
import musette.kernel.About;
import musette.lab.load.LoadOptions;
import picocli.CommandLine.Option;

/** What is played, on the command line: tables, games, and what happens beside the moves. */
final class LoadShape {
  private static final LoadOptions DEFAULTS = LoadOptions.defaults();
  private static final String ALL = "all";

  @Option(names = "--game", paramLabel = "GAME", split = ",")
  private List<String> games = DEFAULTS.tables().games();

  @Option(names = "--tables", paramLabel = "N")
  private int tables = DEFAULTS.tables().count();

  @Option(names = "--seats", paramLabel = "N")
  private int seats = DEFAULTS.tables().seats();

  @Option(names = "--champions", paramLabel = "N")
  private int champions = DEFAULTS.tables().champions();

  @Option(names = "--spectators", paramLabel = "N")
  private int spectators = DEFAULTS.traffic().spectators();

  @Option(names = "--reconnects", paramLabel = "N")
  private int reconnects = DEFAULTS.traffic().reconnects();

  @Option(names = "--chat", paramLabel = "N")
  private int chat = DEFAULTS.traffic().chat();

  /** The games and their tables; refuses a number of seats that one of the games does not have. */
  LoadOptions.Tables tables(CommandContext context) {
    Arguments.require("--tables", tables, 1, 100_000);
    Arguments.require("--champions", champions, 0, 10_000);
    List<String> played =
        games.equals(List.of(ALL))
            ? Catalogue.games().stream().map(game -> game.about().id()).toList()
            : games;
    for (String id : played) {
      About about = context.game(id).about();
      Arguments.require("--seats", seats, about.minSeats(), about.maxSeats());
    }
    return new LoadOptions.Tables(played, tables, seats, champions);
  }

  LoadOptions.Traffic traffic() {
    Arguments.require("--spectators", spectators, 0, 1_000);
    Arguments.require("--reconnects", reconnects, 0, 10_000);
    Arguments.require("--chat", chat, 0, 100_000);
    return new LoadOptions.Traffic(spectators, reconnects, chat);
  }
}
