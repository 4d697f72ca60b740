package musette.app.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.About;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;
import picocli.CommandLine.Option;

/** The game options on the command line. */
public final class GameOptions {
  @Option(
      names = {"-o", "--option"},
      paramLabel = "KEY=VALUE")
  private List<String> given = new ArrayList<>();

  @Option(names = "--stage", paramLabel = "STAGE")
  private String stage = "";

  /** Builds the set-up; refuses unknown options and invalid combinations. */
  public Setup setup(Game<?, ?, ?> game, int seats) {
    Setup setup = Setup.of(game.about(), seats, all(game));
    game.check(setup);
    return setup;
  }

  /** Builds the set-up with the most seats that these options allow. */
  public Setup largest(Game<?, ?, ?> game) {
    return Setup.largest(game, all(game));
  }

  private Map<String, String> all(Game<?, ?, ?> game) {
    var all = new LinkedHashMap<String, String>();
    for (String text : given) {
      String key = key(text);
      if (all.put(key, value(text, game.about().option(key))) != null) {
        throw Refused.because("", "option-twice", "option", key);
      }
    }
    if (!stage.isEmpty() && all.put(stageOption(game.about()), stage) != null) {
      throw Refused.because("", "option-twice", "option", stageOption(game.about()));
    }
    return all;
  }

  private static String key(String text) {
    int sign = text.indexOf('=');
    return sign < 0 ? text : text.substring(0, sign);
  }

  /** A flag without a value is on; every other option needs a value. */
  private static String value(String text, musette.kernel.Option option) {
    int sign = text.indexOf('=');
    if (sign < 0 && !(option instanceof musette.kernel.Option.Flag)) {
      throw Refused.because("", "option-bare", "option", text);
    }
    return sign < 0 ? "on" : text.substring(sign + 1);
  }

  /** The same options with another value of one of them. */
  public GameOptions with(String option, String value) {
    var other = new GameOptions();
    given.stream().filter(text -> !key(text).equals(option)).forEach(other.given::add);
    other.given.add(option + "=" + value);
    other.stage = stage;
    return other;
  }

  /** The options as command-line arguments. */
  public List<String> arguments() {
    var arguments = new ArrayList<String>();
    given.forEach(text -> arguments.add("--option=" + text));
    if (!stage.isEmpty()) {
      arguments.add("--stage=" + stage);
    }
    return arguments;
  }

  public boolean isEmpty() {
    return given.isEmpty() && stage.isEmpty();
  }

  /**
   * The option for {@code --stage}: the stage option if it has a value of that name, otherwise the
   * one for custom courses.
   */
  private String stageOption(About about) {
    for (var option : about.options()) {
      if (option.id().equals("stage") && option.accepts(stage, about.maxSeats())) {
        return option.id();
      }
    }
    for (var option : about.options()) {
      if (option instanceof musette.kernel.Option.Text) {
        return option.id();
      }
    }
    throw Refused.because("", "unknown-option", "option", "stage");
  }
}
