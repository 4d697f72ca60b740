package musette.server.web;

import io.javalin.config.RoutesConfig;
import musette.server.account.Moderation;

/** The routes for the operator's notice to everybody. */
public final class NoticeRoutes implements Routes {
  private final Moderation moderation;

  public NoticeRoutes(Moderation moderation) {
    this.moderation = moderation;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/notice", context -> Requests.body(context, moderation.notice()));
  }
}
