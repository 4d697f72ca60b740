package musette.lab.load;

import java.io.IOException;
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

  void connect(Link link, Sockets sockets) {
    WebSocket opened = link.socket(this);
    socket = opened;
    sockets.add(opened);
  }

  /** Turns to a table. */
  synchronized void watch(String id) {
    if (!table.isEmpty()) {
      send("{\"type\":\"Unsubscribe\",\"table\":\"%s\"}".formatted(table));
    }
    table = id;
    done = 0;
    thinking = false;
    asks = false;
    send("{\"type\":\"Subscribe\",\"table\":\"%s\",\"seat\":\"NONE\",\"after\":-1}".formatted(id));
  }

  private void send(String message) {
    try {
      WebSocket to = socket;
      if (to != null) {
        to.send(message);
      }
    } catch (IOException e) {
      failed(e);
    }
  }

  @Override
  public void failed(IOException problem) {
    tallies.error("socket: " + problem.getMessage());
  }

  @Override
  public synchronized void heard(String message) {
    tallies.messages.incrementAndGet();
    tallies.bytes.addAndGet(message.length());
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
      now.close();
    }
  }
}
