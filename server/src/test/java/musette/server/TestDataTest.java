package musette.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import musette.kernel.Refused;
import musette.server.operate.DataLocation;
import musette.server.operate.TestData;
import musette.server.store.Store;
import musette.server.store.database.Database;
import musette.table.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Running matches that are written straight to the store are like any others. */
final class TestDataTest {
  private static final int TABLES = 10;

  @TempDir private Path data = Path.of("");

  @Test
  void aServerStartsWithThemAndAnOldFolderIsRefused() {
    var dataLocation = new DataLocation(data, "");
    var writer = new TestData(dataLocation, Games.all());
    List<String> games = Games.all().list().stream().map(game -> game.about().id()).toList();
    TestData.Written written = writer.write(games, TABLES, 3, 60);
    assertThat(written.tokens()).hasSize(3).doesNotHaveDuplicates();
    assertThat(written.tables()).hasSize(TABLES).doesNotHaveDuplicates();

    try (var store = new Store(Database.openAsIs("jdbc:sqlite:" + dataLocation.file()))) {
      assertThat(store.audit().statuses()).containsOnlyKeys("RUNNING").containsValue(10L);
      assertThat(store.audit().incomplete()).isEmpty();
    }
    try (Server server = Server.start(ServerOptions.defaults().withPort(0).withData(data))) {
      assertThat(server.frozen()).isEmpty();
    }
    assertThatThrownBy(() -> writer.write(games, 1, 3, 1))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("data-not-empty");
  }
}
