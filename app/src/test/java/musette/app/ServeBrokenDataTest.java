package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Random;
import musette.server.Server;
import musette.server.ServerOptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Data that cannot be used are told for what they are, with what to do about it. */
@Timeout(60)
class ServeBrokenDataTest {
  private static final int PAGE = 4_096;

  @TempDir private Path folder = Path.of("");
  private Path database = Path.of("");

  @BeforeEach
  void aServerHasBeenHere() throws SQLException {
    Server.start(ServerOptions.defaults().withPort(0).withData(folder)).close();
    database = folder.resolve("musette.db");
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        var fill = connection.createStatement()) {
      fill.execute(
          "with recursive n(i) as (select 1 union all select i + 1 from n where i < 4000)"
              + " insert into players select 'p' || i, hex(randomblob(30)), 'GUEST', i from n");
      fill.execute("pragma wal_checkpoint(truncate)");
    }
  }

  private Run serve(String... more) {
    String[] usual = {"serve", "--port", "0", "--data", folder.toString()};
    var all = new java.util.ArrayList<>(java.util.List.of(usual));
    all.addAll(java.util.List.of(more));
    return Run.of(all.toArray(String[]::new));
  }

  private void isToldAs(Run run, String... words) {
    assertThat(run.isCalm().code()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains(words).doesNotContain("password");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.9, 0.5, 0.1})
  void aDatabaseThatIsCutOffIsDamaged(double part) throws IOException {
    try (var file = new RandomAccessFile(database.toFile(), "rw")) {
      file.setLength((long) (file.length() * part) / PAGE * PAGE);
    }
    isToldAs(serve(), database.toString(), "damaged", "backup");
  }

  @Test
  void aDatabaseThatIsCutOffWithinAPageIsDamaged() throws IOException {
    try (var file = new RandomAccessFile(database.toFile(), "rw")) {
      file.setLength(PAGE + 700);
    }
    isToldAs(serve(), database.toString(), "damaged", "backup");
  }

  @Test
  void aPageOfNonsenseIsFoundAtTheStart() throws IOException {
    try (var file = new RandomAccessFile(database.toFile(), "rw")) {
      byte[] nonsense = new byte[PAGE];
      new Random(5).nextBytes(nonsense);
      file.seek(file.length() / PAGE / 2 * PAGE);
      file.write(nonsense);
    }
    isToldAs(serve(), database.toString(), "damaged", "backup");
  }

  @Test
  void whatIsNoDatabaseIsDamaged() throws IOException {
    Files.writeString(database, "This is a letter to my aunt. ".repeat(400));
    isToldAs(serve(), database.toString(), "damaged", "backup");
    isToldAs(serve("--lang", "fr"), database.toString(), "abîmée", "sauvegarde");
  }

  @Test
  void anEmptyDatabaseIsNotTakenForANewOne() throws IOException {
    Files.write(database, new byte[0]);
    isToldAs(serve(), database.toString(), "empty", "backup", "delete");
    assertThat(Files.size(database)).as("nothing was written").isZero();
  }

  @Test
  void aFileInsteadOfAFolderIsToldAsThat() {
    isToldAs(
        Run.of("serve", "--port", "0", "--data", database.toString()),
        database.toString(),
        "not a folder",
        "--data");
    Path below = database.resolve("below");
    isToldAs(
        Run.of("serve", "--port", "0", "--data", below.toString()), below.toString(), "--data");
  }
}
