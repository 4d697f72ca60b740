package musette.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import musette.kernel.Event;
import musette.kernel.Refusal;
import musette.kernel.Statement;

/**
 * The message catalogue of a game in one language: ICU messages in a properties file. The
 * components of a statement are the arguments of its message. The web client follows the same
 * rules:
 *
 * <ul>
 *   <li>a string or enum {@code x} with value {@code V} is replaced by the text {@code x.V} or else
 *       {@code value.V}, if there is one; {@code x_id} is always the value itself
 *   <li>a value of a letter and a number without such a text, as {@code M07}, is replaced by the
 *       text {@code value.M#} with the number for the {@code #}
 *   <li>a list {@code x} is translated item by item and joined according to the language; {@code
 *       x_count} is its length
 *   <li>an object {@code x} gives its fields as {@code x_field}
 * </ul>
 *
 * In French {@code de} and {@code que} lose their e before a name that begins with a vowel.
 */
public final class Words {
  /** The supported languages. */
  public static final Set<String> LANGUAGES = new TreeSet<>(Set.of("en", "fr"));

  /** A French message cannot know with which letter a name begins that is filled in. */
  private static final Pattern ELISION =
      Pattern.compile(
          "(?<!\\p{L})(d|qu)e (?=[aàâäeéèêëiîïoôöuùûüæœ]|y[^aeiouéè])",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /** A letter and a number, such as the id of a square. */
  private static final Pattern NUMBERED = Pattern.compile("([A-Z])0*([0-9]+)");

  private final Locale locale;
  private final Properties texts = new Properties();
  private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

  private Words(Locale locale) {
    this.locale = locale;
  }

  /** The messages of a game, including those shared by all games. */
  public static Words of(String game, String language) {
    Words words = common(language);
    words.load("/musette/words/" + game + "_" + language + ".properties");
    return words;
  }

  /** The messages shared by all games. */
  public static Words common(String language) {
    if (!LANGUAGES.contains(language)) {
      throw new IllegalArgumentException("no language " + language);
    }
    var words = new Words(Locale.of(language));
    words.load("/musette/words/common_" + language + ".properties");
    return words;
  }

  private void load(String resource) {
    try (InputStream in = Words.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("missing " + resource);
      }
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public boolean has(String key) {
    return texts.containsKey(key);
  }

  public Set<String> keys() {
    return new TreeSet<>(texts.stringPropertyNames());
  }

  /** The sentence of an event or a remark. */
  public String say(Statement statement) {
    return text(key(statement.getClass()), Json.tree(statement));
  }

  /** The sentence of a refusal. */
  public String say(Refusal refusal) {
    return text("refusal." + refusal.reason(), Json.tree(refusal.about()));
  }

  /** The key of the message of an event or remark type. */
  public static String key(Class<?> statement) {
    return (Event.class.isAssignableFrom(statement) ? "event." : "remark.")
        + statement.getSimpleName();
  }

  public String text(String key) {
    return text(key, Json.object());
  }

  /** The formatted message, or the key itself if there is no such message. */
  public String text(String key, JsonNode about) {
    if (!has(key)) {
      return key;
    }
    var arguments = new HashMap<String, Object>();
    about.properties().forEach(field -> put(arguments, field.getKey(), field.getValue()));
    MessageFormat format =
        formats.computeIfAbsent(key, k -> new MessageFormat(texts.getProperty(k), locale));
    synchronized (format) {
      return elided(format.format(arguments));
    }
  }

  private String elided(String text) {
    return locale.getLanguage().equals("fr") ? ELISION.matcher(text).replaceAll("$1’") : text;
  }

  private void put(Map<String, Object> arguments, String name, JsonNode value) {
    if (value.isArray()) {
      var items = new ArrayList<Object>();
      value.forEach(item -> items.add(item.isNumber() ? item.asText() : worded(name, item)));
      arguments.put(name, ListFormatter.getInstance(locale).format(items));
      arguments.put(name + "_count", value.size());
    } else if (value.isObject()) {
      value.properties().forEach(f -> put(arguments, name + "_" + f.getKey(), f.getValue()));
    } else if (value.isNumber()) {
      arguments.put(name, value.numberValue());
    } else {
      arguments.put(name, worded(name, value));
      arguments.put(name + "_id", value.asText());
    }
  }

  private String worded(String name, JsonNode value) {
    String text = value.asText();
    String own = texts.getProperty(name + "." + text);
    return own != null ? own : texts.getProperty("value." + text, numbered(text));
  }

  private String numbered(String text) {
    Matcher id = NUMBERED.matcher(text);
    String pattern = id.matches() ? texts.getProperty("value." + id.group(1) + "#") : null;
    return pattern == null ? text : pattern.replace("#", id.group(2));
  }
}
