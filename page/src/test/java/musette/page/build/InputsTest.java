package musette.page.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the engine is compiled again. */
final class InputsTest {
  @TempDir private Path folder;

  @Test
  void aFolderAndItsArchiveAreTheSame() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes/musette"));
    Files.writeString(classes.resolve("B.class"), "one");
    Path archive = archive("kernel.jar", "musette/B.class");
    assertThat(Inputs.hash(List.of(archive))).isEqualTo(Inputs.hash(List.of(classes.getParent())));
  }

  @Test
  void aChangedClassCounts() throws IOException {
    Path file = folder.resolve("B.class");
    Files.writeString(file, "one");
    String before = Inputs.hash(List.of(folder));
    Files.writeString(file, "two");
    assertThat(Inputs.hash(List.of(folder))).isNotEqualTo(before);
  }

  @Test
  void whatTheCompilerWritesDoesNotCount() throws IOException {
    String before = Inputs.hash(List.of(folder));
    Files.createDirectory(folder.resolve("engine"));
    Files.writeString(folder.resolve("engine/musette-engine.js"), "one");
    assertThat(Inputs.hash(List.of(folder))).isEqualTo(before);
  }

  @Test
  void thePartThatIsWrittenByHandAndThePluginsOfTheCompilerCount() throws IOException {
    for (String name : List.of("engine/" + CompileEngine.LOADER, "META-INF/services/org.Plugin")) {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "one");
      String before = Inputs.hash(List.of(folder));
      Files.writeString(file, "two");
      assertThat(Inputs.hash(List.of(folder))).as(name).isNotEqualTo(before);
    }
  }

  @Test
  void theProgramsAndTheVersionsOfTheToolsCount() throws IOException {
    Path tool = Files.writeString(folder.resolve("optimise.mjs"), "one");
    String before = Inputs.hash(List.of(), List.of(tool), "Node 20");
    assertThat(Inputs.hash(List.of(), List.of(tool), "Node 22")).isNotEqualTo(before);
    Files.writeString(tool, "two");
    assertThat(Inputs.hash(List.of(), List.of(tool), "Node 20")).isNotEqualTo(before);
  }

  @Test
  void anotherVersionOfALibraryCounts() throws IOException {
    assertThat(Inputs.hash(List.of(archive("teavm-1.jar", "org/A.class"))))
        .isNotEqualTo(Inputs.hash(List.of(archive("teavm-2.jar", "org/A.class"))));
  }

  private Path archive(String name, String entry) throws IOException {
    Path archive = folder.resolve(name);
    try (var out = new JarOutputStream(Files.newOutputStream(archive))) {
      out.putNextEntry(new JarEntry(entry));
      out.write("one".getBytes(StandardCharsets.UTF_8));
    }
    return archive;
  }
}
