package musette.lab.load;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import musette.kernel.Seat;

/** Opens a table at which clients sit down, so that a match begins. */
final class MatchOpener {
  private static final String MINE = wish("ME", "");

  private MatchOpener() {}

  private static String wish(String kind, String bot) {
    return "{\"kind\":\"%s\",\"bot\":\"%s\"}".formatted(kind, bot);
  }

  /**
   * Begins a match and returns the id of its table.
   *
   * @param seats names of bots, or {@link Evening#PERSON} for the clients in their order
   */
  static String open(String game, List<String> seats, List<SimulatedClient> clients) {
    int first = seats.indexOf(Evening.PERSON);
    String table =
        clients
            .getFirst()
            .call(
                "POST",
                "/api/tables",
                """
                {"game":"%s","options":{},"seats":[%s],"access":"PRIVATE","spectators":true,\
                "autoStart":true,"clock":{"type":"NoClock"}}"""
                    .formatted(game, wishes(seats, first)))
            .get("table")
            .asText();
    int next = 1;
    for (int seat = first + 1; seat < seats.size(); seat++) {
      if (seats.get(seat).equals(Evening.PERSON)) {
        clients.get(next++).call("PUT", "/api/tables/" + table + "/seats/" + Seat.of(seat), MINE);
      }
    }
    return table;
  }

  private static String wishes(List<String> seats, int first) {
    return IntStream.range(0, seats.size())
        .mapToObj(
            seat ->
                !seats.get(seat).equals(Evening.PERSON)
                    ? wish("BOT", seats.get(seat))
                    : seat == first ? MINE : wish("OPEN", ""))
        .collect(Collectors.joining(","));
  }
}
