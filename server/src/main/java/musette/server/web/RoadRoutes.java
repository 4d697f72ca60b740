package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.kernel.RoadWish;
import musette.table.Games;
import musette.table.RoadAnswers;
import musette.wire.table.Http;

/** The routes for roads of one's own, for browsers that cannot run the engine. */
public final class RoadRoutes implements Routes {
  private final RoadAnswers roads;

  public RoadRoutes(Games games) {
    this.roads = new RoadAnswers(games);
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/roads/{game}", this::kind);
    routes.post("/api/roads/{game}/check", this::check);
    routes.post("/api/roads/{game}/make", this::make);
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

  private void shipped(Context context) {
    Requests.json(context, roads.shipped(context.pathParam("game"), context.pathParam("course")));
  }
}
