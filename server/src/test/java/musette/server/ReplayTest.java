package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.zip.GZIPInputStream;
import musette.games.Catalogue;
import musette.kernel.Entry;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Looking at matches again: in pages, whoever asks, however long they are. */
final class ReplayTest extends OneServer {
  private static final int LONGEST = 1_300_000;
  private static final String CPU = "process_cpu_time_ns_total";

  ReplayTest(@TempDir Path data) {
    super(data);
  }

  /** A match that takes long because everybody dawdles: it takes back whatever it can. */
  private static <S, A, V> GameRecord longMatch(Game<S, A, V> game, int seats, int plies) {
    Setup setup = Setup.of(game.about(), seats, Map.of());
    var random = new SplittableRandom(3);
    Seed seed = Seed.of(3);
    Match<S, A, V> match = Match.start(game, setup, seed);
    while (!match.turn().isOver()) {
      Seat seat = match.turn().seats().first();
      var offers = match.offers(seat);
      match.play(seat, offers.get(random.nextInt(offers.size())).text());
      List<Integer> free = match.freeUndo(seat);
      if (!free.isEmpty() && match.sequence() < plies && random.nextInt(20) == 0) {
        match.takeBack(free);
      }
    }
    return new GameRecord(
        game.about().id(),
        game.about().version(),
        setup,
        Seat.first(seats).stream().map(Seat::name).toList(),
        new GameRecord.Secret.Shown(seed),
        Map.of(),
        match.log(),
        match.turn() instanceof Turn.Over(var result) ? result.places() : List.of());
  }

  private static final GameRecord RECORD = longMatch(Catalogue.game("leader-1"), 4, 2_000);
  private static final String TEXT = RecordText.print(RECORD);

  private static int counted() {
    var plies = new HashSet<Integer>();
    for (Entry entry : RECORD.log()) {
      switch (entry) {
        case Entry.Played played -> plies.add(played.ply());
        case Entry.TakenBack(List<Integer> taken) -> plies.removeAll(new HashSet<>(taken));
      }
    }
    return plies.size() + 1;
  }

  @Test
  void aLongMatchComesInPagesThatMakeUpAllOfIt() {
    Player one = player();
    var steps = new ArrayList<JsonNode>();
    int count = Integer.MAX_VALUE;
    int pages = 0;
    while (steps.size() < count) {
      JsonNode page = one.post("/api/replay?eyes=ALL&from=" + steps.size(), TEXT).ok();
      assertThat(page.get("from").asInt()).isEqualTo(steps.size());
      assertThat(page.get("verified").asBoolean()).isTrue();
      assertThat(Json.write(page).length()).isLessThan(LONGEST + TEXT.length());
      assertThat(page.get("steps")).isNotEmpty();
      count = page.get("count").asInt();
      page.get("steps").forEach(steps::add);
      pages++;
    }
    assertThat(pages).isGreaterThan(2);
    assertThat(steps).hasSize(counted());
    assertThat(steps.getLast().get("turn")).isEmpty();
    for (JsonNode step : steps) {
      assertThat(step.get("views")).hasSize(5);
    }
    JsonNode told = one.post("/api/replay?eyes=ALL&views=NO", TEXT).ok().get("steps");
    assertThat(told).hasSizeGreaterThan(steps.size() / 2);
    for (int i = 0; i < told.size(); i++) {
      assertThat(told.get(i).get("events")).isEqualTo(steps.get(i).get("events"));
      assertThat(told.get(i).get("views")).isEmpty();
    }
    assertThat(one.post("/api/replay?from=999999", TEXT).ok().get("steps")).isEmpty();
  }

  @Test
  void whatIsNoPageIsRefused() {
    Player one = player();
    for (String query : List.of("from=-1", "from=x", "from=", "from=9999999", "views=MAYBE")) {
      Answer answer = one.post("/api/replay?" + query, TEXT);
      assertThat(answer.status()).as(query).isEqualTo(400);
    }
    for (String eyes : List.of("E", "L", "Q")) {
      Answer answer = one.post("/api/replay?eyes=" + eyes, TEXT);
      assertThat(reason(answer.body())).as(eyes).isEqualTo("unknown-seat");
    }
  }

  @Test
  void whatSomebodyAskedForIsThereForTheNext() throws IOException, InterruptedException {
    Player one = player();
    String table = one.open(GAME, "bot:random bot:random bot:random bot:random");
    one.connect().subscribe(table).state(Player::isOver);
    String path = "/api/tables/" + table + "/replay?eyes=ALL";
    JsonNode first = one.get(path).ok();
    try (HttpClient anybody = HttpClient.newHttpClient()) {
      byte[] packed = packed(anybody, path);
      try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(packed))) {
        String text = new String(unpacked.readAllBytes(), StandardCharsets.UTF_8);
        assertThat(Json.parse(text)).isEqualTo(first);
      }
      double before = one.metric(CPU);
      for (int i = 0; i < 50; i++) {
        assertThat(packed(anybody, path)).isEqualTo(packed);
      }
      assertThat(before).isPositive();
      assertThat((one.metric(CPU) - before) / 1e9).as("seconds").isLessThan(50 * 0.03);
    }
  }

  private byte[] packed(HttpClient client, String path) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .header("Accept-Encoding", "gzip, deflate")
            .build();
    HttpResponse<byte[]> answer = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
    assertThat(answer.headers().firstValue("Content-Encoding")).contains("gzip");
    return answer.body();
  }

  @Test
  void whoAsksForMuchWaitsAloneAndWhatNobodyWaitsForIsSoonDone()
      throws IOException, InterruptedException {
    Player other = player();
    other.post("/api/replay?eyes=ALL", TEXT).ok();
    Duration alone = timed(other, "# alone");
    try (HttpClient impatient = HttpClient.newHttpClient()) {
      for (int i = 0; i < 40; i++) {
        HttpRequest request =
            HttpRequest.newBuilder(URI.create(server.address() + "/api/replay?eyes=ALL"))
                .POST(HttpRequest.BodyPublishers.ofString(TEXT + "# " + i))
                .build();
        var sent = impatient.sendAsync(request, HttpResponse.BodyHandlers.ofString());
        Thread.sleep(20);
        sent.cancel(true);
      }
      impatient.shutdownNow();
    }
    assertThat(timed(other, "# mine")).isLessThan(alone.multipliedBy(8).plusSeconds(4));
  }

  private static Duration timed(Player player, String comment) {
    long began = System.nanoTime();
    player.post("/api/replay?eyes=ALL", TEXT + comment).ok();
    return Duration.ofNanos(System.nanoTime() - began);
  }

  @Test
  void everyFieldOfARecordHasALengthAndLittleOfItIsRepeated() {
    Player one = player();
    String much = "x".repeat(900_000);
    for (String line :
        List.of("word A " + much, "player A " + much, "ply 1 A " + much, "seed-hash " + much)) {
      Answer answer = one.post("/api/replay", TEXT.replace("\nseats", "\n" + line + "\nseats"));
      assertThat(answer.status()).as(line.substring(0, 8)).isEqualTo(400);
      assertThat(reason(answer.body())).isEqualTo("record");
    }
    for (String line : List.of("option " + much + " 1", "option weather " + much)) {
      Answer answer = one.post("/api/replay", TEXT.replace("\nseats", "\n" + line + "\nseats"));
      assertThat(answer.status()).isEqualTo(400);
      assertThat(Json.write(answer.body()).length()).isLessThan(600);
    }
    Answer game = one.post("/api/replay", TEXT.replace("game leader-1", "game " + "g".repeat(220)));
    assertThat(Json.write(game.body()).length()).isLessThan(400);
  }
}
