package musette.server;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The layers of the server, and that nothing depends on itself in a circle. */
final class ServerArchitectureTest {
  private static final JavaClasses SERVER = imported();

  /** Without the libraries, whose names are enough for these rules. */
  private static JavaClasses imported() {
    ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .importPackages("musette.server", "musette.table");
  }

  @Test
  void packagesDependOnEachOtherInOneDirection() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("operate")
        .definedBy("musette.server.operate..")
        .layer("root")
        .definedBy("musette.server")
        .layer("web")
        .definedBy("musette.server.web..")
        .layer("account")
        .definedBy("musette.server.account..")
        .layer("live")
        .definedBy("musette.server.live..")
        .layer("people")
        .definedBy("musette.server.people..")
        .layer("work")
        .definedBy("musette.server.work..")
        .layer("store")
        .definedBy("musette.server.store..")
        .layer("table")
        .definedBy("musette.table..")
        .whereLayer("operate")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("root")
        .mayOnlyBeAccessedByLayers("operate")
        .whereLayer("web")
        .mayOnlyBeAccessedByLayers("root")
        .whereLayer("account")
        .mayOnlyBeAccessedByLayers("operate", "root", "web")
        .whereLayer("live")
        .mayOnlyBeAccessedByLayers("operate", "root", "web", "account")
        .whereLayer("people")
        .mayOnlyBeAccessedByLayers("operate", "root", "web", "account", "live")
        .whereLayer("work")
        .mayOnlyBeAccessedByLayers("operate", "root", "web", "account", "live", "people")
        .whereLayer("store")
        .mayOnlyBeAccessedByLayers("operate", "root", "web", "account", "live", "people", "work")
        .whereLayer("table")
        .mayOnlyBeAccessedByLayers(
            "operate", "root", "web", "account", "live", "people", "work", "store")
        .check(SERVER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "musette.server",
        "musette.server.operate",
        "musette.server.web",
        "musette.server.account",
        "musette.server.live",
        "musette.server.people",
        "musette.server.work",
        "musette.server.store",
        "musette.server.store.people",
        "musette.server.store.maintenance",
        "musette.server.store.database",
        "musette.table"
      })
  void noClassesOfAPackageDependOnEachOtherInACircle(String name) {
    slices()
        .assignedFrom(new TopLevelClasses())
        .should()
        .beFreeOfCycles()
        .check(SERVER.that(resideInAPackage(name)));
  }

  @Test
  void tablesArePure() {
    // So that the same tables can live in a browser.
    noClasses()
        .that()
        .resideInAPackage("musette.table..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.util.concurrent..",
            "java.lang.reflect..",
            "java.nio.file..",
            "java.net..",
            "java.time..",
            "java.sql..",
            "org.slf4j..",
            "io.javalin..",
            "jakarta..",
            "org.eclipse.jetty..")
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching(
            "java\\.io\\.File.*|java\\.util\\.Random|java\\.security\\.SecureRandom"
                + "|java\\.lang\\.Thread.*")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .check(SERVER);
  }

  /** Each file is a slice of its own. */
  private static final class TopLevelClasses implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      String name = type.getName();
      int nested = name.indexOf('$');
      return SliceIdentifier.of(nested < 0 ? name : name.substring(0, nested));
    }

    @Override
    public String getDescription() {
      return "files";
    }
  }
}
