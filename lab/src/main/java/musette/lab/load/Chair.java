package musette.lab.load;

import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A socket that plays any offered action after some thinking. Messages are searched, not parsed:
 * the client must not be what is measured.
 */
final class Chair implements WebSocket.Listener {
  private final Tallies tallies;
  private final ScheduledExecutorService timer;
  private final double pause;
  private final Runnable over;
  private final StringBuilder text = new StringBuilder();
  private @Nullable WebSocket socket;
  private String table = "";
  private int done;
  private int commands;
  private boolean thinking;
  private boolean asks;
  private long sentAt;

  Chair(Tallies tallies, ScheduledExecutorService timer, double pause, Runnable over) {
    this.tallies = tallies;
    this.timer = timer;
    this.pause = pause;
    this.over = over;
  }

  void connect(Link link) {
    socket = link.socket(this);
  }

  /** Turns to a table. */
  synchronized void watch(String id) {
    table = id;
    done = 0;
    thinking = false;
    asks = false;
    send("{\"type\":\"Subscribe\",\"table\":\"%s\",\"seat\":\"NONE\",\"after\":-1}".formatted(id));
  }

  private void send(String message) {
    WebSocket to = socket;
    if (to != null) {
      var _ = to.sendText(message, true);
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    text.append(data);
    if (last) {
      String message = text.toString();
      text.setLength(0);
      tallies.messages.incrementAndGet();
      tallies.bytes.addAndGet(message.length());
      heard(message);
    }
    from.request(1);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    tallies.error("socket: " + error);
  }

  private synchronized void heard(String message) {
    if (message.startsWith("{\"type\":\"State\"")) {
      state(message);
    } else if (message.startsWith("{\"type\":\"Done\"")) {
      tallies.acknowledged(System.nanoTime() - sentAt);
      done = number(message, "\"seq\":", 0);
      asks = false;
    } else if (message.startsWith("{\"type\":\"Refused\"")
        || message.startsWith("{\"type\":\"Stale\"")) {
      tallies.error(message);
      asks = false;
    }
  }

  private void state(String message) {
    if (!message.startsWith(table, message.indexOf("\"table\":\"") + 9)) {
      return;
    }
    if (message.contains("\"status\":\"OVER\"")) {
      over.run();
      return;
    }
    int seq = number(message, "\"seq\":", 0);
    int offers = message.indexOf("\"offers\":[{");
    if (offers < 0 || thinking || asks || seq < done) {
      return;
    }
    String seat = string(message, "\"eyes\":\"", 0);
    String action = pick(message, offers);
    thinking = true;
    long wait = (long) (pause * 1000 * 2 * ThreadLocalRandom.current().nextDouble());
    var _ = timer.schedule(() -> play(seq, seat, action), wait, TimeUnit.MILLISECONDS);
  }

  private synchronized void play(int seq, String seat, String action) {
    if (!thinking) {
      return;
    }
    thinking = false;
    asks = true;
    sentAt = System.nanoTime();
    send(
        "{\"type\":\"Play\",\"id\":\"l%d\",\"table\":\"%s\",\"seq\":%d,\"seat\":\"%s\",\"action\":\"%s\"}"
            .formatted(++commands, table, seq, seat, action));
  }

  private static String pick(String message, int offers) {
    int end = message.indexOf("],\"undo\":", offers);
    int count = 0;
    for (int at = offers; (at = message.indexOf("{\"text\":\"", at + 1)) >= 0 && at < end; ) {
      count++;
    }
    int chosen = ThreadLocalRandom.current().nextInt(Math.max(1, count));
    int at = offers;
    for (int i = 0; i <= chosen; i++) {
      at = message.indexOf("{\"text\":\"", at + 1);
    }
    return string(message, "{\"text\":\"", at);
  }

  private static int number(String message, String before, int from) {
    int at = message.indexOf(before, from) + before.length();
    int value = 0;
    while (at < message.length() && Character.isDigit(message.charAt(at))) {
      value = value * 10 + message.charAt(at++) - '0';
    }
    return value;
  }

  private static String string(String message, String before, int from) {
    int at = message.indexOf(before, from) + before.length();
    return message.substring(at, message.indexOf('"', at));
  }

  void close() {
    WebSocket now = socket;
    if (now != null) {
      now.abort();
    }
  }
}
