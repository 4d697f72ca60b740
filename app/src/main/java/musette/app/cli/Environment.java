package musette.app.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import musette.app.draw.Ink;
import musette.kernel.Game;
import musette.kernel.Refused;

/**
 * The environment of the command; tests pass their own.
 *
 * @param language the language of the environment
 */
public record Environment(
    List<Game<?, ?, ?>> games,
    InputStream in,
    PrintStream out,
    PrintStream err,
    Device device,
    Ink ink,
    String language) {

  /** What the streams are connected to. */
  public enum Device {
    TERMINAL,
    PIPE
  }

  public Environment {
    games = List.copyOf(games);
  }

  /** The game with this id; refuses unknown ids. */
  public Game<?, ?, ?> game(String id) {
    for (Game<?, ?, ?> game : games) {
      if (game.about().id().equals(id)) {
        return game;
      }
    }
    throw Refused.because("", "unknown-game", "game", id);
  }

  public Environment in(String otherLanguage) {
    return new Environment(games, in, out, err, device, ink, otherLanguage);
  }

  public Environment plain() {
    return new Environment(games, in, out, err, device, Ink.PLAIN, language);
  }
}
