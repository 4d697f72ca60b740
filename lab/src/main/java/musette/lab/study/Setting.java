package musette.lab.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Game;
import musette.kernel.Option;
import musette.kernel.Refused;
import musette.kernel.Setup;

/**
 * A set-up to study.
 *
 * @param changed the options that are not at their default; empty for the rulebook's own game
 */
public record Setting(Map<String, String> changed, Setup setup) {
  /** Ranges are studied at their ends and this many values between them. */
  private static final int BETWEEN = 1;

  public Setting {
    changed = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(changed));
  }

  public boolean isBase() {
    return changed.isEmpty();
  }

  /** A short name for files: the seats and what is changed. */
  public String key() {
    var key = new StringBuilder().append(setup.seats()).append("-seats");
    changed.forEach((option, value) -> key.append('.').append(option).append('-').append(value));
    return key.toString().replaceAll("[^\\w.-]", "_");
  }

  /** Both changes together. */
  Map<String, String> with(Setting other) {
    var both = new LinkedHashMap<>(changed);
    both.putAll(other.changed);
    return both;
  }

  /** The game as the rulebook has it. */
  public static Setting base(Game<?, ?, ?> game, int seats) {
    return new Setting(Map.of(), Setup.of(game.about(), seats));
  }

  /**
   * The game with some options changed.
   *
   * @throws Refused if they do not go together
   */
  public static Setting of(Game<?, ?, ?> game, int seats, Map<String, String> changed) {
    Setup setup = Setup.of(game.about(), seats, changed);
    game.check(setup);
    return new Setting(changed, setup);
  }

  /** Every option at every other value, one at a time; what the game refuses is left out. */
  public static List<Setting> singles(Game<?, ?, ?> game, int seats) {
    var settings = new ArrayList<Setting>();
    for (Option option : game.about().options()) {
      for (String value : values(option)) {
        if (!value.equals(option.defaultValue())) {
          add(settings, game, seats, Map.of(option.id(), value));
        }
      }
    }
    return settings;
  }

  /** All pairs of these settings that change different options. */
  public static List<Setting> pairs(Game<?, ?, ?> game, List<Setting> singles) {
    var settings = new ArrayList<Setting>();
    for (int i = 0; i < singles.size(); i++) {
      for (int j = i + 1; j < singles.size(); j++) {
        Map<String, String> both = singles.get(i).with(singles.get(j));
        if (both.size() == 2) {
          add(settings, game, singles.get(i).setup.seats(), both);
        }
      }
    }
    return settings;
  }

  private static void add(
      List<Setting> settings, Game<?, ?, ?> game, int seats, Map<String, String> changed) {
    try {
      settings.add(of(game, seats, changed));
    } catch (Refused _) {
      // A value that does not go with this number of seats is no setting.
    }
  }

  private static List<String> values(Option option) {
    return switch (option) {
      case Option.Choice choice -> choice.values();
      case Option.Flag _ -> List.of("on", "off");
      case Option.Range range -> numbers(range.min(), range.max());
      case Option.PerSeat each -> numbers(each.min(), each.max());
      case Option.Text _ -> List.of();
    };
  }

  private static List<String> numbers(int min, int max) {
    var values = new ArrayList<String>();
    for (int i = 0; i <= BETWEEN + 1; i++) {
      String value = String.valueOf(min + (max - min) * i / (BETWEEN + 1));
      if (!values.contains(value)) {
        values.add(value);
      }
    }
    return values;
  }
}
