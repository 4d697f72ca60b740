package musette.app.cli;

import java.util.LinkedHashMap;
import musette.kernel.Game;
import musette.wire.Json;
import musette.wire.Words;

/** What every command needs: the environment, the messages, and the chosen game. */
public final class CommandContext {
  private final Environment environment;
  private final Words words;
  private Words gameWords;
  private boolean details;

  public CommandContext(Environment environment) {
    this.environment = environment;
    this.words = Words.of("cli", environment.language());
    this.gameWords = words;
  }

  public Environment environment() {
    return environment;
  }

  /** The game with this id; from now on, errors use its messages. */
  public Game<?, ?, ?> game(String id) {
    Game<?, ?, ?> game = environment.game(id);
    gameWords = words(game);
    return game;
  }

  /** The messages of the current game; before one is chosen, those of the command. */
  public Words gameWords() {
    return gameWords;
  }

  public Words words() {
    return words;
  }

  public Words words(Game<?, ?, ?> game) {
    return Words.of(game.about().id(), environment.language());
  }

  /** Chooses whether unexpected errors are shown with their stack traces. */
  public void showDetails(boolean show) {
    details = show;
  }

  /** Whether the user asked for error details. */
  public boolean wantsDetails() {
    return details;
  }

  public void print(String text) {
    environment.out().println(text);
  }

  /** A message of the command; {@code about} alternates names and values. */
  public String say(String key, Object... about) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < about.length; i += 2) {
      map.put((String) about[i], about[i + 1]);
    }
    return words.text(key, Json.tree(map));
  }
}
