package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import musette.app.cli.Version;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files that name the version all name the same one. */
final class VersionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pom.xml|<version>%s</version>",
        "kernel/pom.xml|<artifactId>musette</artifactId><version>%s</version>",
        "dist/pom.xml|<image>musette:%s</image>",
        "dist/pom.xml|/musette-%s-oci.tar<",
        "dist/files/examples/compose.yaml|image: musette:%s",
        "python/pyproject.toml|version = \"%s\"",
        "web/package.json|\"version\": \"%s\""
      })
  void aFileNamesTheVersionOfTheProgram(String file, String line) throws IOException {
    assertThat(Files.readString(Path.of("..", file))).contains(line.replace("%s", Version.NUMBER));
  }
}
