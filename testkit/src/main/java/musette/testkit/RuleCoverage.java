package musette.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/** Collects the rules that the tests of a package cite. */
final class RuleCoverage {
  private RuleCoverage() {}

  static Set<String> annotated(String testPackage) {
    var ids = new TreeSet<String>();
    for (JavaClass type : new ClassFileImporter().importPackages(testPackage)) {
      if (type.isAnnotatedWith(Rule.class)) {
        add(ids, type.getAnnotationOfType(Rule.class));
      }
      type.getMethods().stream()
          .filter(method -> method.isAnnotatedWith(Rule.class))
          .forEach(method -> add(ids, method.getAnnotationOfType(Rule.class)));
    }
    return ids;
  }

  private static void add(Set<String> ids, Rule rule) {
    ids.addAll(Arrays.asList(rule.value()));
  }
}
