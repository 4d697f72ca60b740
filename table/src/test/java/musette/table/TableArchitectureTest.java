package musette.table;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The table runs on the server and in the page, so it keeps away from what a page lacks. */
final class TableArchitectureTest {
  private static final JavaClasses TABLE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("musette.table", "musette.wire.table");

  @Test
  void noReflectionThreadsFilesClocksOrJackson() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.lang.reflect..",
            "java.util.concurrent..",
            "java.nio.file..",
            "java.net..",
            "java.time..",
            "java.sql..",
            "com.fasterxml..")
        .check(TABLE);
  }

  @Test
  void ofTheWireItKnowsOnlyMessages() {
    noClasses()
        .that()
        .resideInAPackage("musette.table..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("musette.wire")
        .check(TABLE);
  }
}
