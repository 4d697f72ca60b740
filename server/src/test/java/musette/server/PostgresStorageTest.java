package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import musette.server.live.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** PostgreSQL that is gone or does not answer: it is told within a second, and as what it is. */
final class PostgresStorageTest {
  @TempDir private Path folder = Path.of("");

  private EmbeddedPostgres postgres() throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(folder.resolve("postgres"))
        .setCleanDataDirectory(false)
        .start();
  }

  private Server server(EmbeddedPostgres postgres) {
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(folder.resolve("data"))
            .withDatabase(postgres.getJdbcUrl("postgres", "postgres"))
            .withLimits(Limits.none()));
  }

  private static void isUnable(Server server, String... storage) throws InterruptedException {
    // What was found a moment ago is told again.
    Thread.sleep(300);
    Player.Answer health = StorageTest.health(server.address());
    assertThat(health.status()).as(health.body().toString()).isEqualTo(503);
    assertThat(health.body().get("storage").asText()).isIn((Object[]) storage);
  }

  /** Three sockets, for one would answer one message after the other. */
  private record PersonDirectory(Player one, Player two, Player three) implements AutoCloseable {
    static PersonDirectory at(Server server) {
      return new PersonDirectory(
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
  private static void areToldStorage(PersonDirectory people, String table) {
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

  private static JsonNode unavailable(Player.Answer answer) {
    assertThat(answer.status()).as(answer.body().toString()).isEqualTo(503);
    return answer.body();
  }

  @Test
  void aDatabaseThatIsGoneIsToldAtOnce() throws IOException, InterruptedException {
    try (EmbeddedPostgres postgres = postgres();
        Server server = server(postgres);
        PersonDirectory people = PersonDirectory.at(server)) {
      String table = people.one.open(OneServer.GAME, "me me");
      StorageTest.awaitHealth(server.address());
      signal("QUIT");
      isUnable(server, "unreachable");
      areToldStorage(people, table);
      isUnable(server, "unreachable");
    }
  }

  @Test
  void aDatabaseThatDoesNotAnswerIsToldAtOnceAndPlayGoesOnAfterwards() throws Exception {
    try (EmbeddedPostgres postgres = postgres();
        Server server = server(postgres);
        PersonDirectory people = PersonDirectory.at(server)) {
      String table = people.one.open(OneServer.GAME, "me me");
      StorageTest.awaitHealth(server.address());
      signal("STOP");
      try {
        isUnable(server, "slow");
        areToldStorage(people, table);
        isUnable(server, "slow", "unreachable");
      } finally {
        signal("CONT");
      }
      StorageTest.awaitHealth(server.address());
      people.one.subscribe(table, "A", -1).state(Player::isOffered);
    }
  }

  /** To the server of the database and all its children. */
  private void signal(String name) throws IOException, InterruptedException {
    Path file = folder.resolve("postgres/postmaster.pid");
    ProcessHandle parent =
        ProcessHandle.of(Long.parseLong(Files.readAllLines(file).getFirst())).orElseThrow();
    List<ProcessHandle> children = parent.descendants().toList();
    assertThat(signal(name, parent)).isZero();
    // A child may have ended by itself, or by the signal to its parent.
    for (ProcessHandle child : children) {
      signal(name, child);
    }
  }

  private static int signal(String name, ProcessHandle process)
      throws IOException, InterruptedException {
    var command = List.of("kill", "-" + name, String.valueOf(process.pid()));
    return new ProcessBuilder(command).start().waitFor();
  }

  /** PostgreSQL takes no zero in a text. */
  @Test
  void aTextThatTheDatabaseDoesNotTakeIsNotAskedFor() throws IOException {
    try (EmbeddedPostgres postgres = postgres();
        Server server = server(postgres);
        Player one = Player.at(server.address())) {
      for (String path : List.of("/api/tables?game=%00", "/api/leaderboard?game=a%00")) {
        assertThat(one.get(path).status()).as(path).isEqualTo(404);
      }
    }
  }
}
