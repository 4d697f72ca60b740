package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.kernel.RoadWish;
import musette.server.gallery.ForecastService;
import musette.table.Games;
import musette.table.RoadAnswers;
import musette.wire.table.Http;

/** The routes for roads of one's own, for browsers that cannot run the engine. */
public final class RoadRoutes implements Routes {
  private static final int ACCEPTED = 202;

  private final RequestGuard guard;
  private final RoadAnswers roads;
  private final ForecastService forecasts;

  public RoadRoutes(RequestGuard guard, Games games, ForecastService forecasts) {
    this.guard = guard;
    this.roads = new RoadAnswers(games);
    this.forecasts = forecasts;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/roads/{game}", this::kind);
    routes.post("/api/roads/{game}/check", this::check);
    routes.post("/api/roads/{game}/make", this::make);
    routes.post("/api/roads/{game}/forecast", this::forecast);
    routes.get("/api/roads/{game}/shipped/{course}", this::shipped);
  }

  private void kind(Context context) {
    Requests.json(context, roads.kind(context.pathParam("game")));
  }

  private void check(Context context) {
    Http.RoadText text = RequestBodies.json(context, Http.RoadText.class);
    Requests.json(context, roads.check(context.pathParam("game"), text));
  }

  private void make(Context context) {
    RoadWish wish = RequestBodies.json(context, RoadWish.class);
    Requests.json(context, roads.make(context.pathParam("game"), wish));
  }

  /** 202 while the bots are riding, then 200. */
  private void forecast(Context context) {
    Http.RoadText text = RequestBodies.json(context, Http.RoadText.class);
    Http.RoadForecast found =
        forecasts.of(
            guard.asker(context),
            guard.address(context.req()),
            context.pathParam("game"),
            text.text());
    Requests.json(context, found);
    context.status(found.races() < found.wanted() ? ACCEPTED : 200);
  }

  private void shipped(Context context) {
    Requests.json(context, roads.shipped(context.pathParam("game"), context.pathParam("course")));
  }
}
