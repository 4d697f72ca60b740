package musette.server.live;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.server.store.OrderStore;
import musette.server.store.OrderStore.Order;
import musette.server.store.OrderStore.State;
import musette.server.store.database.StorageUnavailable;
import musette.server.store.people.NotificationStore;
import musette.server.work.Commits;
import musette.table.Decision;
import musette.table.Holiday;
import musette.table.OrderDecisions;
import musette.table.Table;
import musette.wire.table.Account;
import musette.wire.table.Person;
import musette.wire.table.ToClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Orders for the next turn. They are not in the log of the table, where the number of a change
 * would tell the others that there is one; they are played like any move.
 */
public final class Orders {
  private static final Logger LOG = LoggerFactory.getLogger(Orders.class);
  private static final int BATCH = 500;

  private final OrderStore store;
  private final NotificationStore calls;
  private final LiveTables tables;
  private final InstantSource clock;

  public Orders(OrderStore store, NotificationStore calls, LiveTables tables, InstantSource clock) {
    this.store = store;
    this.calls = calls;
    this.tables = tables;
    this.clock = clock;
  }

  /** What somebody at a seat may want to know while others are to move. */
  public Account.Waiting waiting(Person person, String table, Seat seat) {
    Optional<Order> order =
        store.find(table, seat).filter(one -> one.player().equals(person.id()) && counts(one));
    return tables
        .get(table)
        .read(
            now -> {
              boolean mine = now.seatsOf(person.id()).contains(seat);
              return new Account.Waiting(
                  Holiday.resting(now, clock.millis()).stream()
                      .map(one -> new Account.AwaySeat(one.seat(), one.until()))
                      .toList(),
                  mine ? OrderDecisions.offers(now, seat) : List.<ToClient.OfferInfo>of(),
                  order.map(Order::action).orElse(""),
                  order.filter(one -> one.state() == State.DROPPED).isPresent());
            });
  }

  /** Whether the player has done nothing at the table since. */
  private boolean counts(Order order) {
    return calls.lastOwn(order.table(), order.player()) == order.mark();
  }

  /** Prepares an order, or takes it back if the action is empty. */
  public void prepare(Person person, String table, Seat seat, String action) {
    LiveTable live = tables.get(table);
    if (!live.read(now -> now.seatsOf(person.id()).contains(seat))) {
      throw Refused.because("", "not-your-seat", "seat", seat);
    }
    if (action.isEmpty()) {
      Commits.await(store.remove(table, seat));
      return;
    }
    int mark = calls.lastOwn(table, person.id());
    String said =
        live.read(now -> OrderDecisions.said(now, seat, action))
            .orElseThrow(() -> Refused.because("", "not-ahead"));
    Commits.await(store.save(new Order(table, seat, person.id(), action, said, mark, State.READY)));
  }

  /** Carries out the orders whose turn has come; called every second. */
  public void run() {
    for (Order order : due()) {
      try {
        carryOut(order);
      } catch (RuntimeException e) {
        LOG.warn("an order at table {} was not carried out", order.table(), e);
      }
    }
  }

  /** Without the database there is nothing to do; the next look comes soon. */
  private List<Order> due() {
    try {
      return store.due(BATCH);
    } catch (StorageUnavailable e) {
      return List.of();
    }
  }

  private void carryOut(Order order) {
    LiveTable table = tables.get(order.table());
    boolean over = !table.isRunning() && table.read(Table::turn).isEmpty();
    if (over || !counts(order)) {
      Commits.await(store.remove(order.table(), order.seat()));
    } else if (table.read(now -> OrderDecisions.isDue(now, order.seat()))) {
      table.change(order.player(), "", now -> decide(now, order));
      boolean played = !counts(order);
      Commits.await(
          played ? store.remove(order.table(), order.seat()) : store.save(dropped(order)));
    }
  }

  /** Read again under the lock of the table: the player may have come back meanwhile. */
  private Decision decide(Table now, Order order) {
    return counts(order)
        ? OrderDecisions.play(now, order.seat(), order.action(), order.said())
        : new Decision.Do(List.of());
  }

  private static Order dropped(Order order) {
    return new Order(
        order.table(),
        order.seat(),
        order.player(),
        order.action(),
        order.said(),
        order.mark(),
        State.DROPPED);
  }
}
