package musette.server.live;

import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import musette.kernel.Refused;
import musette.table.TableSnapshot;
import musette.table.json.JsonText;
import musette.wire.table.ToClient;

/** Sends a client the states of a table. Changes that come faster than it reads are merged. */
final class TableSubscription implements TableSubscribers.Subscriber, Outbox.Source {
  private final LiveTable table;
  private final Outbox outbox;
  private final InstantSource clock;
  private final Consumer<TableSubscription> onRefused;
  private final TableUpdates shown;
  private volatile boolean closed;

  /**
   * @param onRefused called when the player may no longer watch
   */
  TableSubscription(
      LiveTable table,
      TableUpdates.Request request,
      Outbox outbox,
      InstantSource clock,
      Consumer<TableSubscription> onRefused) {
    this.table = table;
    this.outbox = outbox;
    this.clock = clock;
    this.onRefused = onRefused;
    this.shown = new TableUpdates(request, table.renderer());
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
    return shown.player();
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

  @Override
  public void rest(long now) {
    shown.rest(now);
  }

  @Override
  public Optional<Runnable> look(TableSnapshot tableSnapshot) {
    return outbox.look(this, () -> rendering(() -> shown.look(tableSnapshot)));
  }

  /**
   * Looks at the table. The supplier renders the message that brings the client up to date, if
   * there is one; that takes longer and does not need the lock of the table.
   */
  @Override
  public Supplier<Optional<String>> look() {
    return rendering(
        () -> table.read(now -> shown.look(table.renderer().tableSnapshot(now, clock.millis()))));
  }

  private Supplier<Optional<String>> rendering(Supplier<TableUpdates.Seen> look) {
    try {
      TableUpdates.Seen seen = look.get();
      return () -> shown.message(seen);
    } catch (Refused e) {
      onRefused.accept(this);
      return () -> Optional.of(JsonText.of(Protocol.refused("", table.id(), e.refusal())));
    }
  }
}
