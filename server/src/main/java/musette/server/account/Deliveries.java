package musette.server.account;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import musette.kernel.Refused;
import musette.server.store.people.CallStore;
import musette.server.store.people.CallStore.Delivery;
import musette.server.work.Commits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Delivers pending messages. A message is claimed for a while, sent, and only then removed: after a
 * crash between the two, it may be sent twice.
 */
public final class Deliveries {
  private static final Logger LOG = LoggerFactory.getLogger(Deliveries.class);
  private static final int BATCH = 50;
  private static final long LEASE = Duration.ofMinutes(2).toMillis();

  /** How long to wait after each try that failed; after the last one it is given up. */
  private static final List<Duration> GAPS =
      List.of(
          Duration.ofSeconds(30),
          Duration.ofMinutes(2),
          Duration.ofMinutes(10),
          Duration.ofHours(1),
          Duration.ofHours(6));

  private final CallStore store;
  private final Map<String, Courier> couriers;
  private final Executor workers;
  private final InstantSource clock;

  Deliveries(
      CallStore store, Map<String, Courier> couriers, Executor workers, InstantSource clock) {
    this.store = store;
    this.couriers = Map.copyOf(couriers);
    this.workers = workers;
    this.clock = clock;
  }

  /** Sends all that is due; called every second. */
  public void run() {
    long now = clock.millis();
    for (Delivery delivery : store.deliveries(now, BATCH)) {
      if (Commits.await(store.take(delivery, now + LEASE))) {
        workers.execute(() -> guarded(delivery));
      }
    }
  }

  /** What cannot be written now, because the server stops, is found again after the lease. */
  private void guarded(Delivery delivery) {
    try {
      deliver(delivery);
    } catch (Refused e) {
      LOG.warn("message {} will be looked at again", delivery.number());
    }
  }

  private void deliver(Delivery delivery) {
    Courier courier = couriers.get(delivery.channel());
    if (courier == null) {
      Commits.await(store.remove(delivery));
      return;
    }
    switch (courier.send(delivery)) {
      case Courier.Result.Done() -> {
        Commits.await(store.remove(delivery));
        courier.worked(delivery);
      }
      case Courier.Result.Gone() -> {
        courier.gone(delivery);
        Commits.await(store.remove(delivery));
      }
      case Courier.Result.Failed(String problem) -> failed(courier, delivery, problem);
    }
  }

  private void failed(Courier courier, Delivery delivery, String problem) {
    LOG.warn("a message by {} failed: {}", delivery.channel(), problem);
    courier.failed(delivery, problem);
    if (delivery.tries() < GAPS.size()) {
      Commits.await(store.retry(delivery, clock.millis() + GAPS.get(delivery.tries()).toMillis()));
    } else {
      Commits.await(store.remove(delivery));
    }
  }
}
