package musette.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The rule catalogue of a game, read from docs/rules. Headings are sections; every list item that
 * starts with a bold id is a rule: {@code - **FR-01** text}.
 *
 * @param text the whole document, as Markdown
 */
public record RuleBook(String game, String language, String text, Map<String, RuleText> rules) {
  private static final Pattern RULE = Pattern.compile("[-*] \\*\\*([A-Z][A-Z0-9-]+)\\*\\* (.*)");

  /** A rule and the heading of its section. */
  public record RuleText(String id, String section, String text) {}

  public static RuleBook of(String game, String language) {
    String resource = "/musette/rules/" + game + (language.equals("en") ? "" : "." + language);
    try (InputStream in = RuleBook.class.getResourceAsStream(resource + ".md")) {
      if (in == null) {
        throw new IllegalStateException("missing " + resource + ".md");
      }
      return parse(game, language, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static RuleBook parse(String game, String language, String text) {
    var rules = new LinkedHashMap<String, RuleText>();
    String section = "";
    String id = "";
    List<String> lines = new ArrayList<>();
    for (String line : (text + "\n# end").lines().toList()) {
      var rule = RULE.matcher(line);
      boolean opens = rule.matches();
      if (opens || line.isBlank() || line.startsWith("#")) {
        add(rules, id, section, lines);
        id = "";
      }
      if (opens) {
        id = rule.group(1);
        lines.add(rule.group(2));
      } else if (line.startsWith("#")) {
        section = line.replaceFirst("#+ *", "");
      } else if (!id.isEmpty()) {
        lines.add(line.strip());
      }
    }
    return new RuleBook(game, language, text, rules);
  }

  private static void add(
      Map<String, RuleText> rules, String id, String section, List<String> lines) {
    if (!id.isEmpty()
        && rules.put(id, new RuleText(id, section, String.join(" ", lines))) != null) {
      throw new IllegalStateException("duplicate rule " + id);
    }
    lines.clear();
  }
}
