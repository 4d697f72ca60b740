package musette.app.lab;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.ErrorReports;
import musette.app.cli.ExitCode;
import musette.app.cli.GameOptions;
import musette.kernel.Game;
import musette.kernel.Remark;
import musette.kernel.Setup;
import musette.lab.batch.Batch;
import musette.lab.batch.BatchSession;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Steps many matches at once for another program, with arrays over standard input and output. */
@Command(name = "batch", mixinStandardHelpOptions = true)
public final class BatchCommand implements Callable<Integer> {
  private static final int MOST = 100_000;
  private static final int BUFFER = 1 << 16;

  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "GAME")
  private String id = "";

  @Option(names = "--matches", paramLabel = "N")
  private int matches = 1;

  @Option(names = "--seats", paramLabel = "N")
  private Optional<Integer> seats = Optional.empty();

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Option(names = "--again")
  private boolean again;

  @Mixin private GameOptions options = new GameOptions();

  public BatchCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    Arguments.require("--matches", matches, 1, MOST);
    serve(context.game(id));
    return ExitCode.GOOD;
  }

  private <S, A, V> void serve(Game<S, A, V> game) throws IOException {
    Setup setup = seats.map(n -> options.setup(game, n)).orElseGet(() -> options.largest(game));
    var batch =
        new Batch<>(game, setup, matches, seed, again ? Batch.After.AGAIN : Batch.After.STAY);
    var reports = new ErrorReports(context);
    new BatchSession(batch, match -> picture(game, batch, match), reports::sentence)
        .serve(
            new BufferedInputStream(context.environment().in(), BUFFER),
            new BufferedOutputStream(context.environment().out(), BUFFER));
  }

  /** What the seat to act is asked and sees, and the offered actions by number. */
  private <S, A, V> String picture(Game<S, A, V> game, Batch<S, A, V> batch, int match) {
    V view = batch.view(match);
    var words = context.words(game);
    ObjectNode picture = Json.object();
    picture.put("ask", words.say(game.ask(view)));
    var board = picture.putArray("board");
    for (Remark remark : game.describe(view)) {
      board.add(words.say(remark));
    }
    picture.set("actions", Json.tree(batch.offers(match)));
    return Json.write(picture);
  }
}
