package musette.server.store.maintenance;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import musette.server.store.database.Database;
import musette.server.store.database.DatabaseTables;
import musette.server.store.database.FaultDetector;
import musette.server.store.database.StorageUnavailable;
import musette.wire.Json;

/**
 * Writes all rows of a database into one file, as of one moment, while servers go on: a zip with a
 * file of JSON lines for every table, and a manifest at its end.
 */
public final class BackupWriter {
  static final String MANIFEST = "manifest.json";
  static final String ROWS = ".jsonl";

  private final Database database;
  private final String musette;

  /**
   * @param musette the version of this program
   */
  public BackupWriter(Database database, String musette) {
    this.database = database;
    this.musette = musette;
  }

  /** Writes everything, and closes the stream. */
  public BackupManifest write(OutputStream out, long now) throws IOException {
    try (Connection connection = database.snapshot();
        var zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
      var tables = new DatabaseTables(connection);
      var parts = new LinkedHashMap<String, BackupManifest.Part>();
      for (String table : tables.inOrder()) {
        zip.putNextEntry(new ZipEntry(table + ROWS));
        parts.put(table, copy(connection, table, tables.columns(table), zip));
        zip.closeEntry();
      }
      var manifest =
          new BackupManifest(
              BackupManifest.FORMAT, musette, database.form(), now, Map.copyOf(parts));
      zip.putNextEntry(new ZipEntry(MANIFEST));
      zip.write(Json.write(manifest).getBytes(StandardCharsets.UTF_8));
      zip.closeEntry();
      return manifest;
    } catch (SQLException e) {
      throw new StorageUnavailable(FaultDetector.of(e), e);
    }
  }

  private static BackupManifest.Part copy(
      Connection from, String table, List<String> columns, ZipOutputStream zip)
      throws SQLException, IOException {
    return TableRows.read(
        from,
        table,
        columns,
        row -> {
          zip.write(row.getBytes(StandardCharsets.UTF_8));
          zip.write('\n');
        });
  }
}
