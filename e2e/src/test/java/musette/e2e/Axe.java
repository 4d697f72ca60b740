package musette.e2e;

import com.microsoft.playwright.Page;
import java.util.List;

/** axe-core in the page. */
final class Axe {
  private static final String SCRIPT = Scripts.read("axe.min.js");

  private Axe() {}

  /**
   * The rule, the place and the reason of every violation. What is seen on a button must be part of
   * its name, although axe calls that rule an experiment.
   */
  static List<String> violations(Page page) {
    if (page.evaluate("'axe' in window").equals(false)) {
      page.evaluate(SCRIPT + "; 0");
    }
    List<?> found =
        (List<?>)
            page.evaluate(
                """
                async () => {
                  const rules = { 'label-content-name-mismatch': { enabled: true } };
                  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
                  return violations.flatMap(v => v.nodes.map(n => v.id + ' at ' + n.target.join(' ') + ': ' + n.failureSummary));
                }\
                """);
    return found.stream().map(Object::toString).toList();
  }
}
