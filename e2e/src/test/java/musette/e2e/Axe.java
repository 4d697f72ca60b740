package musette.e2e;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/** axe-core in the page. */
final class Axe {
  private static final String SCRIPT = Scripts.read("axe.min.js");

  private static final String NAMES = "label-content-name-mismatch";

  private Axe() {}

  /** The rule, the place and the reason of every violation. */
  static List<String> violations(Page page) {
    return run(page, Map.of(NAMES, Map.of("enabled", false)));
  }

  /** The same; in addition, what is seen on a button must be part of its name. */
  static List<String> violationsOfNames(Page page) {
    return run(page, Map.of(NAMES, Map.of("enabled", true)));
  }

  private static List<String> run(Page page, Map<String, Map<String, Boolean>> rules) {
    if (page.evaluate("'axe' in window").equals(false)) {
      page.evaluate(SCRIPT + "; 0");
    }
    List<?> found =
        (List<?>)
            page.evaluate(
                """
                async (rules) => {
                  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
                  return violations.flatMap(v => v.nodes.map(n => v.id + ' at ' + n.target.join(' ') + ': ' + n.failureSummary));
                }\
                """,
                rules);
    return found.stream().map(Object::toString).toList();
  }
}
