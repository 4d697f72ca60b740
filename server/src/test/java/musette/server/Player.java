package musette.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import musette.wire.Json;
import org.jspecify.annotations.Nullable;

/** A person of a test: speaks HTTP and one WebSocket, and keeps all that ever reached it. */
final class Player implements AutoCloseable {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  private final String address;
  private final String token;
  private final String id;
  private final Inbox inbox = new Inbox();
  private volatile @Nullable WebSocket socket;

  private Player(String address, String token, String id) {
    this.address = address;
    this.token = token;
    this.id = id;
  }

  static Player at(String address) {
    JsonNode me =
        ApiRequests.send(address, "", "POST", "/api/programs", "{\"name\":\"tester\"}").body();
    return new Player(address, me.get("token").asText(), me.at("/you/id").asText());
  }

  /** The same person at another server. */
  Player at(Server other) {
    return new Player(other.address(), token, id);
  }

  /** The same person as the token tells. */
  static Player again(String address, String token, String id) {
    return new Player(address, token, id);
  }

  String token() {
    return token;
  }

  String id() {
    return id;
  }

  /** A figure of the server as it stands in its metrics. */
  double metric(String name) {
    return get("/metrics")
        .ok()
        .asText()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
        .sum();
  }

  Answer get(String path) {
    return ApiRequests.send(address, token, "GET", path, "");
  }

  Answer post(String path, String body) {
    return ApiRequests.send(address, token, "POST", path, body);
  }

  Answer put(String path, String body) {
    return ApiRequests.send(address, token, "PUT", path, body);
  }

  /** Opens a table; {@code seats} as {@code me bot:random open}. */
  String open(String game, String seats) {
    String options = game.equals("flamme-rouge") ? "{\"firstPlayer\":\"A\"}" : "{}";
    return open(game, seats, "{\"type\":\"NoClock\"}", options).ok().get("table").asText();
  }

  /** The same for practice. */
  String openForPractice(String game, String seats) {
    return open(game, seats, "{\"type\":\"NoClock\"},\"practice\":true", "{\"firstPlayer\":\"A\"}")
        .ok()
        .get("table")
        .asText();
  }

  Answer open(String game, String seats, String clock, String options) {
    var list = new ArrayList<String>();
    for (String seat : seats.split(" ", -1)) {
      String[] parts = seat.split(":", 2);
      String bot = parts.length == 2 ? parts[1] : "";
      list.add(
          "{\"kind\":\"%s\",\"bot\":\"%s\"}"
              .formatted(parts[0].toUpperCase(java.util.Locale.ROOT), bot));
    }
    return post(
        "/api/tables",
        """
        {"game":"%s","options":%s,"seats":%s,"access":"PUBLIC","spectators":true,
         "autoStart":true,"clock":%s}"""
            .formatted(game, options, list, clock));
  }

  Answer sit(String table, String seat) {
    return put("/api/tables/" + table + "/seats/" + seat, "{\"kind\":\"ME\",\"bot\":\"\"}");
  }

  Player connect() {
    socket =
        CLIENT
            .newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .buildAsync(URI.create(address.replace("http", "ws") + "/api/socket"), inbox.listener())
            .join();
    await(message -> type(message).equals("Welcome"));
    return this;
  }

  Player subscribe(String table) {
    return subscribe(table, "NONE", -1);
  }

  Player subscribe(String table, String seat, int after) {
    return watch("Subscribe", table, seat, after);
  }

  /** Is sent changes, which this player makes whole states of. */
  Player follow(String table, String seat, int after) {
    return watch("Follow", table, seat, after);
  }

  private Player watch(String how, String table, String seat, int after) {
    send(
        "{\"type\":\"%s\",\"table\":\"%s\",\"seat\":\"%s\",\"after\":%d}"
            .formatted(how, table, seat, after));
    return this;
  }

  void send(String text) {
    WebSocket now = socket;
    if (now == null) {
      throw new IllegalStateException("not connected");
    }
    now.sendText(text, true).join();
  }

  void sendBytes(byte[] bytes) {
    WebSocket now = socket;
    if (now == null) {
      throw new IllegalStateException("not connected");
    }
    now.sendBinary(java.nio.ByteBuffer.wrap(bytes), true).join();
  }

  /** Waits until the server has closed the socket; gives its reason. */
  String awaitClosed() {
    return inbox.awaitClosed();
  }

  /** Sends a command and gives its answer; other messages are dropped. */
  JsonNode command(String type, String table, String rest) {
    String command = nextId();
    send(
        "{\"type\":\"%s\",\"id\":\"%s\",\"table\":\"%s\"%s}".formatted(type, command, table, rest));
    return answer(command);
  }

  static String nextId() {
    return "c" + NUMBERS.incrementAndGet();
  }

  JsonNode answer(String command) {
    return await(message -> message.path("id").asText().equals(command));
  }

  JsonNode play(String table, int seq, String seat, String action) {
    return command(
        "Play",
        table,
        ",\"seq\":%d,\"seat\":\"%s\",\"action\":%s".formatted(seq, seat, Json.write(action)));
  }

  /** The newest state that fits; older states are dropped. */
  JsonNode state(Predicate<JsonNode> fits) {
    return inbox.state(fits);
  }

  /** The first message that fits; the others stay. */
  JsonNode await(Predicate<JsonNode> fits) {
    return inbox.await(fits);
  }

  static String type(JsonNode message) {
    return message.get("type").asText();
  }

  static boolean isOffered(JsonNode state) {
    return !state.get("offers").isEmpty();
  }

  static boolean isOver(JsonNode state) {
    return state.at("/info/status").asText().equals("OVER");
  }

  private static boolean isOf(JsonNode state, String table) {
    return state.at("/info/table").asText().equals(table);
  }

  /** Plays the first offer whenever there is one, until the match is over; gives the last state. */
  JsonNode playToTheEnd(String table) {
    int done = 0;
    // The last messages of another table may still come.
    JsonNode state = state(s -> isOf(s, table));
    while (!isOver(state)) {
      if (isOffered(state)) {
        JsonNode offers = state.get("offers");
        int pick = Math.floorMod(state.at("/info/seq").asInt() * 7, offers.size());
        JsonNode answer =
            play(
                table,
                state.at("/info/seq").asInt(),
                state.get("eyes").asText(),
                offers.get(pick).get("text").asText());
        // What came on the way may still show the offers from before.
        done = answer.path("seq").asInt(done);
      }
      int known = Math.max(done, state.at("/info/seq").asInt() + 1);
      Predicate<JsonNode> news = s -> isOf(s, table) && s.at("/info/seq").asInt() >= known;
      state = state(news.and(s -> isOffered(s) || isOver(s)));
    }
    return state;
  }

  /** All messages that nobody has waited for. */
  List<JsonNode> drain() {
    return inbox.drain();
  }

  List<String> received() {
    return inbox.received();
  }

  void disconnect() {
    WebSocket now = socket;
    if (now != null) {
      now.abort();
      socket = null;
    }
  }

  /** Disconnects while others may wait for a message: Java does not notice every cut by itself. */
  void hangUp() {
    disconnect();
    inbox.gone(new IOException("cut"));
  }

  @Override
  public void close() {
    disconnect();
  }
}
