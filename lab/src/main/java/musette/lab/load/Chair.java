package musette.lab.load;

import java.io.IOException;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** A simulated client: plays a random offered action when the pacer tells it to. */
final class Chair implements WebSocket.Listener {
  private final Tallies tallies;
  private final Pacer pacer;
  private final Runnable over;
  private @Nullable WebSocket socket;
  private String table = "";
  private Offered offered = new Offered();
  private int done;
  private int commands;
  private boolean waits;
  private boolean asks;
  private long sentAt;
  private volatile boolean left;

  Chair(Tallies tallies, Pacer pacer, Runnable over) {
    this.tallies = tallies;
    this.pacer = pacer;
    this.over = over;
  }

  void connect(Link link, Sockets sockets) {
    WebSocket opened = link.socket(this);
    socket = opened;
    sockets.add(opened);
  }

  /** Subscribes to a table. */
  synchronized void watch(String id) {
    if (!table.isEmpty()) {
      send("{\"type\":\"Unsubscribe\",\"table\":\"%s\"}".formatted(table));
    }
    table = id;
    offered = new Offered();
    done = 0;
    asks = false;
    send("{\"type\":\"Follow\",\"table\":\"%s\",\"seat\":\"NONE\",\"after\":-1}".formatted(id));
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
    if (left) {
      return;
    }
    tallies.error("socket: " + problem.getMessage());
  }

  @Override
  public synchronized void heard(String message) {
    tallies.messages.incrementAndGet();
    tallies.bytes.addAndGet(message.length());
    if (message.startsWith("{\"type\":\"Changes\"")) {
      if (isHere(message)) {
        changed(offered.changes(message), message);
      }
    } else if (message.startsWith("{\"type\":\"State\"")) {
      if (isHere(message)) {
        offered.state(message);
        changed(true, message);
      }
    } else if (message.startsWith("{\"type\":\"Done\"")) {
      tallies.acknowledged(System.nanoTime() - sentAt);
      done = Offered.number(message, "\"seq\":", 0);
      asks = false;
      think();
    } else if (message.startsWith("{\"type\":\"Refused\"")
        || message.startsWith("{\"type\":\"Stale\"")) {
      tallies.error(message);
      asks = false;
    }
  }

  private boolean isHere(String message) {
    return message.startsWith(table, message.indexOf("\"table\":\"") + 9);
  }

  private void changed(boolean known, String message) {
    if (!known) {
      tallies.error("at " + offered.seq() + ": " + message);
    } else if (offered.isOver()) {
      over.run();
    } else {
      think();
    }
  }

  private boolean isAsked() {
    return !asks && !offered.isOver() && !offered.actions().isEmpty() && offered.seq() >= done;
  }

  private void think() {
    if (!waits && isAsked()) {
      waits = true;
      pacer.add(this);
    }
  }

  /** Plays; returns false if it no longer has to act. */
  synchronized boolean play() {
    waits = false;
    if (!isAsked()) {
      return false;
    }
    asks = true;
    int any = ThreadLocalRandom.current().nextInt(offered.actions().size());
    sentAt = System.nanoTime();
    send(
        "{\"type\":\"Play\",\"id\":\"l%d\",\"table\":\"%s\",\"seq\":%d,\"seat\":\"%s\",\"action\":\"%s\"}"
            .formatted(
                ++commands, table, offered.seq(), offered.seat(), offered.actions().get(any)));
    return true;
  }

  void close() {
    left = true;
    WebSocket now = socket;
    if (now != null) {
      now.close();
    }
  }
}
