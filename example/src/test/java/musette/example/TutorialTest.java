package musette.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every excerpt in docs/tutorial.md is a part of this module's files. */
final class TutorialTest {
  private static final Path TUTORIAL = Path.of("../docs/tutorial.md");
  private static final Pattern EXCERPT = Pattern.compile("(?ms)^```(\\w+)\n(.*?)^```$");

  private record Excerpt(String language, String text) {}

  private static List<Excerpt> excerpts() throws IOException {
    return EXCERPT
        .matcher(Files.readString(TUTORIAL))
        .results()
        .map(found -> new Excerpt(found.group(1), found.group(2)))
        .toList();
  }

  @TestFactory
  Stream<DynamicTest> anExcerptIsPartOfAFile() throws IOException {
    List<String> files;
    try (Stream<Path> all = Files.walk(Path.of("src"))) {
      files = all.filter(Files::isRegularFile).map(TutorialTest::read).toList();
    }
    return excerpts().stream()
        .filter(excerpt -> !excerpt.language.equals("sh"))
        .map(
            excerpt ->
                DynamicTest.dynamicTest(
                    excerpt.text.lines().findFirst().orElse(""),
                    () -> assertThat(files).anyMatch(file -> file.contains(excerpt.text))));
  }

  @Test
  void theTutorialShowsEveryKindOfFile() throws IOException {
    assertThat(excerpts().stream().map(Excerpt::language).distinct())
        .containsExactlyInAnyOrder("markdown", "java", "properties", "json", "sh");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
