package musette.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import musette.server.people.Login;
import musette.wire.Json;
import musette.wire.table.Clock;
import musette.wire.table.Http;
import musette.wire.table.Person;
import musette.wire.table.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A subscriber is told of changes in order. */
final class TableSubscriptionTest {
  private static final Person SOMEBODY = new Person("somebody", "Somebody", Person.Kind.GUEST);

  private final String url;
  private final TestServices services;
  private final String table;
  private final RecordingChannel ear = new RecordingChannel();
  private final Client client;

  TableSubscriptionTest(@TempDir Path data) {
    url = "jdbc:sqlite:" + data.resolve("musette.db");
    services = new TestServices(data);
    var me = new Http.NewSeat(Http.SeatWish.ME, "", "");
    table =
        services.open(
            SOMEBODY,
            new Http.NewTable(
                "flamme-rouge",
                Map.of("firstPlayer", "A"),
                List.of(me, me),
                TableInfo.Access.PUBLIC,
                true,
                true,
                false,
                new Clock.NoClock(),
                ""));
    client = services.clients().open(new Login(SOMEBODY, ""), ear);
  }

  @AfterEach
  void close() {
    services.close();
  }

  /** Hears all that the client is sent. */
  private static final class RecordingChannel implements Outbox.Channel {
    private final LinkedBlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final List<JsonNode> kept = new ArrayList<>();

    private volatile boolean deaf;
    private volatile String closed = "";

    @Override
    public CompletableFuture<?> send(String text) {
      if (deaf) {
        return CompletableFuture.failedFuture(new IOException("broken pipe"));
      }
      heard.add(Json.parse(text));
      return CompletableFuture.completedFuture(true);
    }

    @Override
    public void close(String reason) {
      closed = reason;
    }

    /** The next message of this type; others stay. */
    JsonNode next(String type) throws InterruptedException {
      Predicate<JsonNode> fits = message -> message.get("type").asText().equals(type);
      while (kept.stream().noneMatch(fits)) {
        JsonNode message = heard.poll(90, TimeUnit.SECONDS);
        assertThat(message).as("waits for " + type).isNotNull();
        kept.add(message);
      }
      JsonNode found = kept.stream().filter(fits).findFirst().orElseThrow();
      kept.remove(found);
      return found;
    }
  }

  private JsonNode follow() throws InterruptedException {
    client.receive(Json.write(Map.of("type", "Follow", "table", table, "seat", "A", "after", -1)));
    return ear.next("State");
  }

  private void command(String type, int seq, Map<String, String> more) {
    var command = new HashMap<String, Object>(more);
    command.put("type", type);
    command.put("id", type + seq);
    command.put("table", table);
    command.put("seq", seq);
    command.put("seat", "A");
    client.receive(Json.write(command));
  }

  /**
   * Changes are worth nothing without the state they change. Whoever tells of a change may still
   * hold the viewer whose place has been taken.
   */
  @Test
  void whoFollowsAgainHearsNothingOfTheFormerViewer() throws InterruptedException {
    follow();
    TableSubscribers.Subscriber former = services.subscribers(table).iterator().next();
    JsonNode state = follow();
    int seq = state.at("/info/seq").asInt();
    command("Play", seq, Map.of("action", state.at("/offers/0/text").asText()));
    assertThat(ear.next("Changes").get("from").asInt()).isEqualTo(seq);
    former.changed();
    command("Undo", seq + 1, Map.of());
    assertThat(ear.next("Changes").get("from").asInt()).isEqualTo(seq + 1);
  }

  /** The same command may be sent again, and is not refused because it was refused once. */
  @Test
  void whatCouldNotBeWrittenHasNotHappened() throws Exception {
    JsonNode state = follow();
    int seq = state.at("/info/seq").asInt();
    var action = Map.of("action", state.at("/offers/0/text").asText());
    sql("alter table changes rename to lost");
    command("Play", seq, action);
    assertThat(ear.next("Refused").get("reason").asText()).isEqualTo("storage");
    sql("alter table lost rename to changes");
    command("Play", seq, action);
    assertThat(ear.next("Done").get("seq").asInt()).isEqualTo(seq + 1);
    assertThat(ear.next("Changes").get("from").asInt()).isEqualTo(seq);
  }

  /** Who stayed connected would wait for news in vain. */
  @Test
  void whoCannotBeReachedIsLetGo() {
    ear.deaf = true;
    client.receive(Json.write(Map.of("type", "Ping")));
    assertThat(ear.closed).isEqualTo("error");
  }

  private void sql(String text) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(text);
    }
  }
}
