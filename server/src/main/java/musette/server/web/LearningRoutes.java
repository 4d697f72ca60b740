package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.server.account.LearningDesk;
import musette.wire.table.Account.NewLearning;
import musette.wire.table.Person;

/** The routes for progress in lessons and puzzles. */
public final class LearningRoutes implements Routes {
  private final RequestGuard guard;
  private final LearningDesk desk;

  public LearningRoutes(RequestGuard guard, LearningDesk desk) {
    this.guard = guard;
    this.desk = desk;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/me/learning", context -> Requests.body(context, desk.of(guard.must(context))));
    routes.put("/api/me/learning", this::keep);
  }

  private void keep(Context context) {
    Person person = guard.must(context);
    guard.mayLearn(person);
    Requests.body(context, desk.keep(person, RequestBodies.longJson(context, NewLearning.class)));
  }
}
