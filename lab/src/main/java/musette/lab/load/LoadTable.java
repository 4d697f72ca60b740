package musette.lab.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** The clients of one table, who play one match after another. */
final class LoadTable {
  private final LoadContext context;
  private final String game;
  private final Company company;
  private final List<SimulatedClient> clients = new ArrayList<>();
  private final AtomicBoolean ended = new AtomicBoolean();
  private volatile boolean left;

  /** Who is at a table. */
  record Company(int people, int champions, int spectators) {
    private List<String> seats() {
      var seats = new ArrayList<>(Collections.nCopies(people, Evening.PERSON));
      seats.addAll(Collections.nCopies(champions, "champion"));
      return seats;
    }
  }

  LoadTable(LoadContext context, String game, Company company) {
    this.context = context;
    this.game = game;
    this.company = company;
  }

  void open() {
    var waits = company.champions > 0 ? context.statistics.bots : new Waits();
    for (int i = 0; i < company.people + company.spectators; i++) {
      clients.add(
          new SimulatedClient(context, context.enter(), context.pacer::add, waits, this::over));
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
      String table = MatchOpener.open(game, company.seats(), clients);
      ended.set(false);
      clients.forEach(client -> client.watch(table));
    } catch (RuntimeException e) {
      context.statistics.error("open", e.toString());
    }
  }

  void close() {
    left = true;
    clients.forEach(SimulatedClient::close);
  }
}
