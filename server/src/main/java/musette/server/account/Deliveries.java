package musette.server.account;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import musette.kernel.Refused;
import musette.server.store.people.NotificationStore;
import musette.server.store.people.NotificationStore.Delivery;
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

  private final NotificationStore store;
  private final Map<String, MessageSender> senders;
  private final Executor workers;
  private final InstantSource clock;

  Deliveries(
      NotificationStore store,
      Map<String, MessageSender> senders,
      Executor workers,
      InstantSource clock) {
    this.store = store;
    this.senders = Map.copyOf(senders);
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
    MessageSender sender = senders.get(delivery.channel());
    if (sender == null) {
      Commits.await(store.remove(delivery));
      return;
    }
    switch (sender.send(delivery)) {
      case MessageSender.Result.Done() -> {
        Commits.await(store.remove(delivery));
        sender.worked(delivery);
      }
      case MessageSender.Result.Gone() -> {
        sender.gone(delivery);
        Commits.await(store.remove(delivery));
      }
      case MessageSender.Result.Failed(String problem) -> failed(sender, delivery, problem);
    }
  }

  private void failed(MessageSender sender, Delivery delivery, String problem) {
    LOG.warn("a message by {} failed: {}", delivery.channel(), problem);
    sender.failed(delivery, problem);
    if (delivery.tries() < GAPS.size()) {
      Commits.await(store.retry(delivery, clock.millis() + GAPS.get(delivery.tries()).toMillis()));
    } else {
      Commits.await(store.remove(delivery));
    }
  }
}
