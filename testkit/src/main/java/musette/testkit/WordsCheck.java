package musette.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import musette.kernel.Game;
import musette.kernel.Option;
import musette.wire.RuleBook;
import musette.wire.Words;

/**
 * Checks that the message catalogues of a game are complete and have the same keys in both
 * languages, and that no event speaks to its reader.
 */
final class WordsCheck {
  private WordsCheck() {}

  static void check(Game<?, ?, ?> game) {
    Words english = Words.of(game.about().id(), "en");
    Words french = Words.of(game.about().id(), "fr");
    assertThat(french.keys()).as("keys in French").isEqualTo(english.keys());
    var needed = new TreeSet<>(List.of("about.tagline", "about.summary"));
    leaves(game.shapes().event()).forEach(type -> needed.add(Words.key(type)));
    leaves(game.shapes().remark()).forEach(type -> needed.add(Words.key(type)));
    for (Option option : game.about().options()) {
      needed.add("option." + option.id());
      needed.add("option." + option.id() + ".help");
      if (option instanceof Option.Choice choice) {
        choice.values().forEach(value -> needed.add("option." + option.id() + "." + value));
      }
      assertThat(RuleBook.of(game.about().id(), "en").rules().keySet())
          .as("rules of option " + option.id())
          .containsAll(option.rules());
    }
    needed.removeAll(english.keys());
    assertThat(needed).as("things without words").isEmpty();
    for (String key : english.keys()) {
      english.text(key);
      french.text(key);
    }
    assertThat(addressed(game, "en", "you|your|yours")).as("events that say you").isEmpty();
    assertThat(addressed(game, "fr", "vous|votre|vos")).as("events that say vous").isEmpty();
  }

  /**
   * Events with one of these words. Everybody reads them, in the log, in replays and in analyses,
   * and mostly they are about somebody else or a bot.
   */
  private static List<String> addressed(Game<?, ?, ?> game, String language, String words) {
    var wrong = new ArrayList<String>();
    var texts = new Properties();
    String file = "/musette/words/" + game.about().id() + "_" + language + ".properties";
    try (var input = Objects.requireNonNull(game.getClass().getResourceAsStream(file));
        var reader = new InputStreamReader(input, StandardCharsets.UTF_8)) {
      texts.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Pattern word = Pattern.compile("(?i)\\b(" + words + ")\\b");
    for (String key : texts.stringPropertyNames()) {
      if (key.startsWith("event.") && word.matcher(texts.getProperty(key)).find()) {
        wrong.add(key);
      }
    }
    return wrong;
  }

  private static List<Class<?>> leaves(Class<?> type) {
    if (!type.isSealed()) {
      return List.of(type);
    }
    var all = new ArrayList<Class<?>>();
    Arrays.stream(type.getPermittedSubclasses()).forEach(sub -> all.addAll(leaves(sub)));
    return all;
  }
}
