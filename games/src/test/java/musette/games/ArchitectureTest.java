package musette.games;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.TreeSet;
import musette.kernel.Game;
import org.junit.jupiter.api.Test;

/** Which way the arrows go, and what the engine keeps away from. */
final class ArchitectureTest {
  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("musette.kernel", "musette.games");

  @Test
  void theKernelKnowsTheJdkAlone() {
    noClasses()
        .that()
        .resideInAPackage("musette.kernel..")
        .should()
        .dependOnClassesThat()
        .resideOutsideOfPackages("musette.kernel..", "java..", "org.jspecify..")
        .check(ENGINE);
  }

  @Test
  void gamesKnowTheKernelAlone() {
    noClasses()
        .that()
        .resideInAPackage("musette.games..")
        .should()
        .dependOnClassesThat()
        .resideOutsideOfPackages("musette.games..", "musette.kernel..", "java..", "org.jspecify..")
        .check(ENGINE);
  }

  @Test
  void noGameKnowsAnother() {
    slices().matching("musette.games.(*)..").should().notDependOnEachOther().check(ENGINE);
  }

  @Test
  void theEngineUsesNoReflectionThreadsFilesOrClocks() {
    // So that the same engine can run inside a browser. Data files are read as resources.
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.lang.reflect..",
            "java.util.concurrent..",
            "java.nio.file..",
            "java.net..",
            "java.time..",
            "java.sql..")
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.io\\.File.*|java\\.util\\.Random|java\\.lang\\.Thread.*")
        .check(ENGINE);
  }

  @Test
  void everyGamePackageIsInTheCatalogue() {
    var packages = new TreeSet<String>();
    for (JavaClass type : ENGINE) {
      if (type.isAssignableTo(Game.class) && !type.isInterface()) {
        packages.add(type.getPackageName());
      }
    }
    var listed = new TreeSet<String>();
    Catalogue.games().forEach(game -> listed.add(game.getClass().getPackageName()));
    assertThat(listed).isEqualTo(packages);
  }
}
