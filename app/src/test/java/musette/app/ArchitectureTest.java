package musette.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

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
        .whereLayer("bots")
        .mayOnlyBeAccessedByLayers("lab", "server", "app")
        .whereLayer("games")
        .mayOnlyBeAccessedByLayers("bots", "lab", "server", "app")
        .whereLayer("wire")
        .mayOnlyBeAccessedByLayers("lab", "server", "app")
        .check(ALL);
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
}
