package musette.app.referee;

import java.util.Optional;
import java.util.concurrent.Callable;
import musette.app.cli.ExitCode;
import musette.app.cli.InputLines;
import musette.app.cli.Shell;
import musette.kernel.Game;
import musette.kernel.Refused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The referee for other programs: one JSON object per line in both directions. */
@Command(name = "referee", mixinStandardHelpOptions = true)
public final class RefereeCommand implements Callable<Integer> {
  private final Shell shell;

  @Parameters(index = "0", paramLabel = "GAME")
  private String id = "";

  public RefereeCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    return serve(shell.game(id));
  }

  private <S, A, V> int serve(Game<S, A, V> game) {
    var referee = new Referee<>(game, new RefereeAnswers(shell.words(), shell.words(game)));
    var lines = new InputLines(shell.environment().in());
    while (!shell.environment().out().checkError()) {
      try {
        Optional<String> line = lines.next();
        if (line.isEmpty()) {
          return lines.isText() ? ExitCode.GOOD : ExitCode.UNUSABLE;
        }
        shell.print(referee.answer(line.get()));
      } catch (Refused noLine) {
        shell.print(referee.error(noLine));
      }
    }
    return ExitCode.GOOD;
  }
}
