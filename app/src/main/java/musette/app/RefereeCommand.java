package musette.app;

import java.util.Optional;
import java.util.concurrent.Callable;
import musette.kernel.Game;
import musette.kernel.Refused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The referee for other programs: one JSON object per line in both directions. */
@Command(name = "referee", mixinStandardHelpOptions = true)
final class RefereeCommand implements Callable<Integer> {
  private final Musette musette;

  @Parameters(index = "0", paramLabel = "GAME")
  private String id = "";

  RefereeCommand(Musette musette) {
    this.musette = musette;
  }

  @Override
  public Integer call() {
    return serve(musette.game(id));
  }

  private <S, A, V> int serve(Game<S, A, V> game) {
    var referee = new Referee<>(game, new RefereeWords(musette.words(), musette.words(game)));
    var lines = new Lines(musette.world().in());
    while (!musette.world().out().checkError()) {
      try {
        Optional<String> line = lines.next();
        if (line.isEmpty()) {
          return lines.isText() ? Musette.GOOD : Musette.UNUSABLE;
        }
        musette.print(referee.answer(line.get()));
      } catch (Refused noLine) {
        musette.print(referee.error(noLine));
      }
    }
    return Musette.GOOD;
  }
}
