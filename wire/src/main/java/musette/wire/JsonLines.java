package musette.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Line numbers of the values in a JSON text. */
public final class JsonLines {
  private final Map<String, Integer> lines = new HashMap<>();

  private JsonLines() {}

  /** Line numbers of a text that has been parsed before. Text that cannot be parsed has none. */
  public static JsonLines of(String text) {
    var found = new JsonLines();
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      while (parser.nextToken() != null) {
        String pointer = parser.getParsingContext().pathAsPointer().toString();
        found.lines.putIfAbsent(pointer, parser.currentTokenLocation().getLineNr());
      }
    } catch (IOException e) {
      found.lines.clear();
    }
    return found;
  }

  /**
   * The line of the value at a path such as {@code steps[2].seat}, or of the closest enclosing
   * value that exists; 0 if that is the whole document.
   */
  public int at(String path) {
    String pointer = "/" + path.replace("[", "/").replace("]", "").replace('.', '/');
    while (!pointer.isEmpty()) {
      Integer line = lines.get(pointer);
      if (line != null) {
        return line;
      }
      pointer = pointer.substring(0, Math.max(0, pointer.lastIndexOf('/')));
    }
    return 0;
  }
}
