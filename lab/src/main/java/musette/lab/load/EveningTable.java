package musette.lab.load;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A table of a recorded evening. The dice are others than then, so whoever has to act moves at the
 * recorded times, and a move that comes too early waits until somebody has to act.
 */
final class EveningTable {
  private final LoadContext context;
  private final Evening.Opened opened;
  private final List<SimulatedClient> clients = new ArrayList<>();
  private final Deque<BooleanSupplier> asked = new ArrayDeque<>();
  private int due;

  EveningTable(LoadContext context, Evening.Opened opened) {
    this.context = context;
    this.opened = opened;
  }

  void open(int spectators) {
    try {
      long people = opened.seats().stream().filter(Evening.PERSON::equals).count();
      var entered = new ArrayList<SimulatedClient>();
      for (int i = 0; i < people + spectators; i++) {
        entered.add(
            new SimulatedClient(
                context,
                context.enter(),
                this::asked,
                new Waits(),
                context.statistics.games::incrementAndGet));
      }
      String table = MatchOpener.open(opened.game(), opened.seats(), entered);
      synchronized (this) {
        clients.addAll(entered);
      }
      entered.forEach(client -> client.watch(table));
    } catch (RuntimeException e) {
      context.statistics.error("open", e.toString());
    }
  }

  private void asked(BooleanSupplier move) {
    if (isDue(move)) {
      context.threads.execute(
          () -> {
            if (!move.getAsBoolean()) {
              move();
            }
          });
    }
  }

  private synchronized boolean isDue(BooleanSupplier move) {
    if (due == 0) {
      asked.add(move);
      return false;
    }
    due--;
    return true;
  }

  /** The time of a recorded move has come. */
  void move() {
    BooleanSupplier next = next();
    while (next != null && !next.getAsBoolean()) {
      next = next();
    }
  }

  private synchronized @Nullable BooleanSupplier next() {
    if (asked.isEmpty()) {
      due++;
      return null;
    }
    return asked.remove();
  }

  /** Lets any client do something; false if it cannot now. */
  boolean somebody(Predicate<SimulatedClient> does) {
    SimulatedClient one;
    synchronized (this) {
      if (clients.isEmpty()) {
        return false;
      }
      one = clients.get(ThreadLocalRandom.current().nextInt(clients.size()));
    }
    return does.test(one);
  }

  /** Recorded moves for which nobody had to act. */
  synchronized int left() {
    return due;
  }

  synchronized void close() {
    clients.forEach(SimulatedClient::close);
  }
}
