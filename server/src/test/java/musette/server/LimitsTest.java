package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How often and how much: every limit stops a client that exceeds it, for a while. */
final class LimitsTest extends LimitedServer {
  LimitsTest(@TempDir Path data) {
    super(data);
  }

  @Test
  void requestsOfOneAddress() {
    Player one = player();
    restart(any -> limits(FEW, ANY, ANY, ANY, ANY, ANY, 100, 100));
    Player again = one.at(server);
    fewTimes(() -> reason(again.get("/api/games")));
  }

  @Test
  void newIdentitiesOfOneAddress() {
    restart(any -> limits(ANY, FEW, ANY, ANY, ANY, ANY, 100, 100));
    fewTimes(
        () ->
            reason(
                ApiRequests.send(
                    server.address(), "", "POST", "/api/programs", "{\"name\":\"p\"}")));
  }

  @Test
  void tablesThatOnePlayerOpens() {
    restart(any -> limits(ANY, ANY, FEW, ANY, ANY, ANY, 100, 100));
    Player one = player();
    fewTimes(() -> reason(one.open("flamme-rouge", "me open", "{\"type\":\"NoClock\"}", "{}")));
  }

  @Test
  void transferCodesThatOneAddressTries() {
    restart(any -> limits(ANY, ANY, ANY, FEW, ANY, ANY, 100, 100));
    Player one = player();
    fewTimes(() -> reason(one.post("/api/me/claim", "{\"code\":\"aaaa\"}")));
  }

  @Test
  void messagesOfOneSocket() {
    restart(any -> limits(ANY, ANY, ANY, ANY, FEW, ANY, 100, 100));
    try (Player one = player().connect()) {
      fewTimes(
          () -> {
            one.send("{\"type\":\"Ping\"}");
            return refusal(one.await(m -> true));
          });
    }
  }

  @Test
  void linesOfChatOfOnePlayerOnAllSockets() {
    restart(any -> limits(ANY, ANY, ANY, ANY, ANY, FEW, 100, 100));
    try (Player one = player().connect();
        Player again = Player.again(server.address(), one.token(), one.id()).connect()) {
      String table = one.open("flamme-rouge", "me open");
      var sockets = new ArrayDeque<>(List.of(one, again));
      fewTimes(
          () -> {
            sockets.add(sockets.remove());
            return refusal(
                sockets.peek().command("Say", table, ",\"to\":\"EVERYBODY\",\"text\":\"hello\""));
          });
    }
  }

  @Test
  void theLengthOfAGivenRecord() {
    Player one = player();
    String head =
        "musette-record 1\ngame flamme-rouge\nrules 2\nseats 1\nplayer A A\nseed-hash "
            + "0".repeat(64);
    var plies = new StringBuilder(head);
    var undone = new StringBuilder(head);
    for (int i = 1; i <= 4_001; i++) {
      plies.append("\nply ").append(i).append(" A draw rouleur");
      if (i <= 201) {
        undone.append("\nply ").append(i).append(" A draw rouleur\nundo ").append(i);
      }
    }
    for (var record : List.of(plies, undone)) {
      Answer answer = one.post("/api/replay", record.append('\n').toString());
      assertThat(reason(answer)).isEqualTo("replay-too-long");
      assertThat(answer.status()).isEqualTo(413);
    }
  }

  @Test
  void socketsOfOneAddress() {
    restart(any -> limits(ANY, ANY, ANY, ANY, ANY, ANY, 2, 100));
    Player three = player();
    try (Player one = player().connect();
        Player two = player().connect()) {
      Assertions.assertThatThrownBy(three::connect).isInstanceOf(CompletionException.class);
      assertThat(two.id()).isNotEqualTo(one.id());
    }
  }

  @Test
  void unfinishedTablesOfOnePlayer() {
    restart(any -> limits(ANY, ANY, ANY, ANY, ANY, ANY, 100, 2));
    Player one = player();
    one.open("flamme-rouge", "me open");
    one.open("flamme-rouge", "me open");
    assertThat(reason(one.open("flamme-rouge", "me open", "{\"type\":\"NoClock\"}", "{}")))
        .isEqualTo("too-many-tables");
  }

  @Test
  void tablesThatOneSocketWatches() {
    try (Player one = player().connect()) {
      for (int i = 0; i < 64; i++) {
        one.subscribe(one.open("flamme-rouge", "me open"));
      }
      one.subscribe(one.open("flamme-rouge", "me open"));
      assertThat(refusal(one.await(m -> Player.type(m).equals("Refused"))))
          .isEqualTo("too-many-tables");
    }
  }

  @Test
  void theLengthOfEveryText() {
    try (Player one = player().connect()) {
      String table = one.open("flamme-rouge", "me open");
      String path = "/api/tables/" + table;
      assertThat(reason(one.post("/api/programs", "{\"name\":\"" + "x".repeat(31) + "\"}")))
          .isEqualTo("text-length");
      assertThat(
              reason(
                  one.post(path + "/word", "{\"seat\":\"A\",\"word\":\"" + "x".repeat(61) + "\"}")))
          .isEqualTo("text-length");
      assertThat(
              refusal(
                  one.command(
                      "Say", table, ",\"to\":\"EVERYBODY\",\"text\":\"" + "x".repeat(301) + "\"")))
          .isEqualTo("text-length");
      one.send(
          "{\"type\":\"Resume\",\"id\":\"%s\",\"table\":\"%s\",\"seat\":\"A\"}"
              .formatted("x".repeat(41), table));
      assertThat(refusal(one.await(m -> Player.type(m).equals("Refused")))).isEqualTo("command-id");
      assertThat(one.post("/api/tables", "{\"game\":\"" + "x".repeat(70_000) + "\"}").status())
          .isEqualTo(413);
      assertThat(one.post("/api/replay", "x".repeat(1_100_000)).status()).isEqualTo(413);
      String option = "{\"ownStage\":\"" + "a".repeat(1001) + "\"}";
      assertThat(reason(one.open("flamme-rouge", "me me", "{\"type\":\"NoClock\"}", option)))
          .isEqualTo("option-value");
    }
  }
}
