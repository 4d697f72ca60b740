package musette.server.account;

import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import musette.wire.Words;

/** The texts of notifications, in the language of the recipient. */
final class NotificationTexts {
  private static final String ENGLISH = "en";

  private final Map<String, Properties> languages = new HashMap<>();

  NotificationTexts() {
    Words.LANGUAGES.forEach(language -> languages.put(language, read(language)));
  }

  private static Properties read(String language) {
    var texts = new Properties();
    String name = "/musette/words/calls_" + language + ".properties";
    try (InputStream file =
        Objects.requireNonNull(NotificationTexts.class.getResourceAsStream(name))) {
      texts.load(new InputStreamReader(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  /** A language that there are words for. */
  static String language(String wish) {
    return Words.LANGUAGES.contains(wish) ? wish : ENGLISH;
  }

  /** Names and values in turn. */
  String say(String language, String key, Object... about) {
    var values = new HashMap<String, Object>();
    for (int i = 0; i < about.length; i += 2) {
      values.put(String.valueOf(about[i]), about[i + 1]);
    }
    String known = language(language);
    String text = Objects.requireNonNull(languages.get(known)).getProperty(key, key);
    return new MessageFormat(text, Locale.of(known)).format(values);
  }
}
