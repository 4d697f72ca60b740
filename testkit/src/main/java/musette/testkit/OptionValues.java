package musette.testkit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import musette.kernel.About;
import musette.kernel.Option;
import musette.wire.RuleBook;

/** That the catalogue says what every value means: {@code `dice=two-d6`} stands in a rule. */
final class OptionValues {
  private OptionValues() {}

  /** The values that none of the rules which their option names defines. */
  static Set<String> undefined(About about, String language) {
    RuleBook book = RuleBook.of(about.id(), language);
    var missing = new TreeSet<String>();
    for (Option option : about.options()) {
      if (option instanceof Option.Choice choice) {
        for (String value : choice.values()) {
          String sign = "`" + option.id() + "=" + value + "`";
          if (!isIn(book, option.rules(), sign)) {
            missing.add(sign + " in one of " + option.rules());
          }
        }
      }
    }
    return missing;
  }

  private static boolean isIn(RuleBook book, List<String> rules, String sign) {
    return rules.stream()
        .map(id -> book.rules().get(id))
        .anyMatch(rule -> rule != null && rule.text().contains(sign));
  }
}
