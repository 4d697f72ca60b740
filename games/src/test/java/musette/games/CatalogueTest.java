package musette.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.stream.Stream;
import musette.kernel.Game;
import musette.testkit.GameContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that CONTRIBUTING asks of a new game is there for each. */
final class CatalogueTest {
  private static final Path ROOT = Path.of("..");

  static Stream<String> ids() {
    return Catalogue.games().stream().map(game -> game.about().id());
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyGameHasItsRulesItsPositionsItsWordsAndItsBoard(String id) throws IOException {
    for (String file :
        new String[] {
          "docs/rules/%s.md",
          "docs/rules/%s.fr.md",
          "docs/positions/%s.md",
          "games/src/main/resources/musette/words/%s_en.properties",
          "games/src/main/resources/musette/words/%s_fr.properties",
          "web/src/games/%s/index.ts"
        }) {
      assertThat(ROOT.resolve(file.formatted(id))).exists();
    }
    assertThat(Files.readString(ROOT.resolve("web/src/games/registry.ts")))
        .as("the home page")
        .containsPattern("GAMES = .*'" + id + "'")
        .contains("'" + id + "': '");
  }

  @Test
  void everyGameKeepsTheContract() {
    var kept = new TreeSet<String>();
    for (JavaClass type : new ClassFileImporter().importPackages("musette.games")) {
      if (type.isAssignableTo(GameContract.class)) {
        kept.add(type.getPackageName());
      }
    }
    var games = new TreeSet<String>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      games.add(game.getClass().getPackageName());
    }
    assertThat(kept).isEqualTo(games);
  }
}
