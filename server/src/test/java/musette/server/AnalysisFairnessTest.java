package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.server.work.Limits;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever comes as many guests from one address does not keep others from their analysis. */
final class AnalysisFairnessTest {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final String MATCH = match(Catalogue.game("flaming-pyramids"));

  private static <S, A, V> String match(Game<S, A, V> game) {
    Setup setup = Setup.of(game.about(), 2, Map.of());
    var random = new SplittableRandom(1);
    Match<S, A, V> match = Match.start(game, setup, Seed.of(1));
    while (!match.turn().isOver()) {
      Seat seat = match.turn().seats().first();
      var offers = match.offers(seat);
      match.play(seat, offers.get(random.nextInt(offers.size())).text());
    }
    return RecordText.print(
        new GameRecord(
            game.about().id(),
            game.about().version(),
            setup,
            List.of("A", "B"),
            new GameRecord.Secret.Shown(Seed.of(1)),
            Map.of(),
            match.log(),
            match.turn() instanceof Turn.Over(Result result) ? result.places() : List.of()));
  }

  private static HttpResponse<String> post(
      Server server, String path, String body, String from, String token)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .header("X-Forwarded-For", from)
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void twentyGuestsOfOneAddressLeaveRoomForOthers(@TempDir Path data)
      throws IOException, InterruptedException {
    try (Server server =
        Server.start(
            ServerOptions.defaults()
                .withPort(0)
                .withData(data)
                .withProxy(ServerOptions.Proxy.TRUSTED)
                .withLimits(Limits.none()))) {
      var statuses = new ArrayList<Integer>();
      for (int guest = 0; guest < 20; guest++) {
        var made = post(server, "/api/programs", "{\"name\":\"p\"}", "192.0.2.7", "");
        String token = Json.parse(made.body()).get("token").asText();
        for (int i = 0; i < 3; i++) {
          String text = MATCH + "# " + guest + " " + i + "\n";
          statuses.add(post(server, "/api/analysis", text, "192.0.2.7", token).statusCode());
        }
      }
      assertThat(statuses).as("a dozen at a time").startsWith(202, 202, 202, 202).contains(503);
      var other = post(server, "/api/analysis", MATCH + "# mine\n", "192.0.2.8", "");
      assertThat(other.statusCode()).as(other.body()).isEqualTo(202);
    }
  }
}
