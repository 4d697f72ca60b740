package musette.table.local;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.table.Games;
import musette.wire.Json;
import musette.wire.table.Person;

/** A page without a browser: keeps what is stored, and lets the bots think when it is told to. */
final class FakePage implements Page {
  private record Question(String table, Seat seat, int seq) {}

  final Map<String, List<String>> stored = new LinkedHashMap<>();
  final List<JsonNode> heard = new ArrayList<>();
  final BotWorker thinker = new BotWorker(Games.all(), () -> 0);
  private final Deque<Question> questions = new ArrayDeque<>();
  private int tables;
  private int commands;
  private LocalServer server = fresh();

  private LocalServer fresh() {
    return new LocalServer(Games.all(), new Person("me", "Anna", Person.Kind.GUEST), this);
  }

  /** As after a reload: everything but the storage is gone. */
  void reload() {
    heard.clear();
    questions.clear();
    server = fresh();
    stored.forEach((id, log) -> server.open(id, log.toString()));
  }

  /** What is stored of a table. */
  List<String> stored(String table) {
    return stored.getOrDefault(table, List.of());
  }

  LocalServer server() {
    return server;
  }

  JsonNode ok(String method, String path, String body) {
    LocalRoutes.Answer answer = server.request(method, path, body);
    if (answer.status() != 200) {
      throw new AssertionError(answer.toString());
    }
    return Json.parse(answer.body());
  }

  /** Opens a table; the seats are "me" or the names of bots. */
  String table(String game, String options, String... seats) {
    var wishes = new ArrayList<String>();
    for (String seat : seats) {
      wishes.add(
          seat.equals("me")
              ? "{\"kind\":\"ME\",\"bot\":\"\"}"
              : "{\"kind\":\"BOT\",\"bot\":\"" + seat + "\"}");
    }
    String wish =
        """
        {"game":"%s","options":%s,"seats":%s,"access":"PRIVATE","spectators":false,
         "autoStart":true,"clock":{"type":"NoClock"}}
        """
            .formatted(game, options, wishes);
    return ok("POST", "/tables", wish).get("table").asText();
  }

  void say(String message) {
    server.receive(message);
  }

  /** Sends a command and returns the answer. */
  JsonNode command(String type, String table, String rest) {
    String id = "c" + ++commands;
    say("{\"type\":\"%s\",\"id\":\"%s\",\"table\":\"%s\"%s}".formatted(type, id, table, rest));
    return last(message -> message.path("id").asText().equals(id));
  }

  JsonNode look(String table, String seat) {
    say(
        "{\"type\":\"Follow\",\"table\":\"%s\",\"seat\":\"%s\",\"after\":-1}"
            .formatted(table, seat));
    return state();
  }

  JsonNode state() {
    return last(message -> message.get("type").asText().equals("State"));
  }

  private JsonNode last(Predicate<JsonNode> wanted) {
    return heard.reversed().stream().filter(wanted).findFirst().orElseThrow();
  }

  /** Lets one bot choose; false if none is asked. */
  boolean botMoves() {
    Question question = questions.poll();
    if (question == null) {
      return false;
    }
    String action = thinker.choose(question.table, question.seat, 0, question.seq);
    server.botMove(question.table, question.seat, question.seq, action);
    return true;
  }

  @Override
  public void send(String message) {
    heard.add(Json.parse(message));
  }

  @Override
  public void keep(String table, String change) {
    stored.computeIfAbsent(table, _ -> new ArrayList<>()).add(change);
    if (!table.startsWith(LocalCompetitions.PREFIX)) {
      thinker.follow(table, change);
    }
  }

  @Override
  public void forget(String table) {
    stored.remove(table);
  }

  @Override
  public void think(String table, Seat seat, int seq) {
    questions.add(new Question(table, seat, seq));
  }

  @Override
  public long now() {
    return 1_000;
  }

  @Override
  public String seed() {
    return Seed.of(tables).hex();
  }

  @Override
  public String id() {
    return "local-" + ++tables;
  }
}
