package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import musette.server.people.Identities;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** The routes for signing in and out, names and transfer codes. */
public final class AccountRoutes implements Routes {
  private final RequestGuard guard;
  private final Identities identities;

  public AccountRoutes(RequestGuard guard, Identities identities) {
    this.guard = guard;
    this.identities = identities;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.post("/api/me", this::me);
    routes.patch("/api/me", this::rename);
    routes.delete("/api/me", this::forget);
    routes.post("/api/me/transfer", this::transfer);
    routes.post("/api/me/claim", this::claim);
    routes.post("/api/programs", this::program);
  }

  private void me(Context context) {
    Optional<Person> known = guard.who(context);
    if (known.isPresent()) {
      identities.seen(guard.token(context), SignInRoutes.device(context));
      Cookies.set(context, guard, guard.token(context));
      Requests.json(context, new Http.Me(known.get()));
      return;
    }
    guard.mayEnter(context);
    enter(context, identities.guest(SignInRoutes.device(context)));
  }

  private void enter(Context context, Identities.Entered entered) {
    Cookies.set(context, guard, entered.token());
    Requests.json(context, new Http.Me(entered.person()));
  }

  private void rename(Context context) {
    Person person = guard.must(context);
    Requests.json(
        context,
        new Http.Me(
            identities.rename(person, RequestBodies.json(context, Http.Name.class).name())));
  }

  private void forget(Context context) {
    guard.must(context);
    identities.forget(guard.token(context));
    Cookies.clear(context, guard);
    Requests.json(context, new Http.Me(Person.NOBODY));
  }

  private void transfer(Context context) {
    Requests.json(context, identities.transfer(guard.must(context)));
  }

  private void claim(Context context) {
    guard.mayClaim(context);
    String code = RequestBodies.json(context, Http.Claim.class).code();
    enter(context, identities.claim(code, SignInRoutes.device(context)));
  }

  private void program(Context context) {
    guard.mayEnter(context);
    Identities.Entered entered =
        identities.program(
            RequestBodies.json(context, Http.NewProgram.class), SignInRoutes.device(context));
    Requests.json(context, new Http.Program(entered.person(), entered.token()));
  }
}
