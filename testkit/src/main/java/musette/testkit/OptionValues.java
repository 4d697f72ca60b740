package musette.testkit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import musette.kernel.About;
import musette.kernel.Option;
import musette.wire.RuleBook;

/**
 * Checks that the catalogue says what every value means: {@code `dice=two-d6`} stands in a rule,
 * and of an option that takes a number or a text at least its name does, as {@code `boosts`}.
 */
final class OptionValues {
  private OptionValues() {}

  /** The values that none of the rules which their option names defines. */
  static Set<String> undefined(About about, String language) {
    RuleBook book = RuleBook.of(about.id(), language);
    var missing = new TreeSet<String>();
    for (Option option : about.options()) {
      for (String sign : signs(option)) {
        if (!isIn(book, option.rules(), sign)) {
          missing.add(sign + " in one of " + option.rules());
        }
      }
    }
    return missing;
  }

  /** Of a flag only what is not the default: what the rule says otherwise is the default. */
  private static List<String> signs(Option option) {
    return switch (option) {
      case Option.Choice choice ->
          choice.values().stream().map(value -> sign(option, value)).toList();
      case Option.Flag flag -> List.of(sign(flag, flag.defaultValue().equals("on") ? "off" : "on"));
      case Option.Range _, Option.PerSeat _, Option.Text _ -> List.of("`" + option.id() + "`");
    };
  }

  private static String sign(Option option, String value) {
    return "`" + option.id() + "=" + value + "`";
  }

  private static boolean isIn(RuleBook book, List<String> rules, String sign) {
    return rules.stream()
        .map(id -> book.rules().get(id))
        .anyMatch(rule -> rule != null && rule.text().contains(sign));
  }
}
