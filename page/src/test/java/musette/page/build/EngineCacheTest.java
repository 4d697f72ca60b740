package musette.page.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one build has compiled, the next one finds, if it is whole. */
final class EngineCacheTest {
  private static final List<String> FILES = List.of("engine.wasm", "engine.wasm.br");

  @TempDir private Path place;
  private Path compiled;
  private Path wanted;
  private EngineCache cache;

  @BeforeEach
  void compile() throws IOException {
    compiled = Files.createDirectory(place.resolve("compiled"));
    wanted = Files.createDirectory(place.resolve("wanted"));
    for (String name : FILES) {
      Files.write(compiled.resolve(name), new byte[] {0, (byte) 200, (byte) name.length()});
    }
    Files.writeString(compiled.resolve("other"), "not of the engine");
    cache = new EngineCache(place.resolve("cache"), FILES);
  }

  @Test
  void whatIsFoundIsWhatWasCompiled() throws IOException {
    cache.keep("one", compiled);
    assertThat(cache.take("one", wanted)).isTrue();
    for (String name : FILES) {
      assertThat(wanted.resolve(name)).hasSameBinaryContentAs(compiled.resolve(name));
    }
    assertThat(wanted.resolve("other")).doesNotExist();
    assertThat(entries()).containsExactly("one");
  }

  @Test
  void otherInputsFindNothing() {
    cache.keep("one", compiled);
    assertThat(cache.take("two", wanted)).isFalse();
    assertThat(wanted).isEmptyDirectory();
  }

  @Test
  void aDamagedOneIsNotUsedAndMadeAgain() throws IOException {
    cache.keep("one", compiled);
    Path file = place.resolve("cache/one/engine.wasm.br");
    byte[] bytes = Files.readAllBytes(file);
    bytes[1]++;
    Files.write(file, bytes);
    assertThat(cache.take("one", wanted)).isFalse();
    cache.keep("one", compiled);
    assertThat(cache.take("one", wanted)).isTrue();
    Files.delete(file);
    assertThat(cache.take("one", wanted)).isFalse();
  }

  @Test
  void theFourThatWereUsedLastStay() throws IOException {
    for (String inputs : List.of("a", "b", "c", "d")) {
      cache.keep(inputs, compiled);
      Files.setLastModifiedTime(
          place.resolve("cache").resolve(inputs), FileTime.fromMillis(inputs.charAt(0)));
    }
    assertThat(cache.take("a", wanted)).isTrue();
    cache.keep("e", compiled);
    assertThat(entries()).containsExactly("a", "c", "d", "e");
  }

  @Test
  void aCacheThatCannotBeWrittenToOnlyCostsTime() throws IOException {
    Path file = Files.writeString(place.resolve("file"), "in the way");
    var broken = new EngineCache(file.resolve("cache"), FILES);
    broken.keep("one", compiled);
    assertThat(broken.take("one", wanted)).isFalse();
  }

  @Test
  void itIsInTheCacheOfTheUserUnlessThatIsTurnedOff() {
    assertThat(EngineCache.ofUser(Map.of("XDG_CACHE_HOME", "/c"), FILES))
        .contains(new EngineCache(Path.of("/c/musette/engines"), FILES));
    assertThat(
            EngineCache.ofUser(
                Map.of("XDG_CACHE_HOME", "/c", "MUSETTE_ENGINE_CACHE", "off"), FILES))
        .isEmpty();
  }

  private List<String> entries() throws IOException {
    try (Stream<Path> all = Files.list(place.resolve("cache"))) {
      return all.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }
}
