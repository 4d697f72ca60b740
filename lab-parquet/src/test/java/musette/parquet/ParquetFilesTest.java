package musette.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.lab.job.Counts;
import musette.lab.job.Job;
import musette.lab.job.MatchRow;
import musette.lab.job.Pool;
import musette.lab.job.RowFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
class ParquetFilesTest {
  private static final Game<?, ?, ?> GAME = Catalogue.game("flamme-rouge");
  private static final Job JOB =
      Job.of(GAME, Setup.of(GAME.about(), 3), List.of("greedy", "random"), 7, 40);

  @TempDir private Path folder = Path.of("");

  private Counts write(Path matches, Path plies, int threads) throws IOException {
    var sum = new Counts[] {Counts.none(JOB)};
    try (var pool = Pool.threads(threads, Catalogue::game);
        RowFile file = new ParquetProvider().open(JOB, Optional.of(matches), Optional.of(plies))) {
      pool.run(
          JOB,
          MatchRow.Detail.PLIES,
          (counts, rows) -> {
            sum[0] = sum[0].plus(counts);
            try {
              file.add(rows);
            } catch (IOException e) {
              throw new UncheckedIOException(e.getMessage(), e);
            }
          });
      file.finish();
    }
    return sum[0];
  }

  private static long number(String question) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:duckdb:");
        var answer = connection.createStatement().executeQuery(question)) {
      answer.next();
      return answer.getLong(1);
    }
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void theRowsAddUpToTheCounts() throws IOException, SQLException {
    Path matches = folder.resolve("matches.parquet");
    Path plies = folder.resolve("it's plies.parquet");
    Counts counts = write(matches, plies, 2);
    String rows = "'" + matches + "'";
    assertThat(number("SELECT count(*) FROM " + rows)).isEqualTo(40);
    assertThat(number("SELECT sum(actions) FROM " + rows)).isEqualTo(counts.histogram().total());
    assertThat(number("SELECT count(*) FROM '" + plies.toString().replace("'", "''") + "'"))
        .isEqualTo(counts.histogram().total());
    assertThat(number("SELECT sum(place_b) FROM " + rows))
        .isEqualTo(counts.seats().get(1).places());
    assertThat(number("SELECT count(*) FROM " + rows + " WHERE bot_a = 'random'")).isEqualTo(20);
    assertThat(files()).containsExactly("it's plies.parquet", "matches.parquet");
    byte[] first = Files.readAllBytes(matches);
    write(matches, plies, 1);
    assertThat(Files.readAllBytes(matches)).isEqualTo(first);
  }

  @Test
  void whatIsNotFinishedLeavesNothing() throws IOException {
    Path file = folder.resolve("matches.parquet");
    Files.writeString(file, "of yesterday");
    try (RowFile rows = new ParquetProvider().open(JOB, Optional.of(file), Optional.empty())) {
      rows.add(List.of());
      assertThat(files()).contains("matches.parquet.part.db");
    }
    assertThat(files()).containsExactly("matches.parquet");
    assertThat(file).hasContent("of yesterday");
  }

  /** A disk of 64 kB, if this machine lets us have one. */
  @Test
  void aFullDiskLeavesNothing() throws IOException, InterruptedException {
    assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.toString()) == 0);
    try {
      Path file = folder.resolve("matches.parquet");
      Files.writeString(file, "of yesterday");
      assertThatThrownBy(() -> write(file, folder.resolve("plies.parquet"), 1))
          .hasMessageContaining("IO Error")
          .message()
          .hasLineCount(1);
      assertThat(files()).containsExactly("matches.parquet");
      assertThat(file).hasContent("of yesterday");
    } finally {
      run("umount", folder.toString());
    }
  }

  private static int run(String... line) throws IOException, InterruptedException {
    return new ProcessBuilder(line).redirectErrorStream(true).start().waitFor();
  }

  @Test
  void aFolderThatIsGoneIsAProblem() {
    Path file = folder.resolve("none").resolve("matches.parquet");
    assertThatThrownBy(() -> new ParquetProvider().open(JOB, Optional.of(file), Optional.empty()))
        .isInstanceOf(IOException.class)
        .message()
        .hasLineCount(1);
  }
}
