package musette.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.server.people.Ids;
import musette.server.store.Store;
import musette.server.store.database.Database;
import musette.server.work.Metrics;
import musette.table.Games;
import musette.table.MatchDecisions;
import musette.table.StateRenderer;
import musette.table.Table;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.LoggedChange;
import musette.wire.table.Person;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One task at a time makes the moves of a table, however often its driver is called. */
final class BotDriverTest {
  private final Deque<Runnable> tasks = new ArrayDeque<>();
  private final Metrics metrics = new Metrics();

  @Test
  void neverTwoTasksForOneTableAndNoneWhenAPersonHasToAct(@TempDir Path data) {
    try (var store = new Store(Database.open("jdbc:sqlite:" + data.resolve("musette.db")));
        var external = new ExternalBots(Map.of());
        var bots = new BotDriver(external, metrics, tasks::add, InstantSource.system())) {
      LiveTable table = table(store, bots);
      table.create("anna", twoBotsThenAnna(), List.of(new Change.Started()));
      assertThat(tasks).as("called when the table was written").hasSize(1);
      bots.drive(table);
      assertThat(tasks).as("called again before the first has begun").hasSize(1);

      int moves = 0;
      while (!tasks.isEmpty()) {
        tasks.remove().run();
        assertThat(tasks).as("called when a bot had moved").hasSizeLessThan(2);
        moves++;
      }
      assertThat(moves).isGreaterThan(2);
      assertThat(table.<Boolean>read(now -> new MatchDecisions(now).botSeats().isEmpty())).isTrue();
      assertThat(table.botMoves().isIdle()).isTrue();
      bots.drive(table);
      assertThat(tasks).as("Anna has to act").isEmpty();
    }
  }

  /** Calls the driver after every change, as {@link LiveTables} does. */
  private LiveTable table(Store store, BotDriver bots) {
    var subscribers =
        new TableSubscribers("table00000000000", new RemotePresence(store), Runnable::run);
    var renderer = new StateRenderer(_ -> Person.NOBODY, subscribers::isOnline, Set::of);
    var listener =
        new LiveTable.Listener() {
          @Override
          public void changed(Table now, List<LoggedChange> changes) {}

          @Override
          public void written(LiveTable written, Table now, List<LoggedChange> changes) {
            bots.drive(written);
          }

          @Override
          public void missing(LiveTable missing) {}
        };
    return new LiveTable(
        subscribers,
        new TableRepository(store.tables(), Games.all()),
        renderer,
        metrics,
        InstantSource.system(),
        listener);
  }

  private static Change.Created twoBotsThenAnna() {
    var bot = new Change.Place(SeatInfo.Kind.BOT, Games.botId("greedy"), "greedy", "");
    return new Change.Created(
        "flamme-rouge",
        1,
        Map.of("firstPlayer", "A"),
        List.of(bot, bot, new Change.Place(SeatInfo.Kind.PERSON, "anna", "", "")),
        TableInfo.Access.PUBLIC,
        true,
        true,
        false,
        new Clock.NoClock(),
        "anna",
        Ids.seed().hex(),
        "");
  }
}
