package musette.server.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class IntegrityCheckTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  private static Connection filled(Path file) throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    try (var fill = connection.createStatement()) {
      fill.execute("create table filling (x)");
      fill.execute(
          "with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)"
              + " insert into filling select randomblob(3000) from n");
    }
    return connection;
  }

  @Test
  void aSoundFileIsSoundHoweverLittleTimeThereIs(@TempDir Path folder) throws SQLException {
    try (Connection connection = filled(folder.resolve("large.db"))) {
      IntegrityCheck.check(connection, Duration.ofMillis(1));
      IntegrityCheck.check(connection, LONG);
    }
  }

  @Test
  void damageIsFound(@TempDir Path folder) throws SQLException, IOException {
    Path file = folder.resolve("large.db");
    filled(file).close();
    try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
      bytes.seek(bytes.length() / 2);
      bytes.write(new byte[50_000]);
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      Throwable found = catchThrowable(() -> IntegrityCheck.check(connection, LONG));
      assertThat(FaultDetector.of(found)).isEqualTo(StorageFault.DAMAGED);
    }
  }
}
