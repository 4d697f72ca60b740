package musette.games;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaFieldAccess.AccessType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game has the same file structure: the table in docs/architecture.md. */
final class SkeletonTest {
  private static final Path MAIN = Path.of("src/main/java/musette/games");
  private static final Path TEST = Path.of("src/test/java/musette/games");
  private static final int MOST_FILES = 40;

  /** Roles by the exact name of their file. */
  private static final List<String> ROLES =
      List.of(
          "Options",
          "Rules",
          "Draft",
          "Turns",
          "Actions",
          "Refusals",
          "Views",
          "Outlooks",
          "Narration",
          "Queries");

  /** Roles whose file name begins with the game's word for a match. */
  private static final List<String> ROOT_ENDINGS = List.of("State", "Notation", "Positions");

  private static final List<String> API_ENDINGS =
      List.of("Action", "Event", "Remark", "View", "Position");

  private static final JavaClasses GAMES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("musette.games");

  static Stream<String> packages() {
    return Catalogue.games().stream().map(game -> game.getClass().getPackageName());
  }

  @ParameterizedTest
  @MethodSource("packages")
  void everyRoleIsThere(String root) throws IOException {
    String name = lastPart(root);
    List<String> files = files(MAIN.resolve(name));
    assertThat(files).containsAll(ROLES).hasSizeLessThanOrEqualTo(MOST_FILES);
    assertEndings(files, ROOT_ENDINGS);
    assertEndings(files(MAIN.resolve(name).resolve("api")), API_ENDINGS);
    assertThat(files(TEST.resolve(name))).contains("Scene");
  }

  @ParameterizedTest
  @MethodSource("packages")
  void theRoadKnowsNothingOfAMatchAndTheApiOnlyTheRoad(String root) {
    var parts = new TreeSet<String>();
    for (JavaClass type : GAMES) {
      if (type.getPackageName().startsWith(root + ".")) {
        parts.add(type.getPackageName().substring(root.length() + 1));
      }
    }
    assertThat(parts).hasSize(2).contains("api").containsAnyOf("course", "board");
    String road = root + (parts.contains("course") ? ".course" : ".board");
    knowsOnly(road, road);
    knowsOnly(root + ".api", root + ".api", road);
  }

  @ParameterizedTest
  @MethodSource("packages")
  void noClassesNeedEachOtherInARing(String root) {
    slices()
        .assignedFrom(new TopLevelClasses(root))
        .should()
        .beFreeOfCycles()
        .check(GAMES.that(resideInAPackage(root + "..")));
  }

  @ParameterizedTest
  @MethodSource("packages")
  void aStateIsWrittenOnlyThroughTheDraft(String root) {
    var written = new ArrayList<String>();
    for (JavaClass type : GAMES) {
      for (JavaFieldAccess access : type.getFieldAccessesFromSelf()) {
        JavaClass owner = access.getTargetOwner();
        if (access.getAccessType() == AccessType.SET
            && owner.getPackageName().equals(root)
            && owner.getSimpleName().endsWith("State")
            && !type.equals(owner)) {
          written.add(access.getDescription());
        }
      }
    }
    assertThat(written).isEmpty();
  }

  private static void knowsOnly(String part, String... known) {
    var allowed = new ArrayList<>(List.of("java..", "org.jspecify..", "musette.kernel.."));
    allowed.addAll(List.of(known));
    noClasses()
        .that()
        .resideInAPackage(part)
        .should()
        .dependOnClassesThat()
        .resideOutsideOfPackages(allowed.toArray(String[]::new))
        .check(GAMES);
  }

  private static void assertEndings(List<String> files, List<String> endings) {
    for (String ending : endings) {
      assertThat(files)
          .as("a file whose name ends with %s", ending)
          .anyMatch(f -> f.endsWith(ending));
    }
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(".java"))
          .map(file -> file.substring(0, file.length() - ".java".length()))
          .toList();
    }
  }

  private static String lastPart(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Each file is a slice of its own. */
  private record TopLevelClasses(String root) implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      if (!type.getPackageName().startsWith(root)) {
        return SliceIdentifier.ignore();
      }
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
