package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Looking back at a match that is over. */
final class AnalysisTest {
  private static final String GAME = "flaming-pyramids";
  private static final long PAUSE = 20_000_000;

  private final Server server;

  AnalysisTest(@TempDir Path data) {
    server = OneServer.start(data);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static JsonNode ready(Supplier<Answer> request) {
    Instant late = Instant.now().plus(Duration.ofMinutes(3));
    while (true) {
      Answer answer = request.get();
      if (answer.status() != 202) {
        JsonNode analysis = answer.ok();
        assertThat(analysis.get("ready").asBoolean()).isTrue();
        return analysis;
      }
      assertThat(answer.body().get("ready").asBoolean()).isFalse();
      assertThat(answer.body().get("done").asInt())
          .isLessThanOrEqualTo(answer.body().get("work").asInt());
      assertThat(Instant.now()).as("still at work").isBefore(late);
      LockSupport.parkNanos(PAUSE);
    }
  }

  @Test
  void aFinishedMatchIsAnalysedAndARunningOneIsNot() {
    try (Player one = Player.at(server.address()).connect()) {
      String table = one.open(GAME, "me bot:random");
      one.subscribe(table);
      String path = "/api/tables/" + table + "/analysis";
      Answer early = one.get(path);
      assertThat(early.status()).isEqualTo(409);
      assertThat(early.body().get("reason").asText()).isEqualTo("not-over");

      JsonNode places = one.playToTheEnd(table).at("/info/places");
      JsonNode chances = ready(() -> one.get(path + "?depth=CHANCES"));
      JsonNode replay = one.get("/api/tables/" + table + "/replay?views=NO").ok();
      JsonNode steps = replay.get("steps");
      assertThat(chances.get("chances")).hasSize(replay.get("count").asInt());
      assertThat(chances.get("decisions")).isEmpty();
      JsonNode whole = ready(() -> one.get(path));
      assertThat(whole.get("chances")).isEqualTo(chances.get("chances"));
      checkDecisive(whole, places);
      checkDecisions(whole, steps);
    }
  }

  @Test
  @Tag("full")
  void theSameMatchFromAFileHasTheSameChances() {
    try (Player one = Player.at(server.address()).connect()) {
      String table = one.open(GAME, "me bot:random");
      one.subscribe(table).playToTheEnd(table);
      JsonNode chances = ready(() -> one.get("/api/tables/" + table + "/analysis?depth=CHANCES"));
      String record = one.get("/api/tables/" + table + "/record").ok().asText();
      JsonNode again = ready(() -> one.post("/api/analysis?depth=CHANCES", record));
      assertThat(again.get("chances")).isEqualTo(chances.get("chances"));
    }
  }

  private static void checkDecisive(JsonNode analysis, JsonNode places) {
    int winner = places.get(0).asInt() == 1 ? 0 : 1;
    int decisive = analysis.get("decisive").asInt();
    assertThat(decisive).isNotNegative();
    JsonNode before = null;
    for (JsonNode chances : analysis.get("chances")) {
      double chance = chances.get("bySeat").get(winner).asDouble();
      if (chances.get("ply").asInt() >= decisive) {
        assertThat(chance).isGreaterThan(0.5);
      } else {
        before = chances;
      }
    }
    if (before != null) {
      assertThat(before.get("bySeat").get(winner).asDouble()).isLessThanOrEqualTo(0.5);
    }
  }

  private static void checkDecisions(JsonNode analysis, JsonNode steps) {
    assertThat(analysis.get("decisions")).isNotEmpty().hasSizeLessThanOrEqualTo(3);
    double last = 1;
    for (JsonNode decision : analysis.get("decisions")) {
      JsonNode step = steps.get(decision.get("ply").asInt());
      assertThat(decision.get("seat")).isEqualTo(step.get("seat"));
      assertThat(decision.at("/played/text")).isEqualTo(step.get("action"));
      assertThat(decision.at("/better/text")).isNotEqualTo(step.get("action"));
      double cost =
          decision.at("/better/worth").asDouble() - decision.at("/played/worth").asDouble();
      assertThat(cost).isPositive().isLessThanOrEqualTo(last);
      assertThat(decision.at("/better/says")).isNotEmpty();
      last = cost;
    }
  }

  @Test
  void whoAsksForManyAnalysesKeepsNobodyOut() throws InterruptedException {
    try (Player busy = Player.at(server.address()).connect();
        Player other = Player.at(server.address())) {
      String table = busy.open(GAME, "me bot:random");
      busy.subscribe(table).playToTheEnd(table);
      String record = busy.get("/api/tables/" + table + "/record").ok().asText();
      for (int i = 0; i < 4; i++) {
        Answer answer = busy.post("/api/analysis", record + "# " + i + "\n");
        assertThat(answer.status()).as("match %d", i).isEqualTo(i < 3 ? 202 : 503);
        assertThat(answer.body().path("reason").asText()).isEqualTo(i < 3 ? "" : "analysts-busy");
      }
      var asks = Thread.ofVirtual().start(() -> askAgainAndAgain(busy, record));
      try {
        JsonNode mine = ready(() -> other.post("/api/analysis?depth=CHANCES", record + "# mine\n"));
        assertThat(mine.get("chances")).isNotEmpty();
      } finally {
        asks.interrupt();
        asks.join();
      }
    }
  }

  /** Forty matches, as far as anybody can tell: comments are no part of a record. */
  private static void askAgainAndAgain(Player player, String record) {
    while (!Thread.currentThread().isInterrupted()) {
      for (int i = 0; i < 40; i++) {
        try {
          player.post("/api/analysis", record + "# " + i + "\n");
        } catch (IllegalStateException e) {
          return;
        }
      }
    }
  }

  @Test
  void whatIsNoRecordIsRefused() {
    Player one = Player.at(server.address());
    assertThat(one.post("/api/analysis", "nothing\n").status()).isEqualTo(400);
    assertThat(one.get("/api/tables/0000000000000000/analysis").status()).isEqualTo(404);
  }
}
