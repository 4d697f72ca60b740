package musette.lab.load;

import java.io.IOException;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** A simulated client: plays a random offered action when the pacer tells it to. */
final class SimulatedClient implements LightWebSocket.Listener {
  private final LoadStatistics statistics;
  private final Pacer pacer;
  private final Runnable over;
  private @Nullable LightWebSocket socket;
  private String table = "";
  private OfferTracker offered = new OfferTracker();
  private int done;
  private int commands;
  private boolean waits;
  private boolean asks;
  private long sentAt;
  private volatile boolean left;

  SimulatedClient(LoadStatistics statistics, Pacer pacer, Runnable over) {
    this.statistics = statistics;
    this.pacer = pacer;
    this.over = over;
  }

  void connect(ApiClient api, SocketReader reader) {
    LightWebSocket opened = api.socket(this);
    socket = opened;
    reader.add(opened);
  }

  /** Subscribes to a table. */
  synchronized void watch(String id) {
    if (!table.isEmpty()) {
      send("{\"type\":\"Unsubscribe\",\"table\":\"%s\"}".formatted(table));
    }
    table = id;
    offered = new OfferTracker();
    done = 0;
    asks = false;
    send("{\"type\":\"Follow\",\"table\":\"%s\",\"seat\":\"NONE\",\"after\":-1}".formatted(id));
  }

  private void send(String message) {
    try {
      LightWebSocket to = socket;
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
    statistics.error("socket: " + problem.getMessage());
  }

  @Override
  public synchronized void heard(String message) {
    statistics.messages.incrementAndGet();
    statistics.bytes.addAndGet(message.length());
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
      statistics.acknowledged(System.nanoTime() - sentAt);
      done = OfferTracker.number(message, "\"seq\":", 0);
      asks = false;
      think();
    } else if (message.startsWith("{\"type\":\"Refused\"")
        || message.startsWith("{\"type\":\"Stale\"")) {
      statistics.error(message);
      asks = false;
    }
  }

  private boolean isHere(String message) {
    return message.startsWith(table, message.indexOf("\"table\":\"") + 9);
  }

  private void changed(boolean known, String message) {
    if (!known) {
      statistics.error("at " + offered.seq() + ": " + message);
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
      pacer.add(this::play);
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
    LightWebSocket now = socket;
    if (now != null) {
      now.close();
    }
  }
}
