package musette.e2e;

import com.microsoft.playwright.Page;
import java.util.List;

/** axe-core in the page. */
final class Axe {
  private static final String SCRIPT = Scripts.read("axe.min.js");

  private Axe() {}

  /** The rule, the place and the reason of every violation. */
  static List<String> violations(Page page) {
    return run(page, "");
  }

  /** The same; in addition, what is seen on a button must be part of its name. */
  static List<String> violationsOfNames(Page page) {
    return run(page, "label-content-name-mismatch");
  }

  /** With the rules that are always on and this one, which axe calls experimental. */
  private static List<String> run(Page page, String more) {
    if (page.evaluate("'axe' in window").equals(false)) {
      page.evaluate(SCRIPT + "; 0");
    }
    List<?> found =
        (List<?>)
            page.evaluate(
                """
                async (more) => {
                  const { violations } = await axe.run(document, {
                    resultTypes: ['violations'],
                    rules: more ? { [more]: { enabled: true } } : {},
                  });
                  return violations.flatMap(v => v.nodes.map(n => v.id + ' at ' + n.target.join(' ') + ': ' + n.failureSummary));
                }\
                """,
                more);
    return found.stream().map(Object::toString).toList();
  }
}
