package musette.lab.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import musette.kernel.Seat;

/** The clients of one table, who play one match after another. */
final class LoadTable {
  private static final String MINE = "{\"kind\":\"ME\",\"bot\":\"\"}";
  private static final String CHAMPION = ",{\"kind\":\"BOT\",\"bot\":\"champion\"}";
  private static final String FREE = ",{\"kind\":\"OPEN\",\"bot\":\"\"}";

  private final LoadContext context;
  private final String game;
  private final Company company;
  private final List<SimulatedClient> clients = new ArrayList<>();
  private final AtomicBoolean ended = new AtomicBoolean();
  private volatile boolean left;

  /** Who is at a table. */
  record Company(int people, int champions, int spectators) {}

  LoadTable(LoadContext context, String game, Company company) {
    this.context = context;
    this.game = game;
    this.company = company;
  }

  void open() {
    var waits = company.champions > 0 ? context.statistics.bots : new Waits();
    for (int i = 0; i < company.people + company.spectators; i++) {
      clients.add(new SimulatedClient(context, context.enter(), waits, this::over));
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
      for (int i = 1; i < company.people; i++) {
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
        .formatted(
            game, MINE + FREE.repeat(company.people - 1) + CHAMPION.repeat(company.champions));
  }

  void close() {
    left = true;
    clients.forEach(SimulatedClient::close);
  }
}
