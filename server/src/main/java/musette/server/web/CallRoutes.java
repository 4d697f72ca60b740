package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.server.account.CallDesk;
import musette.wire.table.Account;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** The routes for notification settings. */
public final class CallRoutes implements Routes {
  private final RequestGuard guard;
  private final CallDesk desk;

  public CallRoutes(RequestGuard guard, CallDesk desk) {
    this.guard = guard;
    this.desk = desk;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/me/calls", context -> answer(context, guard.must(context)));
    routes.put("/api/me/calls", this::save);
    routes.post("/api/me/calls/push", this::addPush);
    routes.delete("/api/me/calls/push/{push}", this::removePush);
    routes.post("/api/me/calls/mail", this::setMail);
    routes.post("/api/me/calls/mail/confirm", this::confirmMail);
    routes.delete("/api/me/calls/mail", this::removeMail);
    routes.post("/unsubscribe/{token}", this::unsubscribe);
  }

  private void answer(Context context, Person person) {
    Requests.body(context, desk.calls(person));
  }

  private void save(Context context) {
    Person person = guard.must(context);
    desk.save(person, RequestBodies.json(context, Account.CallSettings.class));
    answer(context, person);
  }

  private void addPush(Context context) {
    Person person = guard.must(context);
    var wish = RequestBodies.json(context, Account.NewPush.class);
    desk.addPush(person, wish, SignInRoutes.device(context));
    answer(context, person);
  }

  private void removePush(Context context) {
    Person person = guard.must(context);
    desk.removePush(person, context.pathParam("push"));
    answer(context, person);
  }

  private void setMail(Context context) {
    Person person = guard.must(context);
    guard.mayMail(person);
    desk.setMail(person, RequestBodies.json(context, Account.NewMail.class));
    answer(context, person);
  }

  private void confirmMail(Context context) {
    Person person = guard.must(context);
    guard.mayClaim(context);
    desk.confirmMail(person, RequestBodies.json(context, Account.MailCode.class).code());
    answer(context, person);
  }

  private void removeMail(Context context) {
    Person person = guard.must(context);
    desk.removeMail(person);
    answer(context, person);
  }

  /** Mail programs call this without any page, so the link itself is the permission. */
  private void unsubscribe(Context context) {
    guard.mayClaim(context);
    desk.unsubscribe(context.pathParam("token"));
    Requests.json(context, new Http.Me(Person.NOBODY));
  }
}
