package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.kernel.Seat;
import musette.server.live.Rematches;
import musette.server.live.TableLists;
import musette.server.live.TableService;
import musette.table.Games;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** The routes for games and tables. */
public final class TableRoutes implements Routes {
  private final RequestGuard guard;
  private final Games games;
  private final TableService tables;
  private final Rematches rematches;
  private final TableLists lists;

  public TableRoutes(
      RequestGuard guard, Games games, TableService tables, Rematches rematches, TableLists lists) {
    this.guard = guard;
    this.games = games;
    this.tables = tables;
    this.rematches = rematches;
    this.lists = lists;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/games", this::games);
    routes.get("/api/tables", this::tables);
    routes.post("/api/tables", this::open);
    routes.post("/api/tables/adopt", this::adopt);
    routes.post("/api/tables/check", this::check);
    routes.get("/api/tables/{table}", this::info);
    routes.get("/api/tables/{table}/state", this::state);
    routes.put("/api/tables/{table}/seats/{seat}", this::fill);
    routes.post("/api/tables/{table}/word", this::word);
    routes.post("/api/tables/{table}/start", this::start);
    routes.post("/api/tables/{table}/leave", this::leave);
    routes.post("/api/tables/{table}/rematch", this::rematch);
  }

  private void info(Context context) {
    Requests.json(context, tables.info(guard.viewer(context), Requests.table(context)));
  }

  private void state(Context context) {
    Requests.json(context, tables.seen(guard.viewer(context), Requests.table(context)));
  }

  private void start(Context context) {
    Requests.json(context, tables.start(guard.must(context).id(), Requests.table(context)));
  }

  private void leave(Context context) {
    Requests.json(context, tables.leave(guard.must(context).id(), Requests.table(context)));
  }

  private void games(Context context) {
    Requests.json(
        context,
        games.list().stream()
            .map(game -> new Http.GameInfo(game.about(), games.bots(game)))
            .toList());
  }

  private void tables(Context context) {
    String game = Requests.query(context, "game", "");
    String known = game.isEmpty() ? game : games.about(game).id();
    Requests.json(context, lists.tables(guard.viewer(context), known));
  }

  private void open(Context context) {
    Person person = guard.must(context);
    guard.mayOpen(person);
    Requests.json(
        context, tables.open(person.id(), RequestBodies.json(context, Http.NewTable.class)));
  }

  private void check(Context context) {
    String player = guard.must(context).id();
    Requests.json(
        context, tables.problems(player, RequestBodies.json(context, Http.NewTable.class)));
  }

  private void adopt(Context context) {
    Person person = guard.must(context);
    guard.mayOpen(person);
    Requests.json(
        context, tables.adopt(person.id(), RequestBodies.longJson(context, Http.Adopted.class)));
  }

  private void fill(Context context) {
    String player = guard.must(context).id();
    Seat seat = Requests.seat(context.pathParam("seat"), Seat.first(Seat.MAX));
    Requests.json(
        context,
        tables.fill(
            player,
            Requests.table(context),
            seat,
            RequestBodies.json(context, Http.NewSeat.class)));
  }

  private void word(Context context) {
    Requests.json(
        context,
        tables.word(
            guard.must(context).id(),
            Requests.table(context),
            RequestBodies.json(context, Http.Word.class)));
  }

  private void rematch(Context context) {
    String player = guard.must(context).id();
    Http.SeatOrder order = RequestBodies.json(context, Http.Rematch.class).order();
    Requests.json(context, rematches.rematch(player, Requests.table(context), order));
  }
}
