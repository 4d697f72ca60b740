package musette.page;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The engine keeps away from members of the JDK that a browser does not have or, worse, has with
 * another meaning (docs/adr/0015).
 */
final class ClassLibraryTest {
  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("musette.kernel", "musette.games", "musette.bots", "musette.table");

  @ParameterizedTest
  @CsvSource({
    "java.util.Map, copyOf, divides by zero when it looks into an empty copy",
    "java.util.Set, copyOf, divides by zero when it looks into an empty copy",
    "java.lang.String, isBlank, knows only the plain space",
    "java.lang.String, lines, is missing",
    "java.lang.String, format(ted)?, depends on the language of the browser",
    "java.lang.String, indent|translateEscapes|stripIndent, is missing",
    "java.lang.StringBuilder, repeat, is missing",
    "java.lang.Math, exp|log|log10|log1p|expm1|pow|cbrt|a?(sin|cos|tan)h?|atan2|hypot, rounds as the"
        + " browser likes: StrictMath has exp and log",
    "java.lang.StrictMath, pow|log10|log1p|expm1|cbrt|a?(sin|cos|tan)h?|atan2|hypot, is missing",
    "java.lang.String, to(Lower|Upper)Case|equalsIgnoreCase|compareToIgnoreCase, needs tables of all"
        + " scripts: Letters has what notations need",
    "java.lang.Character, to(Lower|Upper|Title)Case|is(Lower|Upper|Title)Case|isLetter|isDigit"
        + "|isLetterOrDigit|isAlphabetic|getType, needs tables of all scripts: see Letters",
    "java.lang.Object, hashCode, is another number each time",
    "java.lang.System, identityHashCode, is another number each time",
  })
  void theEngineDoesNotCall(String type, String members, String why) {
    noClasses()
        .should()
        .callMethodWhere(
            target(nameMatching(members)).and(target(owner(HasName.Predicates.name(type)))))
        .because("in a browser it " + why)
        .check(ENGINE);
  }
}
