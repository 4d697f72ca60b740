package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.server.account.Reports;
import musette.server.account.SocialService;
import musette.wire.table.Account;
import musette.wire.table.Person;

/** The routes for following, inviting, muting, blocking and reporting. */
public final class SocialRoutes implements Routes {
  private final RequestGuard guard;
  private final SocialService social;
  private final Reports reports;

  public SocialRoutes(RequestGuard guard, SocialService social, Reports reports) {
    this.guard = guard;
    this.social = social;
    this.reports = reports;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/me/company", context -> answer(context, guard.must(context)));
    routes.put("/api/me/follows/{player}", this::follow);
    routes.delete("/api/me/follows/{player}", this::unfollow);
    routes.put("/api/me/blocks/{player}", this::block);
    routes.delete("/api/me/blocks/{player}", this::unblock);
    routes.get("/api/people", this::named);
    routes.post("/api/tables/{table}/invite", this::invite);
    routes.post("/api/reports", this::report);
  }

  private void answer(Context context, Person person) {
    Requests.body(context, social.company(person));
  }

  private void follow(Context context) {
    Person person = guard.must(context);
    social.follow(person, context.pathParam("player"));
    answer(context, person);
  }

  private void unfollow(Context context) {
    Person person = guard.must(context);
    social.unfollow(person, context.pathParam("player"));
    answer(context, person);
  }

  private void block(Context context) {
    Person person = guard.must(context);
    var kind = RequestBodies.json(context, Account.NewBlock.class).kind();
    social.block(person, context.pathParam("player"), kind);
    answer(context, person);
  }

  private void unblock(Context context) {
    Person person = guard.must(context);
    social.unblock(person, context.pathParam("player"));
    answer(context, person);
  }

  private void named(Context context) {
    Person person = guard.must(context);
    Requests.body(context, social.named(person, Requests.query(context, "name", "")));
  }

  private void invite(Context context) {
    Person person = guard.must(context);
    guard.mayInvite(person);
    String player = RequestBodies.json(context, Account.Invited.class).player();
    social.invite(person, Requests.table(context), player);
    answer(context, person);
  }

  private void report(Context context) {
    Person person = guard.must(context);
    guard.mayReport(person);
    reports.report(person, RequestBodies.json(context, Account.Report.class));
    answer(context, person);
  }
}
