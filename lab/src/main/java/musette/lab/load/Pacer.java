package musette.lab.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the rate of moves: at every tick, some of the clients that have to act do so, whether or
 * not the server has answered the others.
 */
final class Pacer {
  private final Ticker ticker;
  private final List<BooleanSupplier> asked = new ArrayList<>();

  Pacer(int rate) {
    this.ticker = new Ticker(rate, this::move);
  }

  void start(ScheduledExecutorService timer) {
    ticker.start(timer);
  }

  /** Stops making moves. */
  synchronized void stop() {
    ticker.stop();
    asked.clear();
  }

  /**
   * Adds a client that has a choice to make.
   *
   * @param move makes it, and tells whether there still was one
   */
  synchronized void add(BooleanSupplier move) {
    asked.add(move);
  }

  private boolean move() {
    for (BooleanSupplier move = any(); move != null; move = any()) {
      if (move.getAsBoolean()) {
        return true;
      }
    }
    return false;
  }

  private synchronized @Nullable BooleanSupplier any() {
    if (asked.isEmpty()) {
      return null;
    }
    int which = ThreadLocalRandom.current().nextInt(asked.size());
    BooleanSupplier chosen = asked.get(which);
    asked.set(which, asked.getLast());
    asked.removeLast();
    return chosen;
  }
}
