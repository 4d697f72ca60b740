package musette.page.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page gets every data file of the games. */
final class EngineResourcesTest {
  private static final Path RESOURCES = Path.of("../games/src/main/resources");

  @Test
  void everyDataFileIsNamed() throws IOException {
    try (Stream<Path> files = Files.walk(RESOURCES.resolve("musette/games"))) {
      assertThat(new EngineResources().supplyResources(List.of()))
          .containsExactlyInAnyOrder(
              files
                  .filter(Files::isRegularFile)
                  .map(file -> RESOURCES.relativize(file).toString())
                  .toArray(String[]::new));
    }
  }
}
