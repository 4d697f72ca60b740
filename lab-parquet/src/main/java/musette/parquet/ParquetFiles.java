package musette.parquet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import musette.kernel.Seat;
import musette.lab.job.Job;
import musette.lab.job.MatchRow;
import musette.lab.job.RowFile;
import musette.wire.Json;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;

/**
 * Collects the rows in a database beside the file, so that memory does not limit them, and writes
 * them sorted at the end. docs/parquet.md describes the columns.
 */
final class ParquetFiles implements RowFile {
  private final Job job;
  private final String options;
  private final Optional<Path> matches;
  private final Optional<Path> plies;
  private final Path database;
  private final DuckDBConnection connection;

  ParquetFiles(Job job, Optional<Path> matches, Optional<Path> plies)
      throws SQLException, IOException {
    this.job = job;
    this.options = Json.write(job.options());
    this.matches = matches;
    this.plies = plies;
    this.database = beside(matches.or(() -> plies).orElseThrow(), ".part.db");
    sweep();
    this.connection =
        (DuckDBConnection) DriverManager.getConnection("jdbc:duckdb:" + database.toAbsolutePath());
    try (Statement statement = connection.createStatement()) {
      // One thread, so that the same job gives the same file.
      statement.execute("SET threads = 1");
      statement.execute("CREATE TABLE matches (" + columns() + ")");
      statement.execute(
          "CREATE TABLE plies (match BIGINT, ply INTEGER, seat VARCHAR, choices INTEGER,"
              + " action VARCHAR)");
    }
  }

  private String columns() {
    var columns =
        new StringBuilder(
            "match BIGINT, game VARCHAR, rules INTEGER, seats INTEGER, options VARCHAR,"
                + " seed BIGINT, actions INTEGER");
    for (Seat seat : Seat.first(job.seats())) {
      String letter = seat.name().toLowerCase(Locale.ROOT);
      columns.append(", bot_%1$s VARCHAR, win_%1$s DOUBLE, place_%1$s INTEGER".formatted(letter));
    }
    return columns.toString();
  }

  private static Path beside(Path file, String ending) {
    return Path.of(file + ending);
  }

  static IOException problem(SQLException e) {
    String message = String.valueOf(e.getMessage());
    return new IOException(message.lines().findFirst().orElse(message), e);
  }

  @Override
  public void add(List<MatchRow> rows) throws IOException {
    try (DuckDBAppender ofMatches = connection.createAppender("matches");
        DuckDBAppender ofPlies = connection.createAppender("plies")) {
      for (MatchRow row : rows) {
        add(row, ofMatches);
        add(row.match(), row.plies(), ofPlies);
      }
    } catch (SQLException e) {
      throw problem(e);
    }
  }

  private void add(MatchRow row, DuckDBAppender to) throws SQLException {
    to.beginRow().append(row.match()).append(job.game()).append(job.rules()).append(job.seats());
    to.append(options).append(job.seed()).append(row.actions());
    for (int i = 0; i < job.seats(); i++) {
      to.append(row.bots().get(i))
          .append(row.wins().get(i).doubleValue())
          .append(row.places().get(i).intValue());
    }
    to.endRow();
  }

  private static void add(long match, List<MatchRow.Ply> plies, DuckDBAppender to)
      throws SQLException {
    for (int i = 0; i < plies.size(); i++) {
      MatchRow.Ply ply = plies.get(i);
      to.beginRow().append(match).append(i + 1);
      to.append(ply.seat()).append(ply.choices()).append(ply.action());
      to.endRow();
    }
  }

  @Override
  public void finish() throws IOException {
    try {
      if (matches.isPresent()) {
        copy("matches ORDER BY match", matches.get());
      }
      if (plies.isPresent()) {
        copy("plies ORDER BY match, ply", plies.get());
      }
    } catch (SQLException e) {
      throw problem(e);
    }
    for (Path file : Stream.of(matches, plies).flatMap(Optional::stream).toList()) {
      Files.move(beside(file, ".part"), file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private void copy(String rows, Path file) throws SQLException {
    String part = beside(file, ".part").toAbsolutePath().toString().replace("'", "''");
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "COPY (SELECT * FROM %s) TO '%s' (FORMAT parquet, COMPRESSION zstd)"
              .formatted(rows, part));
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException _) {
      // It is thrown away anyway.
    }
    try {
      sweep();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Removes what this run or an interrupted one has left. */
  private void sweep() throws IOException {
    Files.deleteIfExists(database);
    Files.deleteIfExists(beside(database, ".wal"));
    for (Path file : Stream.of(matches, plies).flatMap(Optional::stream).toList()) {
      Files.deleteIfExists(beside(file, ".part"));
    }
  }
}
