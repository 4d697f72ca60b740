package musette.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import musette.wire.Json;

/** Broken and hostile texts, the same ones for the same seed. */
final class HostileInput {
  private static final List<String> TYPES =
      words(
          """
          Subscribe Follow Unsubscribe Play Undo OfferEnd Answer HandOver Resume Say
          WatchLists UnwatchLists Ping State Command musette.server.Server
          java.lang.Runtime
          """);
  private static final List<String> WATCHING = List.of("Subscribe", "Follow", "Unsubscribe");
  private static final List<String> SEATLESS = List.of("Say", "Unsubscribe");
  private static final List<String> FORMS =
      words(
          """
          Play Undo Answer HandOver Resume OfferEnd Say Subscribe Follow Unsubscribe
          """);
  private static final List<String> FIELDS =
      words(
          """
          id table seq seat action text to reply bot after type name code word order
          game options seats kind clock access x __proto__
          """);
  private static final List<String> SEATS = List.of("A", "B", "C", "F", "NONE", "Q", "", "a");
  private static final List<String> UNICODE =
      List.of(
          "\u0000",
          "\u202e",
          "é",
          "🚴",
          "\u2028",
          "\ufeff",
          "\u0007",
          "İ",
          "ﬁ",
          "\n",
          "\r\n",
          "\"",
          "\\",
          "<b>",
          "'; drop table changes; --",
          "${jndi:x}",
          "%s%n",
          "../..");

  private final SplittableRandom random;
  private final String table;

  HostileInput(long seed, String table) {
    this.random = new SplittableRandom(seed);
    this.table = table;
  }

