package musette.app.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import musette.app.draw.Ink;
import musette.kernel.Game;
import musette.kernel.Refused;

/**
 * The environment of the command; tests pass their own.
 *
 * @param language the language of the environment
 * @param main the class whose main method starts this program
 */
public record Environment(
    List<Game<?, ?, ?>> games,
    InputStream in,
    PrintStream out,
    PrintStream err,
    Device device,
    Ink ink,
    String language,
    Class<?> main) {

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
    return new Environment(games, in, out, err, device, ink, otherLanguage, main);
  }

  /** The command line that starts this program in a new JVM with the same flags. */
  public List<String> newProcess() {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    return command;
  }

  public Environment plain() {
    return new Environment(games, in, out, err, device, Ink.PLAIN, language, main);
  }
}
