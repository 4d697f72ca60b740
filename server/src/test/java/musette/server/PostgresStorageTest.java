package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import musette.server.work.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** PostgreSQL that is down or does not answer: the right fault is reported within a second. */
final class PostgresStorageTest {
  @TempDir private Path folder = Path.of("");

  private Server server(String database) {
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(folder)
            .withDatabase(database)
            .withLimits(Limits.none()));
  }

  /** Every answer comes at once and says that it is unable, sooner or later also why. */
  private static void isUnable(Server server, String... storage) throws InterruptedException {
    Eventually.await(
        "storage is " + List.of(storage),
        () -> {
          Answer health = StorageTest.health(server.address());
          return health.status() == 503
              && List.of(storage).contains(health.body().get("storage").asText());
        });
  }

  /** Three sockets, for one would answer one message after the other. */
  private record People(Player one, Player two, Player three) implements AutoCloseable {
    static People at(Server server) {
      return new People(
          Player.at(server.address()).connect(),
          Player.at(server.address()).connect(),
          Player.at(server.address()).connect());
    }

    @Override
    public void close() {
      one.close();
      two.close();
      three.close();
    }
  }

  /** Reading and writing, by socket and by request, of what is in memory and of what is not. */
  private static void areToldStorage(People people, String table) {
    String chat = ",\"to\":\"EVERYBODY\",\"text\":\"hello\"";
    String offer = ",\"seq\":1,\"seat\":\"A\"";
    String other = "aaaaaaaaaaaaaaaa";
    Player one = people.one;
    List<Supplier<JsonNode>> questions =
        List.of(
            () -> one.command("OfferEnd", table, offer),
            () -> people.two.command("Say", table, chat),
            () -> people.three.subscribe(other).await(m -> Player.type(m).equals("Refused")),
            () -> unavailable(one.get("/api/tables")),
            () -> unavailable(one.get("/api/tables/" + other)),
            () -> unavailable(one.open(OneServer.GAME, "me me", "{\"type\":\"NoClock\"}", "{}")));
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<CompletableFuture<JsonNode>> answers =
          questions.stream()
              .map(question -> CompletableFuture.supplyAsync(question, threads))
              .toList();
      assertThat(answers.stream().map(answer -> OneServer.reason(answer.join())))
          .containsOnly("storage");
    }
  }

  private static JsonNode unavailable(Answer answer) {
    assertThat(answer.status()).as(answer.body().toString()).isEqualTo(503);
    return answer.body();
  }

  @Test
  void aDatabaseThatIsGoneIsToldAtOnce() throws IOException, InterruptedException {
    try (var proxy = FaultyProxy.toPostgres();
        Server server = server(proxy.database());
        People people = People.at(server)) {
      String table = people.one.open(OneServer.GAME, "me me");
      StorageTest.awaitHealth(server.address());
      proxy.cut();
      isUnable(server, "unreachable");
      areToldStorage(people, table);
      isUnable(server, "unreachable");
    }
  }

  @Test
  void aDatabaseThatDoesNotAnswerIsToldAtOnceAndPlayGoesOnAfterwards() throws Exception {
    try (var proxy = FaultyProxy.toPostgres();
        Server server = server(proxy.database());
        People people = People.at(server)) {
      String table = people.one.open(OneServer.GAME, "me me");
      StorageTest.awaitHealth(server.address());
      proxy.hold();
      isUnable(server, "slow");
      areToldStorage(people, table);
      isUnable(server, "slow", "unreachable");
      proxy.release();
      StorageTest.awaitHealth(server.address());
      people.one.subscribe(table, "A", -1).state(Player::isOffered);
    }
  }

  /** PostgreSQL takes no zero in a text. */
  @Test
  void aTextThatTheDatabaseDoesNotTakeIsNotAskedFor() {
    try (Server server = server(SharedPostgres.database());
        Player one = Player.at(server.address())) {
      for (String path : List.of("/api/tables?game=%00", "/api/leaderboard?game=a%00")) {
        assertThat(one.get(path).status()).as(path).isEqualTo(404);
      }
    }
  }
}
