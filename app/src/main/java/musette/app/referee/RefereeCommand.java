package musette.app.referee;

import java.util.Optional;
import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.InputLines;
import musette.kernel.Game;
import musette.kernel.Refused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The referee for other programs: one JSON object per line in both directions. */
@Command(name = "referee", mixinStandardHelpOptions = true)
public final class RefereeCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "GAME")
  private String id = "";

  public RefereeCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    return serve(context.game(id));
  }

  private <S, A, V> int serve(Game<S, A, V> game) {
    var referee = new Referee<>(game, new RefereeAnswers(context.words(), context.words(game)));
    var lines = new InputLines(context.environment().in());
    while (!context.environment().out().checkError()) {
      try {
        Optional<String> line = lines.next();
        if (line.isEmpty()) {
          return lines.isText() ? ExitCode.GOOD : ExitCode.UNUSABLE;
        }
        context.print(referee.answer(line.get()));
      } catch (Refused noLine) {
        context.print(referee.error(noLine));
      }
    }
    return ExitCode.GOOD;
  }
}
