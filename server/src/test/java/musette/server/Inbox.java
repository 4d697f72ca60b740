package musette.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import musette.wire.Json;
import org.jspecify.annotations.Nullable;

/** All that ever reached a {@link Player}, and what of it nobody has waited for yet. */
final class Inbox {
  private final List<String> received = new ArrayList<>();
  private final List<JsonNode> messages = new ArrayList<>();
  private @Nullable Throwable problem;
  private boolean closed;

  /** Hears what comes through one socket; of several the last one counts. */
  WebSocket.Listener listener() {
    synchronized (received) {
      closed = false;
    }
    return new Listening();
  }

  private final class Listening implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();
    private final Map<String, JsonNode> known = new HashMap<>();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        String whole = text.toString();
        text.setLength(0);
        synchronized (received) {
          received.add(whole);
          messages.add(asState(Json.parse(whole)));
          received.notifyAll();
        }
      }
      from.request(1);
      return null;
    }

    /** Who follows keeps the state up to date; the tests are handed it whole. */
    private JsonNode asState(JsonNode message) {
      JsonNode next = message;
      if (Player.type(message).equals("Changes")) {
        next =
            DeltaTest.applied(
                known.getOrDefault(message.get("table").asText(), Json.object()), message);
      }
      if (Player.type(next).equals("State")) {
        known.put(next.at("/info/table").asText(), next);
      }
      return next;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      gone(new IOException("closed: " + status + " " + reason));
      return null;
    }

    /** Also of what a message made this player throw: then it listens no more. */
    @Override
    public void onError(WebSocket from, Throwable error) {
      gone(error);
    }
  }

  /** Nothing more will come: whoever waits is told so. */
  void gone(Throwable why) {
    synchronized (received) {
      closed = true;
      problem = why;
      received.notifyAll();
    }
  }

  /** Waits until the server has closed the socket; gives its reason. */
  String awaitClosed() {
    long end = System.nanoTime() + Eventually.PATIENCE.toNanos();
    synchronized (received) {
      while (!closed) {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0) {
          throw new AssertionError("the socket is still open");
        }
        try {
          received.wait(left);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
      return String.valueOf(problem);
    }
  }

  /** The newest state that fits; older states are dropped. */
  JsonNode state(Predicate<JsonNode> fits) {
    JsonNode state = await(message -> Player.type(message).equals("State") && fits.test(message));
    synchronized (received) {
      int seq = state.at("/info/seq").asInt();
      for (JsonNode other : List.copyOf(messages)) {
        boolean same = other.at("/info/table").equals(state.at("/info/table"));
        if (Player.type(other).equals("State") && same && other.at("/info/seq").asInt() > seq) {
          messages.remove(other);
          state = fits.test(other) ? other : state;
        }
      }
      return state;
    }
  }

  /** The first message that fits; the others stay. */
  JsonNode await(Predicate<JsonNode> fits) {
    long end = System.nanoTime() + Eventually.PATIENCE.toNanos();
    synchronized (received) {
      while (true) {
        for (int i = 0; i < messages.size(); i++) {
          if (fits.test(messages.get(i))) {
            return messages.remove(i);
          }
        }
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0 || closed) {
          throw new AssertionError("nothing fitting came; last: " + last(), problem);
        }
        try {
          received.wait(left);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  private String last() {
    List<String> all = received();
    return all.isEmpty()
        ? "nothing"
        : all.getLast().substring(0, Math.min(400, all.getLast().length()));
  }

  /** All messages that nobody has waited for. */
  List<JsonNode> drain() {
    synchronized (received) {
      List<JsonNode> all = List.copyOf(messages);
      messages.clear();
      received.clear();
      return all;
    }
  }

  List<String> received() {
    synchronized (received) {
      return List.copyOf(received);
    }
  }
}
