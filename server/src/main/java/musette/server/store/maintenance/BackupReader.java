package musette.server.store.maintenance;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import musette.kernel.Refused;
import musette.server.store.database.Database;
import musette.server.store.database.DatabaseTables;
import musette.server.store.database.FaultDetector;
import musette.server.store.database.StorageUnavailable;
import musette.wire.Json;
import org.jspecify.annotations.Nullable;

/** Reads a backup, and fills an empty database from it. */
public final class BackupReader implements AutoCloseable {
  private static final int BATCH = 500;
  private static final String DAMAGED = "backup-damaged";

  private final ZipFile zip;
  private final BackupManifest manifest;

  private BackupReader(ZipFile zip, BackupManifest manifest) {
    this.zip = zip;
    this.manifest = manifest;
  }

  /** Refuses a file that is no backup, is cut off, or comes from a later version. */
  public static BackupReader open(Path file) throws IOException {
    ZipFile zip;
    try {
      zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8);
    } catch (ZipException | EOFException e) {
      throw Refused.because("", "backup-unreadable");
    }
    try {
      var reader = new BackupReader(zip, manifest(zip));
      reader.requireWhole();
      return reader;
    } catch (IOException | RuntimeException e) {
      zip.close();
      throw e;
    }
  }

  private static BackupManifest manifest(ZipFile zip) throws IOException {
    ZipEntry entry = zip.getEntry(BackupWriter.MANIFEST);
    if (entry == null) {
      throw Refused.because("", "backup-unreadable");
    }
    try (var in = zip.getInputStream(entry)) {
      byte[] bytes = in.readAllBytes();
      var sum = new CRC32();
      sum.update(bytes);
      // Nothing else checks it.
      if (sum.getValue() != entry.getCrc()) {
        throw Refused.because("", DAMAGED, "part", BackupWriter.MANIFEST);
      }
      return manifest(new String(bytes, StandardCharsets.UTF_8));
    } catch (ZipException | EOFException e) {
      throw Refused.because("", DAMAGED, "part", BackupWriter.MANIFEST);
    }
  }

  private static BackupManifest manifest(String text) {
    int format;
    try {
      format = Json.parse(text).path("format").asInt();
      if (format == BackupManifest.FORMAT) {
        return Json.read(text, BackupManifest.class);
      }
    } catch (Refused e) {
      throw Refused.because("", DAMAGED, "part", BackupWriter.MANIFEST);
    }
    throw Refused.because("", "backup-format", "found", format, "known", BackupManifest.FORMAT);
  }

  /** Compares all rows with the manifest before any of them is used. */
  private void requireWhole() throws IOException {
    for (var expected : manifest.tables().entrySet()) {
      String table = expected.getKey();
      var digest = new RowDigest();
      try (BufferedReader in = rows(table)) {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
          digest.add(line);
        }
      } catch (ZipException | EOFException e) {
        throw Refused.because("", DAMAGED, "part", table);
      }
      if (!digest.hex().equals(expected.getValue().digest())) {
        throw Refused.because("", DAMAGED, "part", table);
      }
    }
  }

  private BufferedReader rows(String table) throws IOException {
    ZipEntry entry = zip.getEntry(table + BackupWriter.ROWS);
    if (entry == null) {
      throw Refused.because("", DAMAGED, "part", table);
    }
    return new BufferedReader(
        new InputStreamReader(zip.getInputStream(entry), StandardCharsets.UTF_8));
  }

  public BackupManifest manifest() {
    return manifest;
  }

  /** Fills the tables in one transaction, then reads them again and compares. */
  public void fill(Database database) throws IOException {
    try (Connection to = database.connect()) {
      to.setAutoCommit(false);
      var tables = new DatabaseTables(to);
      List<String> all = tables.inOrder();
      requireEmpty(tables, all);
      empty(to);
      for (String table : all) {
        BackupManifest.Part part = manifest.tables().get(table);
        if (part == null || !part.columns().equals(tables.columns(table))) {
          throw Refused.because("", DAMAGED, "part", table);
        }
        insert(to, database, table, part);
      }
      compare(to);
      to.commit();
    } catch (SQLException e) {
      throw new StorageUnavailable(FaultDetector.of(e), e);
    }
  }

  /** A server that has only been started has written nothing but its own notes. */
  private static void requireEmpty(DatabaseTables tables, List<String> all) throws SQLException {
    for (String table : all) {
      if (!table.equals("meta") && !tables.isEmpty(table)) {
        throw Refused.because("", "restore-not-empty");
      }
    }
  }

  private static void empty(Connection to) throws SQLException {
    try (var statement = to.createStatement()) {
      statement.executeUpdate("delete from meta");
    }
  }

  private void insert(Connection to, Database database, String table, BackupManifest.Part part)
      throws SQLException, IOException {
    String sql =
        "insert into %s (%s)%s values (%s)"
            .formatted(
                table,
                String.join(", ", part.columns()),
                database.isShared() ? " overriding system value" : "",
                String.join(", ", Collections.nCopies(part.columns().size(), "?")));
    try (PreparedStatement insert = to.prepareStatement(sql);
        BufferedReader in = rows(table)) {
      int waiting = 0;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        bind(insert, Json.parse(line), table);
        insert.addBatch();
        if (++waiting % BATCH == 0) {
          insert.executeBatch();
        }
      }
      insert.executeBatch();
    }
    database.restartNumbers(to, table);
  }

  private static void bind(PreparedStatement insert, JsonNode row, String table)
      throws SQLException {
    for (int i = 0; i < row.size(); i++) {
      insert.setObject(i + 1, value(row.get(i), table));
    }
  }

  private static @Nullable Object value(JsonNode node, String table) {
    return switch (node.getNodeType()) {
      case NULL -> null;
      case STRING -> node.asText();
      case NUMBER -> node.numberValue();
      case ARRAY, BINARY, BOOLEAN, MISSING, OBJECT, POJO ->
          throw Refused.because("", DAMAGED, "part", table);
    };
  }

  private void compare(Connection to) throws SQLException, IOException {
    for (var expected : manifest.tables().entrySet()) {
      List<String> columns = expected.getValue().columns();
      BackupManifest.Part found = TableRows.read(to, expected.getKey(), columns, _ -> {});
      if (!found.equals(expected.getValue())) {
        throw Refused.because("", DAMAGED, "part", expected.getKey());
      }
    }
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
