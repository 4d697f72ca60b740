package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.server.people.PlayerProfiles;
import musette.server.people.PlayerRecords;
import musette.table.Games;

/** The routes for leaderboards and players. */
public final class PlayerRoutes implements Routes {
  private final RequestGuard guard;
  private final PlayerProfiles profiles;
  private final PlayerRecords records;
  private final Games games;

  public PlayerRoutes(
      RequestGuard guard, PlayerProfiles profiles, PlayerRecords records, Games games) {
    this.guard = guard;
    this.profiles = profiles;
    this.records = records;
    this.games = games;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/leaderboard", this::leaderboard);
    routes.get("/api/players/{id}", this::profile);
    routes.get("/api/players/{id}/record", this::record);
  }

  private void leaderboard(Context context) {
    String game = games.about(Requests.query(context, "game", "")).id();
    Requests.json(context, profiles.leaderboard(game));
  }

  private void profile(Context context) {
    Requests.json(context, profiles.profile(context.pathParam("id"), guard.viewer(context)));
  }

  private void record(Context context) {
    guard.mayReplay(context);
    String id = profiles.known(context.pathParam("id")).id();
    Requests.body(context, records.of(id));
  }
}
