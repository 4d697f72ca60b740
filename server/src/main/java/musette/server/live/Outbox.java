package musette.server.live;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import musette.server.work.Metrics;
import musette.server.work.Workers;
import musette.table.json.JsonText;
import musette.wire.table.ToClient;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The queue of messages to a client, sent in order and one at a time. A client that does not read
 * costs a few messages of memory and is then disconnected.
 */
public final class Outbox {
  private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);
  private static final int MOST = 256;
  private static final int PATIENCE = 30;

  /** Sends messages to one client. */
  public interface Channel {
    /** The reason for closing when the token of the client was revoked. */
    String SIGNED_OUT = "sign-in";

    /** Does not wait; completes when the message has left or cannot leave any more. */
    CompletableFuture<?> send(String text);

    void close(String reason);
  }

  /** Something to be shown, which is looked at when all messages are sent. */
  interface Source {
    boolean isOpen();

    /** Looks now; the message, if there is one, is rendered later. */
    Supplier<Optional<String>> look();
  }

  private final Channel channel;
  private final Workers workers;
  private final Metrics metrics;
  private final ArrayDeque<String> messages = new ArrayDeque<>(2);
  private final LinkedHashSet<Source> changed = new LinkedHashSet<>(2);
  private boolean sending;
  private boolean looking;
  private boolean closed;

  Outbox(Channel channel, Workers workers, Metrics metrics) {
    this.channel = channel;
    this.workers = workers;
    this.metrics = metrics;
  }

  void send(ToClient message) {
    add(JsonText.of(message));
  }

  private void add(String text) {
    if (hasTaken(text)) {
      send();
    } else {
      disconnect("slow");
    }
  }

  private synchronized boolean hasTaken(String text) {
    return closed || (messages.size() < MOST && messages.add(text));
  }

  /** A source that has been replaced must not be shown after its replacement. */
  synchronized void changed(Source source) {
    if (source.isOpen()) {
      changed.add(source);
      look();
    }
  }

  /**
   * Looks at a source at once if nothing is being sent, otherwise when all messages are sent. What
   * is returned renders and sends the message.
   */
  Optional<Runnable> look(Source source, Supplier<Supplier<Optional<String>>> look) {
    if (!begins(source)) {
      return Optional.empty();
    }
    try {
      Supplier<Optional<String>> news = look.get();
      return Optional.of(() -> guarded(() -> show(news.get())));
    } catch (RuntimeException e) {
      failed(e);
      return Optional.empty();
    }
  }

  private synchronized boolean begins(Source source) {
    if (!source.isOpen()) {
      return false;
    }
    if (isBusy()) {
      changed.add(source);
      return false;
    }
    changed.remove(source);
    looking = true;
    return true;
  }

  private boolean isBusy() {
    return closed || sending || looking || !messages.isEmpty();
  }

  synchronized void forget(Source source) {
    changed.remove(source);
  }

  synchronized void close() {
    closed = true;
    messages.clear();
    changed.clear();
  }

  /** Not under the lock: closing the channel may call back at once. */
  void disconnect(String reason) {
    close();
    channel.close(reason);
  }

  /**
   * Sends until nothing is left or a message does not leave at once; its completion then goes on.
   * No thread waits for a client.
   */
  private void send() {
    guarded(this::sendAll);
  }

  private void sendAll() {
    for (String text = next(); text != null; text = next()) {
      metrics.sent(text.length());
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

  /** Answers go first; sources are looked at when all messages are sent. */
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
      disconnect(problem instanceof TimeoutException ? "slow" : "error");
    }
  }

  private void look() {
    if (isBusy() || changed.isEmpty()) {
      return;
    }
    looking = true;
    Source source = changed.removeFirst();
    workers.tasks().execute(() -> guarded(() -> look(source)));
  }

  private void look(Source source) {
    Supplier<Optional<String>> news = source.look();
    workers.rendering().execute(() -> guarded(() -> show(news.get())));
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
      failed(e);
    }
  }

  private void failed(RuntimeException e) {
    LOG.error("cannot tell a client", e);
    disconnect("error");
  }
}
