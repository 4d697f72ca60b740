package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import musette.kernel.Seat;
import musette.server.live.Holidays;
import musette.server.live.Orders;
import musette.wire.table.Account;
import musette.wire.table.Person;

/** The routes for matches by turns: holidays, and orders for the next turn. */
public final class ByTurnsRoutes implements Routes {
  private static final List<Seat> SEATS = Seat.first(Seat.MAX);

  private final RequestGuard guard;
  private final Holidays holidays;
  private final Orders orders;

  public ByTurnsRoutes(RequestGuard guard, Holidays holidays, Orders orders) {
    this.guard = guard;
    this.holidays = holidays;
    this.orders = orders;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/me/holiday", context -> holiday(context, guard.must(context)));
    routes.put("/api/me/holiday", this::begin);
    routes.delete("/api/me/holiday", this::end);
    routes.get("/api/tables/{table}/waiting", this::waiting);
    routes.put("/api/tables/{table}/order", this::prepare);
  }

  private void holiday(Context context, Person person) {
    Requests.body(context, holidays.of(person));
  }

  private void begin(Context context) {
    Person person = guard.must(context);
    guard.mayRest(person);
    holidays.begin(person, RequestBodies.json(context, Account.NewHoliday.class).days());
    holiday(context, person);
  }

  private void end(Context context) {
    Person person = guard.must(context);
    holidays.end(person);
    holiday(context, person);
  }

  private void waiting(Context context) {
    Person person = guard.must(context);
    Seat seat = Requests.seat(Requests.query(context, "seat", ""), SEATS);
    Requests.body(context, orders.waiting(person, Requests.table(context), seat));
  }

  private void prepare(Context context) {
    Person person = guard.must(context);
    guard.mayPrepare(person);
    var wish = RequestBodies.json(context, Account.NewOrder.class);
    String table = Requests.table(context);
    Seat seat = Requests.seat(wish.seat().name(), SEATS);
    orders.prepare(person, table, seat, wish.action());
    Requests.body(context, orders.waiting(person, table, seat));
  }
}
