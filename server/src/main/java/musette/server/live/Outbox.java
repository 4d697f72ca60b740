package musette.server.live;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a client is still to be sent, in order, one message on its way at a time. A client that does
 * not read costs a few messages of memory and is then let go.
 */
public final class Outbox {
  private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);
  private static final int MOST = 256;
  private static final int PATIENCE = 30;

  /** How messages leave. */
  public interface Channel {
    Future<?> send(String text);

    void close(String reason);
  }

  private final House house;
  private final Channel channel;
  private final ArrayDeque<String> messages = new ArrayDeque<>(2);
  private final LinkedHashSet<Viewer> changed = new LinkedHashSet<>(2);
  private boolean pumping;
  private boolean looking;
  private boolean closed;

  Outbox(House house, Channel channel) {
    this.house = house;
    this.channel = channel;
  }

  synchronized void add(String text) {
    if (messages.size() >= MOST) {
      close();
      channel.close("slow");
      return;
    }
    messages.add(text);
    wake();
  }

  synchronized void changed(Viewer viewer) {
    changed.add(viewer);
    wake();
  }

  synchronized void forget(Viewer viewer) {
    changed.remove(viewer);
  }

  synchronized void close() {
    closed = true;
    messages.clear();
    changed.clear();
  }

  /** Answers go first; what is to be shown is looked at when all else is sent. */
  private void wake() {
    if (closed || pumping) {
      return;
    }
    if (!messages.isEmpty()) {
      pumping = true;
      house.executor().execute(this::pump);
    } else if (!changed.isEmpty() && !looking) {
      looking = true;
      Viewer viewer = changed.removeFirst();
      house.executor().execute(() -> look(viewer));
    }
  }

  private void look(Viewer viewer) {
    guarded(
        () -> {
          Supplier<Optional<String>> news = viewer.look(house);
          house.showing().execute(() -> guarded(() -> show(news.get())));
        });
  }

  private synchronized void show(Optional<String> text) {
    looking = false;
    if (!closed) {
      text.ifPresent(messages::add);
      wake();
    }
  }

  private void guarded(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      LOG.error("cannot tell a client", e);
      close();
      channel.close("error");
    }
  }

  private void pump() {
    try {
      for (String text = next(); text != null; text = next()) {
        channel.send(text).get(PATIENCE, TimeUnit.SECONDS);
        house.metrics().sent(text.length());
      }
    } catch (TimeoutException e) {
      close();
      channel.close("slow");
    } catch (ExecutionException e) {
      close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      close();
    } catch (RuntimeException e) {
      LOG.error("cannot tell a client", e);
      close();
      channel.close("error");
    }
  }

  private synchronized @Nullable String next() {
    String message = messages.poll();
    if (message == null) {
      pumping = false;
      wake();
    }
    return message;
  }
}