  private static List<String> words(String text) {
    return List.of(text.strip().split("\\s+", -1));
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** A message for the socket or a body for a request. */
  String message() {
    return whole(anything());
  }

  /** Half a character cannot be sent at all. */
  private static String whole(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  private String anything() {
    return switch (random.nextInt(10)) {
      case 0 -> noise(200);
      case 1 -> cut(object());
      case 2 -> mutated(object());
      case 3 -> deep();
      case 4 -> huge();
      case 5, 6 -> object();
      default -> form();
    };
  }

  /** A form that is right, with contents that are not. */
  String command() {
    return whole(form());
  }

  private String form() {
    String type = any(FORMS);
    String rest =
        switch (type) {
          case "Play" -> ",\"seq\":%d,\"action\":%s".formatted(seq(), Json.write(noise(60)));
          case "Answer" ->
              ",\"seq\":%d,\"reply\":\"%s\"".formatted(seq(), any(List.of("YES", "NO")));
          case "Undo", "OfferEnd" -> ",\"seq\":" + seq();
          case "HandOver" -> ",\"bot\":" + Json.write(noise(60));
          case "Say" -> ",\"to\":\"SPECTATORS\",\"text\":" + Json.write(noise(400));
          case "Subscribe", "Follow" -> ",\"after\":" + seq();
          default -> "";
        };
    String seat = SEATLESS.contains(type) ? "" : ",\"seat\":\"%s\"".formatted(any(SEATS));
    String id = WATCHING.contains(type) ? "" : ",\"id\":" + Json.write(id());
    return "{\"type\":\"%s\"%s,\"table\":\"%s\"%s%s}".formatted(type, id, id(table), seat, rest);
  }

  private int seq() {
    return switch (random.nextInt(5)) {
      case 0 -> random.nextInt();
      case 1 -> Integer.MAX_VALUE;
      case 2 -> Integer.MIN_VALUE;
      default -> random.nextInt(-3, 30);
    };
  }

  private String id() {
    return switch (random.nextInt(4)) {
      case 0 -> noise(60);
      case 1 -> "same";
      default -> "f" + random.nextInt(1000);
    };
  }

  /** Often the right one. */
  private String id(String right) {
    return switch (random.nextInt(6)) {
      case 0 -> "zzzzzzzzzzzzzzzz";
      case 1 -> right.substring(1);
      default -> right;
    };
  }

  private String object() {
    var fields = new ArrayList<String>();
    String type = random.nextInt(TYPES.size() + 1) == 0 ? "" : any(TYPES);
    fields.add("\"type\":\"" + type + "\"");
    for (int i = random.nextInt(8); i > 0; i--) {
      fields.add("\"" + any(FIELDS) + "\":" + value(2));
    }
    return "{" + String.join(",", fields) + "}";
  }

  private String value(int depth) {
    return switch (random.nextInt(depth > 0 ? 9 : 7)) {
      case 0 -> Json.write(noise(40));
      case 1 -> String.valueOf(random.nextLong());
      case 2 ->
          any(
              List.of(
                  "null",
                  "true",
                  "1e999",
                  "-0.0",
                  "9999999999999999999",
                  "0x1",
                  "NaN",
                  "\"\\ud800\""));
      case 3 -> "\"" + any(SEATS) + "\"";
      case 4 -> "\"" + table + "\"";
      case 5 -> any(List.of("\"YES\"", "\"EVERYBODY\"", "\"PUBLIC\"", "\"ME\"", "\"BOT\""));
      case 6 -> String.valueOf(seq());
      case 7 -> "[" + value(depth - 1) + "," + value(depth - 1) + "]";
      default -> "{\"" + any(FIELDS) + "\":" + value(depth - 1) + "}";
    };
  }

  private String deep() {
    String open = any(List.of("[", "{\"a\":", "[{\"type\":"));
    return open.repeat(random.nextInt(1, 1_500));
  }

  private String huge() {
    return "{\"type\":\"Say\",\"id\":\"h\",\"table\":\"%s\",\"to\":\"EVERYBODY\",\"text\":\"%s\"}"
        .formatted(table, any(List.of("x", "é", "🚴")).repeat(random.nextInt(1_000, 3_800)));
  }

  private String cut(String text) {
    return text.substring(0, random.nextInt(text.length()));
  }

  private String mutated(String text) {
    var changed = new StringBuilder(text);
    for (int i = random.nextInt(1, 5); i > 0; i--) {
      changed.setCharAt(random.nextInt(changed.length()), (char) random.nextInt(1, 0x3000));
    }
    return changed.toString();
  }

  /** Letters, and whatever else Unicode has. */
  String noise(int most) {
    var text = new StringBuilder();
    for (int i = random.nextInt(most); i > 0; i--) {
      switch (random.nextInt(4)) {
        case 0 -> text.append(any(UNICODE));
        case 1 -> text.append((char) random.nextInt(0x20, 0x7f));
        default -> text.append((char) ('a' + random.nextInt(26)));
      }
    }
    return text.length() > most ? text.substring(0, most) : text.toString();
  }

  /** A request to any route, with a path, a query and headers that may be anything. */
  Request request() {
    String path = any(ROUTES).replace("{table}", id(table)).replace("{seat}", any(SEATS));
    if (random.nextInt(4) == 0) {
      path =
          path.replaceFirst(
              "[a-z]+$", any(List.of("%00", "%27;drop", "..%2f..", "%ff", "%e2%80%ae")));
    }
    if (random.nextInt(4) == 0) {
      path += any(QUERIES);
    }
    var headers = new ArrayList<String>();
    if (random.nextInt(3) == 0) {
      headers.addAll(List.of("Cookie", "musette=" + ascii(random.nextInt(1, 200))));
    }
    if (random.nextInt(4) == 0) {
      headers.addAll(List.of("Origin", any(List.of("null", "http://[", "x", ascii(50)))));
    }
    if (random.nextInt(4) == 0) {
      headers.addAll(List.of("Content-Type", any(List.of("text/xml", "multipart/form-data", "?"))));
    }
    if (random.nextInt(4) == 0) {
      headers.addAll(List.of("Accept-Encoding", ascii(60), "X-Forwarded-For", ascii(60)));
    }
    if (random.nextInt(3) == 0) {
      headers.addAll(
          List.of("Authorization", any(List.of("Bearer ", "Basic x", "Bearer " + ascii(90)))));
    }
    return new Request(any(METHODS), path, message(), List.copyOf(headers));
  }

  private String ascii(int length) {
    var text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append((char) random.nextInt(0x21, 0x7f));
    }
    return text.toString();
  }

  /** What is sent by HTTP; headers are names and values in turn. */
  record Request(String method, String path, String body, List<String> headers) {}

  private static final List<String> QUERIES =
      List.of(
          "?game=%27%20or%201=1",
          "?eyes=Q", "?eyes=ALL", "?game=", "?x=%00&x=2", "?depth=CHANCES", "?depth=%00");

  private static final List<String> METHODS =
      List.of("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW");

  private static final List<String> ROUTES =
      words(
          """
          / /healthz /metrics /assets/x.js /api/games /api/me /api/me/transfer
          /api/me/claim /api/programs /api/tables /api/tables/{table}
          /api/tables/{table}/seats/{seat} /api/tables/{table}/word
          /api/tables/{table}/start /api/tables/{table}/leave
          /api/tables/{table}/rematch /api/tables/{table}/record
          /api/tables/{table}/replay /api/tables/{table}/analysis /api/replay
          /api/analysis /api/leaderboard /api/players/x /api/socket /api/nothing
          """);
}
