package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.server.live.Doorman;
import musette.server.live.FrontDesk;
import musette.server.live.House;
import musette.server.live.Ids;
import musette.wire.Json;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** The requests of docs/protocol.md. */
final class Routes {
  private static final int YEAR = 365 * 86_400;

  private final House house;
  private final Guard guard;
  private final Doorman doorman;
  private final FrontDesk desk;
  private final Standings standings;

  Routes(House house, Guard guard) {
    this.house = house;
    this.guard = guard;
    this.doorman = house.doorman();
    this.desk = house.frontDesk();
    this.standings = new Standings(house);
  }

  void register(RoutesConfig routes) {
    routes.get("/api/games", this::games);
    routes.post("/api/me", this::me);
    routes.patch("/api/me", this::rename);
    routes.delete("/api/me", this::forget);
    routes.post("/api/me/transfer", this::transfer);
    routes.post("/api/me/claim", this::claim);
    routes.post("/api/programs", this::program);
    routes.get("/api/tables", this::tables);
    routes.post("/api/tables", this::open);
    routes.get("/api/tables/{table}", c -> json(c, desk.info(viewer(c), table(c))));
    routes.put("/api/tables/{table}/seats/{seat}", this::fill);
    routes.post("/api/tables/{table}/word", this::word);
    routes.post("/api/tables/{table}/start", c -> json(c, desk.start(player(c), table(c))));
    routes.post("/api/tables/{table}/leave", c -> json(c, desk.leave(player(c), table(c))));
    routes.post("/api/tables/{table}/rematch", this::rematch);
    new Replaying(house, guard).register(routes);
    new LookingBack(house, guard).register(routes);
    routes.get("/api/leaderboard", this::leaderboard);
    routes.get("/api/players/{id}", this::profile);
  }

  private static void json(Context context, Object value) {
    context.contentType("application/json").result(Json.write(value));
  }

  private String player(Context context) {
    return guard.must(context).id();
  }

  private String viewer(Context context) {
    return guard.who(context).map(Person::id).orElse("");
  }

  private static String table(Context context) {
    return Ids.table(context.pathParam("table"));
  }

  private static String query(Context context, String name, String otherwise) {
    String value = context.queryParam(name);
    return value == null ? otherwise : value;
  }

  private void games(Context context) {
    json(
        context,
        house.games().list().stream()
            .map(game -> new Http.GameInfo(game.about(), house.games().bots(game)))
            .toList());
  }

  private void me(Context context) {
    Optional<Person> known = guard.who(context);
    if (known.isPresent()) {
      setCookie(context, guard.token(context), YEAR);
      json(context, new Http.Me(known.get()));
      return;
    }
    guard.mayEnter(context);
    enter(context, doorman.guest());
  }

  private void enter(Context context, Doorman.Entered entered) {
    setCookie(context, entered.token(), YEAR);
    json(context, new Http.Me(entered.person()));
  }

  private void setCookie(Context context, String token, int seconds) {
    if (context.header("Authorization") != null) {
      return;
    }
    var cookie = new Cookie(Guard.COOKIE, token);
    cookie.setPath("/");
    cookie.setHttpOnly(true);
    cookie.setSecure(guard.isSecure(context));
    cookie.setSameSite(SameSite.STRICT);
    cookie.setMaxAge(seconds);
    context.cookie(cookie);
  }

  private void rename(Context context) {
    Person person = guard.must(context);
    json(
        context, new Http.Me(doorman.rename(person, Bodies.json(context, Http.Name.class).name())));
  }

  private void forget(Context context) {
    guard.must(context);
    doorman.forget(guard.token(context));
    setCookie(context, "", 0);
    json(context, new Http.Me(Person.NOBODY));
  }

  private void transfer(Context context) {
    json(context, doorman.transfer(guard.must(context)));
  }

  private void claim(Context context) {
    guard.mayClaim(context);
    enter(context, doorman.claim(Bodies.json(context, Http.Claim.class).code()));
  }

  private void program(Context context) {
    guard.mayEnter(context);
    Doorman.Entered entered = doorman.program(Bodies.json(context, Http.NewProgram.class));
    json(context, new Http.Program(entered.person(), entered.token()));
  }

  private void tables(Context context) {
    String game = query(context, "game", "");
    String known = game.isEmpty() ? game : house.games().about(game).id();
    json(context, house.lists().tables(viewer(context), known));
  }

  private void open(Context context) {
    Person person = guard.must(context);
    guard.mayOpen(person);
    json(context, desk.open(person.id(), Bodies.json(context, Http.NewTable.class)));
  }

  private void fill(Context context) {
    String player = player(context);
    Seat seat = seat(context.pathParam("seat"), Seat.MAX);
    json(
        context, desk.fill(player, table(context), seat, Bodies.json(context, Http.NewSeat.class)));
  }

  /** One of the first so many seats. */
  private static Seat seat(String text, int seats) {
    for (Seat seat : Seat.first(seats)) {
      if (seat.name().equals(text)) {
        return seat;
      }
    }
    throw Refused.because("", "unknown-seat", "seat", text.length() > 8 ? "?" : text);
  }

  private void word(Context context) {
    json(
        context, desk.word(player(context), table(context), Bodies.json(context, Http.Word.class)));
  }

  private void rematch(Context context) {
    String player = player(context);
    Http.SeatOrder order = Bodies.json(context, Http.Rematch.class).order();
    json(context, desk.rematch(player, table(context), order));
  }

  private void profile(Context context) {
    json(context, standings.profile(context.pathParam("id"), viewer(context)));
  }

  private void leaderboard(Context context) {
    String game = house.games().about(query(context, "game", "")).id();
    json(context, standings.leaderboard(game));
  }
}
