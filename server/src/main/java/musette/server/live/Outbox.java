package musette.server.live;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
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
    /** Why a client is let go that is not let in again by its token. */
    String SIGNED_OUT = "sign-in";

    /** Does not wait; the answer comes when the message has left, or cannot leave any more. */
    CompletableFuture<?> send(String text);

    void close(String reason);
  }

  private final House house;
  private final Channel channel;
  private final ArrayDeque<String> messages = new ArrayDeque<>(2);
  private final LinkedHashSet<Viewer> changed = new LinkedHashSet<>(2);
  private boolean sending;
  private boolean looking;
  private boolean closed;

  Outbox(House house, Channel channel) {
    this.house = house;
    this.channel = channel;
  }

  void add(String text) {
    if (hasTaken(text)) {
      send();
    } else {
      letGo("slow");
    }
  }

  private synchronized boolean hasTaken(String text) {
    return closed || (messages.size() < MOST && messages.add(text));
  }

  /** A viewer who has been replaced must not speak after the one who took its place. */
  synchronized void changed(Viewer viewer) {
    if (viewer.isWatching()) {
      changed.add(viewer);
      look();
    }
  }

  synchronized void forget(Viewer viewer) {
    changed.remove(viewer);
  }

  synchronized void close() {
    closed = true;
    messages.clear();
    changed.clear();
  }

  /** Never under the lock: that the channel is closed may be told to others at once. */
  void letGo(String reason) {
    close();
    channel.close(reason);
  }

  /**
   * Sends until nothing is left or a message does not leave at once; then whoever tells that it has
   * left goes on. No thread waits for a client.
   */
  private void send() {
    guarded(this::sendAll);
  }

  private void sendAll() {
    for (String text = next(); text != null; text = next()) {
      house.metrics().sent(text.length());
      CompletableFuture<?> sent = channel.send(text);
      if (!sent.isDone()) {
        var _ =
            sent.orTimeout(PATIENCE, TimeUnit.SECONDS).whenComplete((_, problem) -> goOn(problem));
        return;
      }
      left(sent.isCompletedExceptionally() ? sent.exceptionNow() : null);
    }
  }

  private void goOn(@Nullable Throwable problem) {
    left(problem);
    send();
  }

  /** Answers go first; what is to be shown is looked at when all else is sent. */
  private synchronized @Nullable String next() {
    String message = sending || closed ? null : messages.poll();
    if (message != null) {
      sending = true;
    } else {
      look();
    }
    return message;
  }

  private void left(@Nullable Throwable problem) {
    synchronized (this) {
      sending = false;
    }
    if (problem != null) {
      letGo(problem instanceof TimeoutException ? "slow" : "error");
    }
  }

  private void look() {
    if (closed || sending || looking || !messages.isEmpty() || changed.isEmpty()) {
      return;
    }
    looking = true;
    Viewer viewer = changed.removeFirst();
    house.executor().execute(() -> guarded(() -> look(viewer)));
  }

  private void look(Viewer viewer) {
    Supplier<Optional<String>> news = viewer.look(house);
    house.showing().execute(() -> guarded(() -> show(news.get())));
  }

  private void show(Optional<String> text) {
    synchronized (this) {
      looking = false;
      if (!closed) {
        text.ifPresent(messages::add);
      }
    }
    send();
  }

  private void guarded(Runnable work) {
    try {
      work.run();
    } catch (RejectedExecutionException e) {
      // The server stops, and with it everybody who could be told.
      close();
    } catch (RuntimeException e) {
      LOG.error("cannot tell a client", e);
      letGo("error");
    }
  }
}
