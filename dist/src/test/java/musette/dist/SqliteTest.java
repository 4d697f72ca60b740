package musette.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.util.List;
import java.util.Properties;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqliteTest {
  private static final Path PROGRAM = Path.of("../app/target/musette.jar");

  @TempDir private Path folder = Path.of("");

  /** The jar of SQLite as in the download of this platform. */
  private Path trimmed(String name) throws IOException, InterruptedException {
    Path app = folder.resolve(name);
    Files.createDirectories(app.resolve("lib"));
    Path program = Files.copy(PROGRAM, app.resolve("musette.jar"));
    Path jar = app.resolve("none");
    for (Path library : Libraries.of(PROGRAM)) {
      if (library.getFileName().toString().startsWith("sqlite-jdbc-")) {
        jar = Files.copy(library, app.resolve("lib").resolve(library.getFileName()));
      }
    }
    Sqlite.of(Path.of(System.getProperty("java.home")), program).keepThisPlatform();
    return jar;
  }

  private static List<String> files(Path jar) throws IOException {
    try (var zip = new ZipFile(jar.toFile())) {
      return zip.stream().filter(file -> !file.isDirectory()).map(ZipEntry::getName).toList();
    }
  }

  @Test
  void oneLibraryIsKeptAndItWorks() throws Exception {
    Path jar = trimmed("own");
    assertThat(files(jar)).filteredOn(name -> name.contains("/native/")).hasSize(1);
    assertThat(files(jar)).contains("org/sqlite/JDBC.class", "META-INF/services/java.sql.Driver");
    var urls = new URL[] {jar.toUri().toURL()};
    try (var loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      var driver = (Driver) loader.loadClass("org.sqlite.JDBC").getConstructor().newInstance();
      try (Connection connection = driver.connect("jdbc:sqlite::memory:", new Properties())) {
        assertThat(connection.isValid(1)).isTrue();
      }
    }
  }

  @Test
  void theJarIsTheSameEveryTime() throws Exception {
    assertThat(trimmed("one")).hasSameBinaryContentAs(trimmed("two"));
  }
}
