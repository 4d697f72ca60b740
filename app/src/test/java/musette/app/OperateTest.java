package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import musette.server.Server;
import musette.server.ServerOptions;
import musette.server.operate.DataLocation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands of operators: their words and exit codes. What they do is tested in the server. */
@Timeout(60)
class OperateTest {
  @TempDir private Path folder = Path.of("");
  private Path data = Path.of("");
  private Path file = Path.of("");

  @BeforeEach
  void aServerHasBeenHere() {
    data = folder.resolve("data");
    file = folder.resolve("monday.backup");
    Server.start(options()).close();
  }

  private ServerOptions options() {
    return ServerOptions.defaults().withPort(0).withData(data);
  }

  private static Run run(Path data, String... command) {
    var all = new ArrayList<>(List.of(command));
    all.addAll(List.of("--data", data.toString()));
    return Run.of(all.toArray(String[]::new)).isCalm();
  }

  private static void isRefused(Run run, String... words) {
    assertThat(run.code()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains(words);
  }

  @Test
  void aBackupOfARunningServerIsRestoredElsewhere() {
    try (Server _ = Server.start(options())) {
      Run saved = run(data, "backup", file.toString());
      assertThat(saved.code()).as(saved.err()).isZero();
      assertThat(saved.out()).contains(file.toString(), "0 tables", "kB");
    }
    Path elsewhere = folder.resolve("elsewhere");
    Run restored = run(elsewhere, "restore", file.toString());
    assertThat(restored.code()).as(restored.err()).isZero();
    assertThat(restored.out()).contains("all verified");
    Run examined = run(elsewhere, "doctor");
    assertThat(examined.code()).as(examined.out()).isZero();
    assertThat(examined.out()).contains("sound", "clock is correct").doesNotContain("BAD");
    Server.start(options().withData(elsewhere)).close();
  }

  @Test
  void aBackupOverwritesNothing() throws IOException {
    Files.writeString(file, "mine");
    isRefused(run(data, "backup", file.toString()), file.toString(), "exists");
    assertThat(file).hasContent("mine");
    isRefused(run(data, "backup", folder.resolve("no/where").toString()), "folder");
    isRefused(run(data, "restore", file.toString()), file.toString(), "not a backup");
    isRefused(run(folder.resolve("none"), "backup", folder.resolve("b").toString()), "--data");
  }

  @ParameterizedTest
  @CsvSource({"en, There are data", "fr, Il y a déjà des données"})
  void aRestoreOverwritesNothing(String language, String words) {
    assertThat(run(data, "backup", file.toString()).code()).isZero();
    isRefused(run(data, "restore", file.toString(), "--lang", language), words);
    isRefused(run(data, "restore", folder.resolve("none").toString()), "No such file");
    isRefused(run(data, "restore", folder.toString()), "folder");
  }

  @Test
  void aDamagedDatabaseIsBad() throws IOException {
    Files.writeString(data.resolve("musette.db"), "This is a letter to my aunt. ".repeat(400));
    Run run = run(data, "doctor");
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(1);
    assertThat(run.out()).contains("BAD", "damaged");
    isRefused(run(data, "backup", file.toString()), "damaged");
    assertThat(file).doesNotExist();
  }

  @Test
  void aContainerAsksForTheHealthOfItsServer() {
    String address;
    try (Server server = Server.start(options())) {
      address = server.address();
      assertThat(Health.isHealthy(address)).isTrue();
    }
    assertThat(Health.isHealthy(address)).isFalse();
  }

  @Test
  void recordsAreExported() throws IOException {
    Run run = run(data, "export", folder.resolve("records").toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("0 records written");
    Files.writeString(file, "mine");
    isRefused(run(data, "export", file.toString()), "not a folder");
    String to = folder.resolve("public").toString();
    assertThat(run(data, "records", "export", to, "--format", "json").out())
        .contains("0 records written");
    isRefused(run(data, "records", "export", to, "--format", "xml"), "xml");
    isRefused(run(data, "records", "export", file.toString()), "not a folder");
  }

  @Test
  void pruningSaysWhatItDoes() {
    assertThat(run(data, "prune", "--dry-run").out()).startsWith("Would delete: 0 guests");
    assertThat(run(data, "prune").out()).startsWith("Deleted: 0 guests");
    assertThat(run(data, "prune", "--lang", "fr").out()).startsWith("Supprimé : 0 invité");
    isRefused(run(data, "prune", "--guests", "-1"), "--guests");
    try (Server _ = Server.start(options())) {
      isRefused(run(data, "prune"), data.toString());
      assertThat(run(data, "prune", "--dry-run").code()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"backup", "restore", "export", "doctor", "prune"})
  void everyOptionIsExplained(String command) {
    for (String language : List.of("en", "fr")) {
      String help = Run.of(command, "--help", "--lang", language).out();
      // Some names are so long that their explanation begins on the next line.
      assertThat(help).doesNotContainPattern("\\n +(-\\w, )?--[a-z][^ \\n]*\\n +-");
    }
  }

  @Test
  void aReportedCourseIsListedTakenDownAndPutBackAndItIsLogged() throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + new DataLocation(data, "").file());
        var statement = connection.createStatement()) {
      statement.executeUpdate(
          "insert into courses values"
              + " ('c1', 'leader-1', 'p1', 'd', 'Rude', 'r', '{}', 'GALLERY', '', 0, 1, 1)");
      statement.executeUpdate(
          "insert into reports (reporter, kind, subject, quoted, reason, at, state)"
              + " values ('p2', 'COURSE', 'c1', 'Rude', 'a rude name', 1, 'OPEN')");
    }
    assertThat(run(data, "admin", "reports").out())
        .contains("course c1: “Rude” a rude name")
        .doesNotContain("COURSE");
    assertThat(run(data, "admin", "reports", "--lang", "fr").out())
        .contains("parcours c1 : « Rude »");
    Run down = run(data, "admin", "take-down", "c1", "--reason", "Rude words");
    assertThat(down.code()).as(down.err()).isZero();
    assertThat(run(data, "admin", "reports").out()).isEmpty();
    isRefused(run(data, "admin", "take-down", "c1", "--reason", "again"), "no such course");
    isRefused(run(data, "admin", "take-down", "c1", "--reason", " "), "300");
    assertThat(run(data, "admin", "put-back", "c1").code()).isZero();
    assertThat(run(data, "admin", "log").out()).contains("take-down c1 Rude words", "put-back c1");
  }
}
