package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The games as a folder of files. The browser tests play in such a folder. */
class SiteTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void theFolderHasEveryFileThatIsListedAndAPageForAnyPath() throws Exception {
    Path site = folder.resolve("some/site");
    Run run = Run.of("site", site.toString()).isCalm();
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains(site.toString());
    JsonNode files = Json.parse(Files.readString(site.resolve("files.json"))).get("files");
    assertThat(files).hasSizeGreaterThan(30);
    for (JsonNode file : files) {
      assertThat(sha256(site.resolve(file.get("path").asText())))
          .isEqualTo(file.get("sha256").asText());
    }
    JsonNode engine = Json.parse(Files.readString(site.resolve("engine/engine.json")));
    for (String part : new String[] {"wasm", "runtime", "script"}) {
      assertThat(site.resolve("engine").resolve(engine.get(part).asText())).isNotEmptyFile();
    }
    String page = Files.readString(site.resolve("index.html"));
    assertThat(page)
        .contains("Content-Security-Policy", "content=\"site\"")
        .doesNotContain("src=\"/", "href=\"/");
    assertThat(site.resolve("404.html")).hasContent(page);
    assertThat(site.resolve("robots.txt")).exists();
  }

  private static String sha256(Path file) throws Exception {
    return HexFormat.of()
        .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
  }

  @Test
  void aFolderWithFilesIsLeftAlone() throws IOException {
    Path mine = Files.writeString(folder.resolve("mine.txt"), "mine");
    Run full = Run.of("site", folder.toString()).isCalm();
    assertThat(full.code()).isEqualTo(2);
    assertThat(full.err()).contains("not empty");
    Run file = Run.of("site", mine.toString()).isCalm();
    assertThat(file.code()).isEqualTo(2);
    assertThat(folder).isDirectoryNotContaining("glob:**index.html");
    assertThat(mine).hasContent("mine");
  }
}
