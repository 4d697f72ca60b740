package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import musette.server.account.OperatorPage;
import musette.server.people.Identities;
import musette.wire.table.Account.SignInWay;
import musette.wire.table.Admin;
import musette.wire.table.Person;

/** The routes of the operator's page; they answer 404 to everybody else. */
public final class AdminRoutes implements Routes {
  private final RequestGuard guard;
  private final Identities identities;
  private final OperatorPage page;

  public AdminRoutes(RequestGuard guard, Identities identities, OperatorPage page) {
    this.guard = guard;
    this.identities = identities;
    this.page = page;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.post("/api/admin/enter", this::enter);
    routes.get("/api/admin", only(context -> Requests.body(context, page.overview())));
    routes.get("/api/admin/people", only(this::people));
    routes.get("/api/admin/reports", only(context -> Requests.body(context, page.reports())));
    routes.get("/api/admin/log", only(context -> Requests.body(context, page.acts())));
    routes.get("/api/admin/tables", only(context -> Requests.body(context, page.tables())));
    routes.post("/api/admin/acts", only(this::act));
  }

  private Handler only(Handler work) {
    return context -> {
      operator(context);
      work.handle(context);
    };
  }

  private Person operator(Context context) {
    return page.operator(guard.who(context).orElse(Person.NOBODY));
  }

  /** Who gains the right gets a new token; who held the old one does not have it. */
  private void enter(Context context) {
    guard.mayClaim(context);
    Person person = guard.must(context);
    page.enter(person, RequestBodies.json(context, Admin.Entrance.class).code());
    if (!guard.isBearer(context)) {
      String token =
          identities
              .enter(
                  person.id(), SignInWay.GUEST, SignInRoutes.device(context), guard.token(context))
              .token();
      Cookies.set(context, guard, token);
    }
    Requests.body(context, page.overview());
  }

  private void people(Context context) {
    Requests.body(context, page.people(Requests.query(context, "text", "")));
  }

  private void act(Context context) {
    page.act(operator(context), RequestBodies.json(context, Admin.OperatorRequest.class));
    Requests.body(context, page.overview());
  }
}
