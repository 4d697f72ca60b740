package musette.app;

import java.util.List;
import java.util.Optional;
import musette.kernel.Game;
import picocli.CommandLine;

/** The invitation to play of a command without arguments. */
final class Welcome {
  private final Musette musette;
  private final CommandLine line;

  Welcome(Musette musette, CommandLine line) {
    this.musette = musette;
    this.line = line;
  }

  int invite() {
    Optional<String> answer;
    List<Game<?, ?, ?>> games = musette.world().games();
    try (Talk talk = Talk.open(musette.world())) {
      talk.say("");
      for (int i = 0; i < games.size(); i++) {
        talk.say("%4d  %s".formatted(i + 1, games.get(i).about().title()));
      }
      answer = talk.ask(musette.say("welcome.ask") + " ");
    }
    int number = answer.filter(a -> a.matches("[0-9]{1,3}")).map(Integer::parseInt).orElse(0);
    return number >= 1 && number <= games.size()
        ? line.execute("play", games.get(number - 1).about().id())
        : Musette.GOOD;
  }
}
