package musette.app.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import musette.wire.Words;
import org.jspecify.annotations.Nullable;

/** The {@code help.} messages as a resource bundle for picocli. */
public final class HelpTexts extends ResourceBundle {
  private static final String PREFIX = "help.";

  private final Words words;

  public HelpTexts(Words words) {
    this.words = words;
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    return words.has(PREFIX + key) ? words.text(PREFIX + key) : null;
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(
        words.keys().stream()
            .filter(key -> key.startsWith(PREFIX))
            .map(key -> key.substring(PREFIX.length()))
            .toList());
  }
}
