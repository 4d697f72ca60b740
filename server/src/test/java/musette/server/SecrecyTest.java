package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.RecordText;
import musette.kernel.Seat;
import musette.wire.Json;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Reads everything that every seat, a person at two seats and a spectator receive over a whole
 * match and compares it with what the game says they may know; that this tells no secret is a law
 * of the games' own tests. What is asked by HTTP meanwhile is compared with the table info.
 */
final class SecrecyTest {
  private static final String SPECTATORS_ONLY = "psst, between ourselves";
  private static final String TO_EVERYBODY = "bonne route";
  private static final String NO_CLOCK = "{\"type\":\"NoClock\"}";

  /** All names that an answer about a table that runs may have. */
  private static final Set<String> INFO =
      Set.of(
          "table seq game version options status access spectators autoStart clock host seats mine"
              .concat(" practice turn places seedHash seed words rematch created changed contest")
              .concat(" watching type id name kind seat player bot online left ticking")
              .concat(" open watch since ratings history rule reason about")
              .split(" ", -1));

  @AutoClose private static Server server;

  @BeforeAll
  static void start(@TempDir Path data) {
    server = OneServer.start(data);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"flamme-rouge", "flaming-pyramids", "leader-1", "tour-de-france", "pace-wheel"})
  void nobodyEverReceivesMoreThanTheGameShowsThem(String id) throws InterruptedException {
    check(id, "{}");
  }

  /** Options with single quotes. */
  @Tag("full")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          flamme-rouge     | {'sprinteurDeck':'box15','handicap':'1,0,2'}
          flaming-pyramids | {'preset':'strategy'}
          flaming-pyramids | {'preset':'family'}
          tour-de-france   | {'mode':'classic','throwPoint':'kept'}
          """)
  void norWithOtherOptions(String id, String options) throws InterruptedException {
    check(id, options.replace('\'', '"'));
  }

  private static void check(String id, String options) throws InterruptedException {
    try (Player watcher = Player.at(server.address()).connect()) {
      List<SeatedPlayer> sitters = sitDown(id, options);
      String table = sitters.getFirst().table();
      watcher.subscribe(table);
      talk(watcher, sitters.getLast().player(), table);
      List<String> answers = play(sitters, watcher, table);
      SecrecyOracle<?, ?, ?> truth = truth(watcher, table, Catalogue.game(id));
      assertThat(truth.check(watcher.received(), Set.of(Seat.NONE))).containsExactly(Seat.NONE);
      assertThat(String.join("", watcher.received())).contains(SPECTATORS_ONLY, TO_EVERYBODY);
      for (SeatedPlayer sitter : sitters) {
        List<String> received = sitter.player().received();
        assertThat(truth.check(received, Set.copyOf(sitter.eyes()))).isEqualTo(sitter.eyes());
        assertThat(String.join("", received))
            .doesNotContain(SPECTATORS_ONLY)
            .contains(TO_EVERYBODY);
      }
      assertThat(truth.takenBack()).as("something was taken back").isPositive();
      assertThat(answers).isNotEmpty();
      answers.forEach(answer -> checkAnswer(answer, truth.secret()));
      sitters.forEach(sitter -> sitter.player().close());
    }
  }

  /** The first person has two seats, every other one has one. */
  private static List<SeatedPlayer> sitDown(String id, String options) {
    Game<?, ?, ?> game = Catalogue.game(id);
    int seats = Math.clamp(3, game.about().minSeats(), game.about().maxSeats());
    var host = Player.at(server.address()).connect();
    String wish = "me me" + " open".repeat(seats - 2);
    String table = host.open(id, wish, NO_CLOCK, options).ok().get("table").asText();
    var sitters = new ArrayList<SeatedPlayer>();
    sitters.add(new SeatedPlayer(host, table));
    sitters.getFirst().look(Seat.A);
    for (int i = 2; i < seats; i++) {
      var player = Player.at(server.address()).connect();
      player.sit(table, Seat.of(i).name()).ok();
      var sitter = new SeatedPlayer(player, table);
      sitter.look(Seat.of(i));
      sitters.add(sitter);
    }
    return sitters;
  }

  private static void talk(Player watcher, Player player, String table) {
    watcher.command("Say", table, ",\"to\":\"SPECTATORS\",\"text\":\"" + SPECTATORS_ONLY + "\"");
    player.command("Say", table, ",\"to\":\"EVERYBODY\",\"text\":\"" + TO_EVERYBODY + "\"");
  }

  /** Plays to the end; gives all that was answered by HTTP meanwhile. */
  private static List<String> play(List<SeatedPlayer> sitters, Player watcher, String table)
      throws InterruptedException {
    var threads = new ArrayList<Thread>();
    sitters.forEach(s -> threads.add(Thread.ofVirtual().start(s::playToTheEnd)));
    var answers = new ArrayList<String>();
    boolean over = false;
    while (!over) {
      List<String> some = ask(List.of(watcher, sitters.getFirst().player()), table);
      over = watcher.get("/api/tables/" + table).ok().get("status").asText().equals("OVER");
      if (!over) {
        answers.addAll(some);
      }
      Thread.sleep(100);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    watcher.state(Player::isOver);
    return answers;
  }

  private static List<String> ask(List<Player> players, String table) {
    var answers = new ArrayList<String>();
    for (Player player : players) {
      String path = "/api/tables/" + table;
      String mine = "/api/players/" + player.id();
      for (String what :
          List.of(
              path,
              path + "/record",
              path + "/replay?eyes=ALL",
              path + "/analysis",
              "/api/tables",
              mine)) {
        answers.add(player.get(what).body().toString());
      }
    }
    return answers;
  }

  private static SecrecyOracle<?, ?, ?> truth(Player watcher, String table, Game<?, ?, ?> game) {
    String text = watcher.get("/api/tables/" + table + "/record").ok().asText();
    JsonNode log =
        watcher
            .subscribe(table)
            .state(s -> Player.isOver(s) && s.get("after").asInt() < 0)
            .get("log");
    return new SecrecyOracle<>(game, RecordText.parse(text, id -> Catalogue.game(id).about()), log);
  }

  private static void checkAnswer(String answer, String secret) {
    assertThat(answer).doesNotContain(secret);
    JsonNode body = Json.parse(answer);
    assertThat(INFO).containsAll(names(body));
    body.findValues("seed").forEach(seed -> assertThat(seed.asText()).isEmpty());
    body.findValues("reason").forEach(reason -> assertThat(reason.asText()).isEqualTo("not-over"));
  }

  /** Of all parts but those that people name. */
  private static Set<String> names(JsonNode body) {
    var names = new TreeSet<String>();
    for (var part : body.properties()) {
      names.add(part.getKey());
      if (!part.getKey().equals("options") && !part.getKey().equals("words")) {
        names.addAll(names(part.getValue()));
      }
    }
    if (body.isArray()) {
      body.forEach(item -> names.addAll(names(item)));
    }
    return names;
  }
}
