package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.server.account.LearningService;
import musette.wire.table.Account.NewLearning;
import musette.wire.table.Person;

/** The routes for progress in lessons and puzzles. */
public final class LearningRoutes implements Routes {
  private final RequestGuard guard;
  private final LearningService service;

  public LearningRoutes(RequestGuard guard, LearningService service) {
    this.guard = guard;
    this.service = service;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get(
        "/api/me/learning", context -> Requests.body(context, service.of(guard.must(context))));
    routes.put("/api/me/learning", this::keep);
  }

  private void keep(Context context) {
    Person person = guard.must(context);
    guard.mayLearn(person);
    Requests.body(
        context, service.keep(person, RequestBodies.longJson(context, NewLearning.class)));
  }
}
