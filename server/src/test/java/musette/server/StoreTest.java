package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import musette.kernel.Seat;
import musette.server.store.Store;
import musette.server.store.TableStore.Listed;
import musette.server.store.database.Append;
import musette.server.store.database.Database;
import musette.table.Participation;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;
import musette.wire.table.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rows beside the log: their contents, and who may see them. */
final class StoreTest {
  private static final Append.After.NewCard CARD = new Append.After.NewCard("{}", Map.of());

  private final Store store;

  StoreTest(@TempDir Path data) {
    store = new Store(Database.open("jdbc:sqlite:" + data.resolve("musette.db")));
  }

  @AfterEach
  void close() {
    store.close();
  }

  private List<Listed> unfinished() {
    return store.tables().unfinished().getOrDefault("flamme-rouge", List.of());
  }

  private void write(String table, int seq, Status status, long due) {
    write(table, seq, status, due, CARD);
  }

  private void write(String table, int seq, Status status, long due, Append.After after) {
    var row = new Append.Row("flamme-rouge", status.name(), "PUBLIC", true, 0, 1, 1, due, seq, 0);
    var change = new LoggedChange(seq, 1, "", "", "", new Change.Ended());
    store.tables().append(new Append(table, List.of(change), row, after)).join();
  }

  @Test
  void aStatusFoundAtAnOlderChangeUndoesNothing() {
    write("one", 4, Status.RUNNING, 9);
    Listed found = unfinished().getFirst();
    write("one", 5, Status.OVER, Long.MAX_VALUE);
    assertThat(store.tables().mark(found).join()).isZero();
    assertThat(unfinished()).isEmpty();
  }

  @Test
  void aStatusFoundAtTheLastChangeIsShown() {
    write("one", 4, Status.RUNNING, 9);
    var frozen = new Listed("one", 4, Status.FROZEN);
    assertThat(store.tables().mark(frozen).join()).isOne();
    assertThat(unfinished()).containsExactly(frozen);
  }

  @Test
  void tablesThatStandStillKeepNoClockWaiting() {
    for (int i = 0; i < 5; i++) {
      write("frozen" + i, 4, Status.RUNNING, i);
      store.tables().mark(new Listed("frozen" + i, 4, Status.FROZEN)).join();
    }
    write("later", 4, Status.RUNNING, 12);
    write("sooner", 4, Status.RUNNING, 11);
    write("coming", 4, Status.RUNNING, 30);
    assertThat(store.tables().due(20, 3)).containsExactly("sooner", "later");
  }

  private void finish(String table, int seq) {
    var placings =
        List.of(new Append.Placing(Seat.A, "winner", 1), new Append.Placing(Seat.B, "second", 2));
    var finished =
        new Append.After.Finished(
            CARD, placings, Map.of(Seat.A, Participation.FINISHED, Seat.B, Participation.FINISHED));
    write(table, seq, Status.OVER, Long.MAX_VALUE, finished);
  }

  @Test
  void aMatchIsRatedOnce() {
    finish("one", 4);
    var once = store.lists().leaderboard("flamme-rouge", 9);
    finish("one", 5);
    assertThat(store.lists().leaderboard("flamme-rouge", 9)).isEqualTo(once);
    finish("two", 4);
    assertThat(store.lists().leaderboard("flamme-rouge", 9)).isNotEqualTo(once).hasSize(2);
  }
}
