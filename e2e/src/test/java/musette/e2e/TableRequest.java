package musette.e2e;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A table to be set up: the game, its options, who sits where. */
record TableRequest(
    String game,
    Map<String, String> options,
    List<Map<String, String>> seats,
    Map<String, Object> clock) {
  private static final Map<String, Object> NO_CLOCK = Map.of("type", "NoClock");

  /** The default options. */
  static TableRequest defaults(String game) {
    return new TableRequest(game, Map.of(), List.of(), NO_CLOCK);
  }

  /** The options that make this game short. */
  static TableRequest shortest(String game) {
    Map<String, String> options =
        switch (game) {
          case "tour-de-france" -> Map.of("board", "kermesse");
          case "leader-1" -> Map.of("cyclists", "1");
          case "pace-wheel" -> Map.of("course", "platanes");
          default -> Map.of();
        };
    return new TableRequest(game, options, List.of(), NO_CLOCK);
  }

  /** {@code ME}, {@code OPEN}, or {@code BOT:} and its name, for each seat. */
  TableRequest with(String... kinds) {
    List<Map<String, String>> all = new ArrayList<>();
    for (String kind : kinds) {
      int colon = kind.indexOf(':');
      all.add(
          colon < 0
              ? Map.of("kind", kind, "bot", "")
              : Map.of("kind", kind.substring(0, colon), "bot", kind.substring(colon + 1)));
    }
    return new TableRequest(game, options, all, clock);
  }

  /** With this option, and those named before. */
  TableRequest option(String id, String value) {
    var all = new HashMap<>(options);
    all.put(id, value);
    return new TableRequest(game, all, seats, clock);
  }

  /** By turns, with so many days for a move. */
  TableRequest days(int days) {
    return new TableRequest(game, options, seats, Map.of("type", "DaysClock", "days", days));
  }

  Map<String, Object> body() {
    return Map.of(
        "game",
        game,
        "options",
        options,
        "seats",
        seats,
        "access",
        "PUBLIC",
        "spectators",
        true,
        "autoStart",
        true,
        "clock",
        clock);
  }
}
