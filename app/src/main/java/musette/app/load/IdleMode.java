package musette.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.lab.load.IdleLoad;
import musette.lab.load.IdleReport;
import musette.lab.load.LoadOptions;
import musette.lab.load.Running;
import musette.server.operate.DataLocation;
import musette.server.operate.TestData;
import musette.table.Games;
import picocli.CommandLine.Option;

/** A server that starts with running matches, and sockets that do nothing but follow them. */
final class IdleMode {
  /** Random plies of every match on disk. */
  private static final int PLIES = 40;

  @Option(names = "--running", paramLabel = "N")
  private int running;

  @Option(names = "--idle", paramLabel = "N")
  private int sockets;

  boolean isWanted() {
    return running != 0 || sockets != 0;
  }

  IdleReport run(CommandContext context, ServerPlace server, LoadOptions.Tables tables, int seconds)
      throws InterruptedException {
    Arguments.require("--running", running, 0, 1_000_000);
    Arguments.require("--idle", sockets, 0, 100_000);
    server.requireOwn(running > 0 ? "--running" : "--idle");
    List<String> command = server.command(context);
    try {
      return IdleLoad.run(command, written(server, tables), sockets, seconds);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Running written(ServerPlace server, LoadOptions.Tables tables) throws IOException {
    Path data = Files.createTempDirectory("musette-load");
    if (running == 0) {
      return new Running(data, List.of(), List.of());
    }
    TestData.Written written =
        new TestData(new DataLocation(data, server.database()), Games.all())
            .write(tables.games(), running, tables.seats(), PLIES);
    return new Running(data, written.tokens(), written.tables());
  }
}
