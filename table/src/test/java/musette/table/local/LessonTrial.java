package musette.table.local;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import musette.wire.Json;

/** Somebody who tries a task, as the page lets them. */
final class LessonTrial {
  private static final int MOST = 60;

  private final FakePage page = new FakePage();
  private final LessonFiles.Task task;
  private final String table;
  private int heard;

  LessonTrial(LessonFiles.Task task) {
    this.task = task;
    var seats = new ArrayList<String>();
    for (int i = 0; i < task.seats(); i++) {
      boolean mine = task.seat().equals(String.valueOf((char) ('A' + i)));
      String bot = task.file().path("bot").asText("random");
      seats.add(
          mine
              ? "{\"kind\":\"ME\",\"bot\":\"\"}"
              : "{\"kind\":\"BOT\",\"bot\":\"%s\"}".formatted(bot));
    }
    JsonNode made =
        page.ok(
            "POST",
            "/tables",
            """
            {"game":"%s","options":%s,"seats":%s,"access":"PRIVATE","spectators":false,
             "autoStart":true,"clock":{"type":"NoClock"},"study":%s}
            """
                .formatted(task.game(), texts(task.options()), seats, Json.write(task.study())));
    this.table = made.get("table").asText();
    page.look(table, task.seat());
    wait(page);
    heard = page.heard.size();
  }

  private static JsonNode texts(JsonNode options) {
    var texts = Json.object();
    options.properties().forEach(option -> texts.put(option.getKey(), option.getValue().asText()));
    return texts;
  }

  /** Lets the bots play until this seat is asked again, or it is over. */
  private void wait(FakePage bots) {
    for (int i = 0; i < MOST && page.state().get("offers").isEmpty() && bots.botMoves(); i++) {}
  }

  List<String> offers() {
    var offers = new ArrayList<String>();
    page.state().get("offers").forEach(offer -> offers.add(offer.get("text").asText()));
    return offers;
  }

  /** What the rules say of an offer. */
  JsonNode remarks(String action) {
    for (JsonNode offer : page.state().get("offers")) {
      if (offer.get("text").asText().equals(action)) {
        return offer.get("remarks");
      }
    }
    throw new AssertionError(task.name() + ": " + action + " is not offered");
  }

  /** Plays one ply and gives what was told of it and of all that followed. */
  List<JsonNode> play(String action) {
    JsonNode state = page.state();
    JsonNode answer =
        page.command(
            "Play",
            table,
            ",\"seq\":%d,\"seat\":\"%s\",\"action\":\"%s\""
                .formatted(state.at("/info/seq").asInt(), task.seat(), action));
    if (!answer.get("type").asText().equals("Done")) {
      throw new AssertionError(task.name() + ": " + action + " is refused: " + answer);
    }
    wait(page);
    var events = new ArrayList<JsonNode>();
    for (JsonNode message : page.heard.subList(heard, page.heard.size())) {
      message.path("log").forEach(item -> item.path("events").forEach(events::add));
    }
    heard = page.heard.size();
    return events;
  }

  /** The offers that an action with {@code *} stands for. */
  List<String> meant(String action) {
    return offers().stream().filter(offer -> fits(offer, action)).toList();
  }

  static boolean fits(String action, String meant) {
    return meant.endsWith("*")
        ? action.startsWith(meant.substring(0, meant.length() - 1))
        : action.equals(meant);
  }

  static boolean has(JsonNode event, JsonNode wanted) {
    return wanted.properties().stream()
        .allMatch(field -> field.getValue().equals(event.path(field.getKey())));
  }
}
