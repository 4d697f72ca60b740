package musette.lab.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A simulated client: plays a random offered action when the pacer tells it to. When its socket is
 * cut, it opens another one, asks for what has happened since and repeats the command that was not
 * answered.
 */
final class SimulatedClient {
  private static final String CHAT = "s";

  private final LoadContext context;
  private final LoadStatistics statistics;
  private final ApiClient api;
  private final Consumer<BooleanSupplier> asked;
  private final Waits turns;
  private final Runnable over;
  private @Nullable Connection connection;
  private String table = "";
  private OfferTracker offered = new OfferTracker();
  private int done;
  private int commands;
  private boolean waits;
  private boolean resumes;
  private String unanswered = "";
  private long sentAt;
  private long movedAt;
  private volatile boolean left;

  /**
   * Connects.
   *
   * @param asked is given its next move when it has to act
   * @param turns how long it waits for its next turn
   */
  SimulatedClient(
      LoadContext context,
      ApiClient api,
      Consumer<BooleanSupplier> asked,
      Waits turns,
      Runnable over) {
    this.context = context;
    this.statistics = context.statistics;
    this.api = api;
    this.asked = asked;
    this.turns = turns;
    this.over = over;
    this.connection = new Connection();
  }

  JsonNode call(String method, String path, String body) {
    return api.call(method, path, body);
  }

  /** What comes from a socket that was cut no longer counts. */
  private final class Connection implements LightWebSocket.Listener {
    private final LightWebSocket socket = api.socket(this);

    Connection() {
      context.reader.add(socket);
    }

    @Override
    public void heard(String message) {
      statistics.messages.incrementAndGet();
      statistics.bytes.addAndGet(message.length());
      synchronized (SimulatedClient.this) {
        if (connection == this) {
          SimulatedClient.this.heard(message);
        }
      }
    }

    @Override
    public void failed(IOException problem) {
      synchronized (SimulatedClient.this) {
        if (connection == this && !left) {
          statistics.error("socket", String.valueOf(problem.getMessage()));
        }
      }
    }
  }

  /** Subscribes to a table. */
  synchronized void watch(String id) {
    if (!table.isEmpty()) {
      send("{\"type\":\"Unsubscribe\",\"table\":\"%s\"}".formatted(table));
    }
    table = id;
    offered = new OfferTracker();
    done = 0;
    unanswered = "";
    movedAt = 0;
    resumes = false;
    follow();
  }

  private void follow() {
    send(
        "{\"type\":\"Follow\",\"table\":\"%s\",\"seat\":\"NONE\",\"after\":%d}"
            .formatted(table, offered.seq()));
  }

  private void send(String message) {
    Connection to = connection;
    if (to != null) {
      try {
        to.socket.send(message);
      } catch (IOException e) {
        to.failed(e);
      }
    }
  }

  /** Cuts the socket and opens another one; returns false if it is being opened already. */
  synchronized boolean cut() {
    Connection now = connection;
    if (now == null || left) {
      return false;
    }
    connection = null;
    now.socket.close();
    context.threads.execute(this::reconnect);
    return true;
  }

  private void reconnect() {
    try {
      var next = new Connection();
      synchronized (this) {
        connection = next;
        if (left) {
          next.socket.close();
        } else if (!table.isEmpty()) {
          resumes = true;
          follow();
          if (!unanswered.isEmpty()) {
            sentAt = System.nanoTime();
            send(unanswered);
          }
        }
      }
    } catch (RuntimeException e) {
      statistics.error("reconnect", e.toString());
    }
  }

  /** Says a line at the table; returns false if it is not there now. */
  synchronized boolean say() {
    if (connection == null || table.isEmpty()) {
      return false;
    }
    send(
        "{\"type\":\"Say\",\"id\":\"%s%d\",\"table\":\"%s\",\"to\":\"EVERYBODY\",\"text\":\"Bonne route !\"}"
            .formatted(CHAT, ++commands, table));
    return true;
  }

  private void heard(String message) {
    switch (message.substring(9, message.indexOf('"', 9))) {
      case "Changes" -> {
        if (isHere(message)) {
          changed(offered.changes(message), message);
        }
      }
      case "State" -> {
        if (isHere(message)) {
          state(message);
        }
      }
      case "Done" -> done(message);
      case "Refused" ->
          refused("refused: " + OfferTracker.string(message, "\"reason\":\"", 0), message);
      case "Stale" -> refused("stale", message);
      case "Said" -> statistics.heard.incrementAndGet();
      default -> {
        // Greetings, lists: nothing to do.
      }
    }
  }

  private boolean isHere(String message) {
    return message.startsWith(table, message.indexOf("\"table\":\"") + 9);
  }

  private void state(String message) {
    int known = offered.seq();
    offered.state(message);
    if (resumes) {
      resumes = false;
      statistics.reconnects.incrementAndGet();
      if (!ResumedLog.isWhole(message, known, offered.seq()) || offered.seq() < done) {
        statistics.error("missed", "after " + known + ", done " + done + ": " + message);
      }
    }
    changed(true, message);
  }

  private void done(String message) {
    if (message.startsWith("{\"type\":\"Done\",\"id\":\"" + CHAT)) {
      statistics.said.incrementAndGet();
    } else if (!unanswered.isEmpty()) {
      movedAt = System.nanoTime();
      statistics.acknowledged(movedAt - sentAt);
      done = OfferTracker.number(message, "\"seq\":", 0);
      unanswered = "";
      think();
    }
  }

  private void refused(String kind, String message) {
    statistics.error(kind, message);
    unanswered = "";
  }

  private void changed(boolean known, String message) {
    if (!known) {
      statistics.error("differences", "at " + offered.seq() + ": " + message);
    } else if (offered.isOver()) {
      over.run();
    } else {
      think();
    }
  }

  private boolean isAsked() {
    return connection != null
        && !resumes
        && unanswered.isEmpty()
        && !offered.isOver()
        && !offered.actions().isEmpty()
        && offered.seq() >= done;
  }

  private void think() {
    if (!waits && isAsked()) {
      waits = true;
      if (movedAt != 0) {
        turns.add(System.nanoTime() - movedAt);
        movedAt = 0;
      }
      asked.accept(this::play);
    }
  }

  /** Plays; returns false if it no longer has to act. */
  synchronized boolean play() {
    waits = false;
    if (!isAsked()) {
      return false;
    }
    int any = ThreadLocalRandom.current().nextInt(offered.actions().size());
    unanswered =
        "{\"type\":\"Play\",\"id\":\"l%d\",\"table\":\"%s\",\"seq\":%d,\"seat\":\"%s\",\"action\":\"%s\"}"
            .formatted(
                ++commands, table, offered.seq(), offered.seat(), offered.actions().get(any));
    sentAt = System.nanoTime();
    send(unanswered);
    return true;
  }

  synchronized void close() {
    left = true;
    Connection now = connection;
    if (now != null) {
      now.socket.close();
    }
  }
}
