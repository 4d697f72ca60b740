package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.server.account.NotificationService;
import musette.wire.table.Account;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** The routes for notification settings. */
public final class NotificationRoutes implements Routes {
  private final RequestGuard guard;
  private final NotificationService service;

  public NotificationRoutes(RequestGuard guard, NotificationService service) {
    this.guard = guard;
    this.service = service;
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
    Requests.body(context, service.calls(person));
  }

  private void save(Context context) {
    Person person = guard.must(context);
    service.save(person, RequestBodies.json(context, Account.CallSettings.class));
    answer(context, person);
  }

  private void addPush(Context context) {
    Person person = guard.must(context);
    var wish = RequestBodies.json(context, Account.NewPush.class);
    service.addPush(person, wish, SignInRoutes.device(context));
    answer(context, person);
  }

  private void removePush(Context context) {
    Person person = guard.must(context);
    service.removePush(person, context.pathParam("push"));
    answer(context, person);
  }

  private void setMail(Context context) {
    Person person = guard.must(context);
    guard.mayMail(person);
    service.setMail(person, RequestBodies.json(context, Account.NewMail.class));
    answer(context, person);
  }

  private void confirmMail(Context context) {
    Person person = guard.must(context);
    guard.mayClaim(context);
    service.confirmMail(person, RequestBodies.json(context, Account.MailCode.class).code());
    answer(context, person);
  }

  private void removeMail(Context context) {
    Person person = guard.must(context);
    service.removeMail(person);
    answer(context, person);
  }

  /** Mail programs call this without any page, so the link itself is the permission. */
  private void unsubscribe(Context context) {
    guard.mayClaim(context);
    service.unsubscribe(context.pathParam("token"));
    Requests.json(context, new Http.Me(Person.NOBODY));
  }
}
