package musette.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dependencies between the modules above the engine, which has its own test. */
final class ArchitectureTest {
  private static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(
              "musette.kernel",
              "musette.wire",
              "musette.games",
              "musette.bots",
              "musette.table",
              "musette.lab",
              "musette.server",
              "musette.app");

  @Test
  void theArrowsGoDown() {
    layeredArchitecture()
        .consideringOnlyDependenciesInAnyPackage("musette..")
        .layer("kernel")
        .definedBy("musette.kernel..")
        .layer("wire")
        .definedBy("musette.wire..")
        .layer("games")
        .definedBy("musette.games..")
        .layer("bots")
        .definedBy("musette.bots..")
        .layer("table")
        .definedBy("musette.table..")
        .layer("lab")
        .definedBy("musette.lab..")
        .layer("server")
        .definedBy("musette.server..")
        .layer("app")
        .definedBy("musette.app..")
        .whereLayer("app")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("lab")
        .mayOnlyBeAccessedByLayers("app")
        .whereLayer("server")
        .mayOnlyBeAccessedByLayers("app")
        .whereLayer("table")
        .mayOnlyBeAccessedByLayers("server", "app")
        .whereLayer("bots")
        .mayOnlyBeAccessedByLayers("table", "lab", "server", "app")
        .whereLayer("games")
        .mayOnlyBeAccessedByLayers("bots", "table", "lab", "server", "app")
        .whereLayer("wire")
        .mayOnlyBeAccessedByLayers("table", "lab", "server", "app")
        .check(ALL);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().assignedFrom(new Packages()).should().beFreeOfCycles().check(ALL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"musette.bots", "musette.lab", "musette.app"})
  void noClassesNeedEachOtherInARing(String root) {
    slices()
        .assignedFrom(new TopLevelClasses(root))
        .should()
        .beFreeOfCycles()
        .check(ALL.that(resideInAPackage(root + "..")));
  }

  @Test
  void theServerKnowsNoGameByName() {
    noClasses()
        .that()
        .resideInAPackage("musette.server..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("musette.games.*..")
        .check(ALL);
  }

  @Test
  void botsUseNoReflectionThreadsFilesOrNetwork() {
    noClasses()
        .that()
        .resideInAPackage("musette.bots..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.lang.reflect..", "java.util.concurrent..", "java.nio.file..", "java.net..")
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.io\\.File.*|java\\.util\\.Random|java\\.lang\\.Thread.*")
        .check(ALL);
  }

  /** Each package is a slice of its own; a package and its sub-packages are different ones. */
  private static final class Packages implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return SliceIdentifier.of(type.getPackageName());
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }

  /** Each file is a slice of its own. */
  private record TopLevelClasses(String root) implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      String name = type.getName();
      int nested = name.indexOf('$');
      return SliceIdentifier.of(nested < 0 ? name : name.substring(0, nested));
    }

    @Override
    public String getDescription() {
      return "files of " + root;
    }
  }
}
