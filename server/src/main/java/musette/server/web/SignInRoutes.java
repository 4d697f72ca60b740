package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.BiConsumer;
import musette.server.account.Accounts;
import musette.server.account.Passkeys;
import musette.server.account.PersonalDataExport;
import musette.server.account.UserAgents;
import musette.server.people.Identities;
import musette.wire.table.Account;
import musette.wire.table.Account.SignInWay;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** The routes for passkeys, recovery codes, sessions, and the data of a person. */
public final class SignInRoutes implements Routes {
  private final RequestGuard guard;
  private final Identities identities;
  private final Accounts accounts;
  private final Passkeys passkeys;
  private final PersonalDataExport copies;

  public SignInRoutes(
      RequestGuard guard,
      Identities identities,
      Accounts accounts,
      Passkeys passkeys,
      PersonalDataExport copies) {
    this.guard = guard;
    this.identities = identities;
    this.accounts = accounts;
    this.passkeys = passkeys;
    this.copies = copies;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/me/account", this::overview);
    routes.post("/api/me/passkeys/options", this::passkeyOptions);
    routes.post("/api/me/passkeys", this::addPasskey);
    routes.delete("/api/me/passkeys/{passkey}", this::removePasskey);
    routes.post("/api/me/code", this::newCode);
    routes.post("/api/me/code/confirm", this::confirmCode);
    routes.delete("/api/me/sessions", this::endSessions);
    routes.delete("/api/me/sessions/{session}", this::endSession);
    routes.put("/api/me/sharing", this::share);
    routes.get("/api/me/data", this::data);
    routes.post("/api/me/farewell", this::leave);
    routes.post("/api/sign-in/options", this::signInOptions);
    routes.post("/api/sign-in", this::signIn);
    routes.post("/api/sign-in/code", this::signInWithCode);
  }

  private void overview(Context context) {
    answer(context, guard.must(context), guard.token(context));
  }

  private void answer(Context context, Person person, String token) {
    Requests.body(context, accounts.overview(person, token));
  }

  private void passkeyOptions(Context context) {
    guard.mayClaim(context);
    Requests.body(context, passkeys.options(guard.must(context), guard.site(context)));
  }

  private void addPasskey(Context context) {
    var made = RequestBodies.json(context, Account.NewPasskey.class);
    keeping(context, (person, site) -> passkeys.add(person, site, made));
  }

  private void confirmCode(Context context) {
    String code = RequestBodies.json(context, Account.RecoveryCode.class).code();
    guard.mayClaim(context);
    keeping(context, (person, site) -> accounts.confirmCode(person, code));
  }

  /** Whoever is kept from now on gets a new token; who held the old one is out. */
  private void keeping(Context context, BiConsumer<Person, Passkeys.Site> keep) {
    Person person = guard.must(context);
    boolean before = accounts.isKept(person);
    keep.accept(person, guard.site(context));
    String token = guard.token(context);
    if (!before && !guard.isBearer(context)) {
      token = identities.enter(person.id(), SignInWay.GUEST, device(context), token).token();
      Cookies.set(context, guard, token);
    }
    answer(context, person, token);
  }

  private void removePasskey(Context context) {
    Person person = guard.must(context);
    passkeys.remove(person, context.pathParam("passkey"));
    answer(context, person, guard.token(context));
  }

  private void newCode(Context context) {
    Person person = guard.must(context);
    guard.mayClaim(context);
    Requests.body(context, accounts.newCode(person));
  }

  private void endSession(Context context) {
    Person person = guard.must(context);
    accounts.endSession(person, context.pathParam("session"));
    answer(context, person, guard.token(context));
  }

  private void endSessions(Context context) {
    accounts.endSessions(guard.must(context));
    gone(context);
  }

  private void share(Context context) {
    Person person = guard.must(context);
    accounts.share(person, RequestBodies.json(context, Account.Sharing.class));
    answer(context, person, guard.token(context));
  }

  private void leave(Context context) {
    Person person = guard.must(context);
    guard.mayClaim(context);
    accounts.leave(person, RequestBodies.json(context, Account.Farewell.class).name());
    gone(context);
  }

  private void gone(Context context) {
    Cookies.clear(context, guard);
    Requests.json(context, new Http.Me(Person.NOBODY));
  }

  private void data(Context context) {
    Person person = guard.must(context);
    guard.mayCopy(person);
    context.contentType("application/zip");
    context.header("Content-Disposition", "attachment; filename=\"musette-my-data.zip\"");
    copies.write(person, context.outputStream());
  }

  private void signInOptions(Context context) {
    guard.mayClaim(context);
    Requests.body(context, passkeys.signInOptions(guard.site(context)));
  }

  private void signIn(Context context) {
    var answer = RequestBodies.json(context, Account.SignIn.class);
    enter(context, passkeys.owner(guard.site(context), answer), SignInWay.PASSKEY);
  }

  private void signInWithCode(Context context) {
    String code = RequestBodies.json(context, Account.RecoveryCode.class).code();
    guard.mayClaim(context);
    enter(context, accounts.useCode(code), SignInWay.RECOVERY);
  }

  private void enter(Context context, String player, SignInWay way) {
    String before = guard.isBearer(context) ? "" : guard.token(context);
    Identities.Entered entered = identities.enter(player, way, device(context), before);
    Cookies.set(context, guard, entered.token());
    Requests.json(context, new Http.Me(entered.person()));
  }

  static String device(Context context) {
    String agent = context.userAgent();
    return UserAgents.of(agent == null ? "" : agent);
  }
}
