package musette.server.live;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.table.StateRenderer;
import musette.table.Table;
import musette.table.ViewSnapshot;
import musette.table.json.JsonText;
import musette.wire.Json;
import musette.wire.table.LogItem;
import musette.wire.table.Part;
import musette.wire.table.ToClient;
import org.jspecify.annotations.Nullable;

/** Sends a client the states of a table. Changes that come faster than it reads are merged. */
final class TableSubscription implements TableSubscribers.Subscriber, Outbox.Source {
  /** Whether the client gets whole states or only what has changed. */
  enum Mode {
    STATES,
    CHANGES
  }

  /**
   * What the client wants to see.
   *
   * @param seat whose eyes, if the player has several seats
   * @param after the last change that the client knows
   */
  record Request(String player, Seat seat, int after, Mode mode) {}

  private final LiveTable table;
  private final Outbox outbox;
  private final InstantSource clock;
  private final Consumer<TableSubscription> onRefused;
  private final String player;
  private final Seat seat;
  private final Mode mode;
  private volatile boolean closed;
  private int sent;

  /** What a client that gets changes knows. */
  private @Nullable ViewSnapshot shown;

  /**
   * @param onRefused called when the player may no longer watch
   */
  TableSubscription(
      LiveTable table,
      Request request,
      Outbox outbox,
      InstantSource clock,
      Consumer<TableSubscription> onRefused) {
    this.table = table;
    this.outbox = outbox;
    this.clock = clock;
    this.onRefused = onRefused;
    this.player = request.player;
    this.seat = request.seat;
    this.mode = request.mode;
    this.sent = Math.max(-1, request.after);
  }

  void open() {
    table.subscribers().add(this);
  }

  void close() {
    closed = true;
    outbox.forget(this);
    table.subscribers().remove(this);
  }

  @Override
  public boolean isOpen() {
    return !closed;
  }

  @Override
  public String player() {
    return player;
  }

  @Override
  public void send(ToClient message) {
    outbox.send(message);
  }

  @Override
  public void changed() {
    outbox.changed(this);
  }

  String tableId() {
    return table.id();
  }

  /** What is seen now, and what led to it. */
  private record Seen(ViewSnapshot snapshot, long now, int after, List<LogItem> log) {
    ToClient.State state() {
      return snapshot.state(now, after, log);
    }
  }

  /**
   * Looks at the table. The supplier renders the message that brings the client up to date, if
   * there is one; that takes longer and does not need the lock of the table.
   */
  @Override
  public Supplier<Optional<String>> look() {
    try {
      Seen seen = table.read(now -> look(now, clock.millis()));
      return () -> message(seen).map(Json::write);
    } catch (Refused e) {
      onRefused.accept(this);
      return () -> Optional.of(JsonText.of(Protocol.refused("", table.id(), e.refusal())));
    }
  }

  private Seen look(Table now, long time) {
    StateRenderer.checkMayWatch(now, player);
    StateRenderer renderer = table.renderer();
    ViewSnapshot snapshot = renderer.snapshot(now, player, seat, time);
    int after = Math.min(sent, now.seq());
    sent = now.seq();
    CommandTrace.shown(now.id(), player, sent);
    return new Seen(snapshot, time, after, renderer.log(now, snapshot.eyes(), after));
  }

  private Optional<ToClient> message(Seen seen) {
    if (mode == Mode.STATES) {
      return Optional.of(seen.state());
    }
    ViewSnapshot before = shown;
    ViewSnapshot after = seen.snapshot();
    shown = after;
    if (before == null || before.eyes() != after.eyes() || before.info().seq() != seen.after()) {
      return Optional.of(seen.state());
    }
    Map<String, Part> set = Json.differences(lasting(before), lasting(after));
    return set.isEmpty() && seen.log().isEmpty()
        ? Optional.empty()
        : Optional.of(new ToClient.Changes(table.id(), seen.after(), seen.now(), set, seen.log()));
  }

  /** All but the time and the log, which are sent with every message. */
  private static ToClient.State lasting(ViewSnapshot snapshot) {
    return snapshot.state(0, -1, List.of());
  }
}
