package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples of docs/protocol.md, against a real server: what a client sends there is sent here,
 * and what a server sends there is found among the messages of a real match.
 */
final class ProtocolExamplesTest extends OneServer {
  private static final Path DOCUMENT = Path.of("../docs/protocol.md");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```json\n(.*?)^```$");

  /** The name that stands for fields that an example leaves out. */
  private static final String MORE = "…";

  /** Fields that say what a value is: an example has one that really occurs. */
  private static final Set<String> NAMES =
      Set.of("type", "rule", "reason", "what", "status", "access", "undo", "curtain", "phase");

  private final Player one = player().connect();
  private final Player two = player().connect();

  ProtocolExamplesTest(@TempDir Path data) {
    super(data);
  }

  private static List<JsonNode> examples(Predicate<JsonNode> wanted) throws IOException {
    var all = new ArrayList<JsonNode>();
    for (var block : BLOCK.matcher(Files.readString(DOCUMENT)).results().toList()) {
      for (String text : block.group(1).split("\n(?=\\{)", -1)) {
        all.add(Json.parse(text));
      }
    }
    return all.stream().filter(wanted).toList();
  }

  private static Predicate<JsonNode> of(Set<String> types) {
    return example -> types.contains(example.path("type").asText());
  }

  private static final Set<String> SENT_BY_CLIENTS =
      Set.of(
          "Subscribe",
          "Follow",
          "Unsubscribe",
          "Play",
          "Undo",
          "Hint",
          "OfferEnd",
          "Answer",
          "HandOver",
          "Resume",
          "Say",
          "WatchLists",
          "UnwatchLists",
          "Ping");

  /** The table of the example, with two people in the place of all others. */
  private String open() throws IOException {
    var example = (ObjectNode) examples(e -> e.has("game") && !e.has("table")).getFirst();
    one.post("/api/tables", Json.write(example)).ok();
    String clock = Json.write(example.get("clock"));
    var table = one.open(GAME, "me open", clock, "{\"firstPlayer\":\"A\"}").ok().get("table");
    one.post("/api/tables/" + table.asText() + "/word", "{\"seat\":\"A\",\"word\":\"vélo\"}").ok();
    return table.asText();
  }

  @Test
  void whatAClientSendsIsUnderstood() throws IOException {
    String table = open();
    two.sit(table, "B").ok();
    one.subscribe(table, "A", -1).state(Player::isOffered);
    List<JsonNode> all = examples(of(SENT_BY_CLIENTS));
    assertThat(all).hasSize(SENT_BY_CLIENTS.size());
    for (JsonNode example : all) {
      var message = (ObjectNode) example.deepCopy();
      if (message.has("table")) {
        message.put("table", table);
      }
      one.send(Json.write(message));
      if (message.has("id")) {
        JsonNode answer = one.answer(message.get("id").asText());
        assertThat(answer.path("reason").asText())
            .as(example.toString())
            .isNotIn("json", "message");
      }
    }
    one.await(message -> Player.type(message).equals("Pong"));
    assertThat(one.drain().stream().filter(m -> m.path("id").asText("-").isEmpty())).isEmpty();
  }

  @Test
  void whatAServerSendsIsSentInARealMatch() throws IOException {
    List<JsonNode> real = real();
    List<JsonNode> all = examples(of(SENT_BY_CLIENTS).negate().and(e -> !isNewTable(e)));
    assertThat(all).hasSizeGreaterThanOrEqualTo(10);
    for (JsonNode example : all) {
      assertThat(real).as("%s", example).anyMatch(message -> isLike("", example, message));
    }
  }

  private static boolean isNewTable(JsonNode example) {
    return example.has("game") && !example.has("table");
  }

  /** Whether a real value has the fields of the example, of the same kinds. */
  private static boolean isLike(String name, JsonNode example, JsonNode real) {
    if (example.isObject() && real.isObject()) {
      boolean all = example.has(MORE) || name.equals("set");
      return example.properties().stream()
              .filter(field -> !field.getKey().equals(MORE))
              .allMatch(
                  field -> isLike(field.getKey(), field.getValue(), real.path(field.getKey())))
          && (all || example.size() == real.size());
    }
    if (example.isArray() && real.isArray()) {
      return example
          .valueStream()
          .allMatch(item -> real.valueStream().anyMatch(other -> isLike(name, item, other)));
    }
    return example.getNodeType() == real.getNodeType()
        && (!NAMES.contains(name) || example.equals(real));
  }

  /** Everything that two people and a spectator are sent in a match where much happens. */
  private List<JsonNode> real() throws IOException {
    one.send("{\"type\":\"WatchLists\"}");
    String table = open();
    Player three = player().connect();
    two.sit(table, "B").ok();
    one.subscribe(table, "A", -1);
    two.subscribe(table, "B", -1);
    three.follow(table, "NONE", -1);
    ConsentTest.untilItIsAnswered(one, two, table);
    JsonNode now = one.state(s -> s.get("undo").asText().equals("CONSENT"));
    ConsentTest.undo(one, table, seq(now), "A");
    JsonNode asked = two.state(s -> !s.get("requests").isEmpty());
    answer(two, table, seq(asked), "B", "YES");
    JsonNode back = one.state(s -> seq(s) > seq(asked) && s.get("requests").isEmpty());
    one.play(table, seq(back), "A", "place sprinteur 9");
    JsonNode placed = one.play(table, seq(back), "A", back.at("/offers/0/text").asText());
    JsonNode eyes = ConsentTest.atLeast(two, table, placed.get("seq").asInt());
    JsonNode answered = two.play(table, seq(eyes), "B", eyes.at("/offers/0/text").asText());
    ConsentTest.undo(one, table, answered.get("seq").asInt(), "A");
    two.subscribe(table, "B", -1)
        .state(s -> s.get("after").asInt() <= 0 && !s.get("requests").isEmpty());
    one.play(table, 1, "A", back.at("/offers/0/text").asText());
    one.command("Say", table, ",\"to\":\"EVERYBODY\",\"text\":\"Bonne route !\"");
    two.command("HandOver", table, ",\"seat\":\"B\",\"bot\":\"greedy\"");
    one.send("{\"type\":\"Ping\"}");
    one.await(message -> Player.type(message).equals("Pong"));
    one.await(message -> Player.type(message).equals("ListsChanged"));
    one.subscribe(table, "A", -1).state(s -> s.get("after").asInt() <= 0);
    var real = new ArrayList<JsonNode>();
    real.add(one.get("/api/tables/" + table).ok());
    for (Player player : List.of(one, two, three)) {
      player.received().stream().map(Json::parse).forEach(real::add);
    }
    return real;
  }
}
