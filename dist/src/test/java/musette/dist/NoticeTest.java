package musette.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever adds a library learns here, and not at the next release, that NOTICE has to name it. */
final class NoticeTest {
  private static final Path NOTICE = Path.of("../NOTICE");
  private static final Path PROGRAM = Path.of("../app/target/musette.jar");

  @TempDir private Path folder = Path.of("");

  @Test
  void noticeNamesWhatIsShipped() throws IOException {
    List<Path> shipped = Libraries.of(PROGRAM);
    assertThat(shipped).hasSizeGreaterThan(50).allMatch(Files::exists);
    Notice.check(NOTICE, shipped);
  }

  @ParameterizedTest
  @CsvSource({
    "- picocl: MIT, does not name the licence of [picocli]",
    "- oldcli: MIT~- picocli: MIT, names libraries that are not shipped: [oldcli]"
  })
  void whatIsMissingOrGoneIsRefused(String instead, String problem) throws IOException {
    List<Path> shipped = Libraries.of(PROGRAM);
    String text = Files.readString(NOTICE);
    Path notice = folder.resolve("NOTICE");
    Files.writeString(notice, text.replace("- picocli: Apache-2.0", instead.replace('~', '\n')));
    assertThatThrownBy(() -> Notice.check(notice, shipped)).hasMessageContaining(problem);
  }
}
