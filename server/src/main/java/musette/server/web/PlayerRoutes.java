package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.server.people.PlayerProfiles;
import musette.table.Games;

/** The routes for leaderboards and players. */
public final class PlayerRoutes implements Routes {
  private final RequestGuard guard;
  private final PlayerProfiles profiles;
  private final Games games;

  public PlayerRoutes(RequestGuard guard, PlayerProfiles profiles, Games games) {
    this.guard = guard;
    this.profiles = profiles;
    this.games = games;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/leaderboard", this::leaderboard);
    routes.get("/api/players/{id}", this::profile);
  }

  private void leaderboard(Context context) {
    String game = games.about(Requests.query(context, "game", "")).id();
    Requests.json(context, profiles.leaderboard(game));
  }

  private void profile(Context context) {
    Requests.json(context, profiles.profile(context.pathParam("id"), guard.viewer(context)));
  }
}
