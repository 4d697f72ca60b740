package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.server.live.CompetitionRunner;
import musette.server.live.CompetitionService;
import musette.server.people.Ids;
import musette.server.people.Seasons;
import musette.table.Games;
import musette.wire.competition.CompetitionHttp;
import musette.wire.table.Person;

/** The routes for tournaments, tours, their results and the rating lists of months. */
public final class CompetitionRoutes implements Routes {
  private final RequestGuard guard;
  private final CompetitionService competitions;
  private final CompetitionRunner runner;
  private final Seasons seasons;
  private final Games games;

  public CompetitionRoutes(
      RequestGuard guard,
      CompetitionService competitions,
      CompetitionRunner runner,
      Seasons seasons,
      Games games) {
    this.guard = guard;
    this.competitions = competitions;
    this.runner = runner;
    this.seasons = seasons;
    this.games = games;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/competitions", this::lists);
    routes.post("/api/competitions", this::open);
    routes.get("/api/competitions/{id}", this::info);
    routes.post("/api/competitions/{id}/enter", this::enter);
    routes.post("/api/competitions/{id}/leave", this::leave);
    routes.post("/api/competitions/{id}/start", this::start);
    routes.post("/api/competitions/{id}/tables/{table}", this::look);
    routes.get("/api/competitions/{id}/results", this::info);
    routes.get("/api/competitions/{id}/results.csv", this::csv);
    routes.get("/api/players/{id}/palmares", this::palmares);
    routes.get("/api/season", this::season);
    routes.get("/api/season/puzzles", this::puzzles);
  }

  private static String id(Context context) {
    return Ids.table(context.pathParam("id"));
  }

  private void lists(Context context) {
    Requests.json(context, competitions.lists(guard.viewer(context)));
  }

  private void open(Context context) {
    Person person = guard.must(context);
    guard.mayOpen(person);
    Requests.json(
        context,
        competitions.open(
            person.id(), RequestBodies.json(context, CompetitionHttp.NewCompetition.class)));
  }

  private void info(Context context) {
    Requests.json(context, competitions.info(guard.viewer(context), id(context)));
  }

  private void enter(Context context) {
    Requests.json(context, competitions.enter(guard.must(context).id(), id(context)));
  }

  private void leave(Context context) {
    Requests.json(context, competitions.leave(guard.must(context).id(), id(context)));
  }

  private void start(Context context) {
    Requests.json(context, competitions.start(guard.must(context).id(), id(context)));
  }

  private void look(Context context) {
    Requests.json(context, runner.look(guard.must(context).id(), id(context)));
  }

  private void csv(Context context) {
    String id = id(context);
    context
        .contentType("text/csv; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"results-" + id + ".csv\"")
        .result(competitions.csv(id));
  }

  private void palmares(Context context) {
    Requests.json(context, competitions.palmares(context.pathParam("id")));
  }

  private void season(Context context) {
    String game = games.about(Requests.query(context, "game", "")).id();
    Requests.json(context, seasons.month(game, Requests.query(context, "month", "")));
  }

  private void puzzles(Context context) {
    Requests.json(context, seasons.puzzles(Requests.query(context, "month", "")));
  }
}
