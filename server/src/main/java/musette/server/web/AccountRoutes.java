package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;
import musette.server.people.Identities;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** The routes for signing in and out, names and transfer codes. */
public final class AccountRoutes implements Routes {
  private static final int YEAR = 365 * 86_400;

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
      setCookie(context, guard.token(context), YEAR);
      Requests.json(context, new Http.Me(known.get()));
      return;
    }
    guard.mayEnter(context);
    enter(context, identities.guest());
  }

  private void enter(Context context, Identities.Entered entered) {
    setCookie(context, entered.token(), YEAR);
    Requests.json(context, new Http.Me(entered.person()));
  }

  private void setCookie(Context context, String token, int seconds) {
    if (context.header("Authorization") != null) {
      return;
    }
    var cookie = new Cookie(RequestGuard.COOKIE, token);
    cookie.setPath("/");
    cookie.setHttpOnly(true);
    cookie.setSecure(guard.isSecure(context));
    cookie.setSameSite(SameSite.STRICT);
    cookie.setMaxAge(seconds);
    context.cookie(cookie);
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
    setCookie(context, "", 0);
    Requests.json(context, new Http.Me(Person.NOBODY));
  }

  private void transfer(Context context) {
    Requests.json(context, identities.transfer(guard.must(context)));
  }

  private void claim(Context context) {
    guard.mayClaim(context);
    enter(context, identities.claim(RequestBodies.json(context, Http.Claim.class).code()));
  }

  private void program(Context context) {
    guard.mayEnter(context);
    Identities.Entered entered =
        identities.program(RequestBodies.json(context, Http.NewProgram.class));
    Requests.json(context, new Http.Program(entered.person(), entered.token()));
  }
}
