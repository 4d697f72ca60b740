package musette.lab.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import musette.kernel.Seat;

/** The clients of one table, who play one match after another. */
final class LoadTable {
  private static final String MINE = "{\"kind\":\"ME\",\"bot\":\"\"}";
  private static final String FREE = ",{\"kind\":\"OPEN\",\"bot\":\"\"}";

  private final LoadContext context;
  private final String game;
  private final int people;
  private final int spectators;
  private final List<SimulatedClient> clients = new ArrayList<>();
  private final AtomicBoolean ended = new AtomicBoolean();
  private volatile boolean left;

  LoadTable(LoadContext context, String game, int people, int spectators) {
    this.context = context;
    this.game = game;
    this.people = people;
    this.spectators = spectators;
  }

  void open() {
    for (int i = 0; i < people + spectators; i++) {
      clients.add(new SimulatedClient(context, this::over));
    }
    next();
  }

  List<SimulatedClient> clients() {
    return clients;
  }

  private void over() {
    if (ended.compareAndSet(false, true) && !left) {
      context.statistics.games.incrementAndGet();
      var _ =
          context.timer.schedule(
              () -> context.threads.execute(this::next), 50, TimeUnit.MILLISECONDS);
    }
  }

  private void next() {
    try {
      String table = clients.getFirst().call("POST", "/api/tables", wish()).get("table").asText();
      for (int i = 1; i < people; i++) {
        clients.get(i).call("PUT", "/api/tables/" + table + "/seats/" + Seat.of(i), MINE);
      }
      ended.set(false);
      clients.forEach(client -> client.watch(table));
    } catch (RuntimeException e) {
      context.statistics.error("open", e.toString());
    }
  }

  private String wish() {
    return """
    {"game":"%s","options":{},"seats":[%s],"access":"PRIVATE","spectators":true,\
    "autoStart":true,"clock":{"type":"NoClock"}}"""
        .formatted(game, MINE + FREE.repeat(people - 1));
  }

  void close() {
    left = true;
    clients.forEach(SimulatedClient::close);
  }
}
