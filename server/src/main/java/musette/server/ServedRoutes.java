package musette.server;

import java.util.List;
import musette.server.account.Accounts;
import musette.server.account.LearningService;
import musette.server.account.OperatorPage;
import musette.server.account.Passkeys;
import musette.server.account.PersonalDataExport;
import musette.server.account.Reports;
import musette.server.live.Rematches;
import musette.server.live.TableLists;
import musette.server.people.PlayerProfiles;
import musette.server.people.PlayerRecords;
import musette.server.people.Seasons;
import musette.server.web.AccountRoutes;
import musette.server.web.AdminRoutes;
import musette.server.web.AnalysisRoutes;
import musette.server.web.ByTurnsRoutes;
import musette.server.web.CompetitionRoutes;
import musette.server.web.ConnectionLimiter;
import musette.server.web.GalleryRoutes;
import musette.server.web.LearningRoutes;
import musette.server.web.LinkPreviews;
import musette.server.web.NoticeRoutes;
import musette.server.web.NotificationRoutes;
import musette.server.web.PlayerRoutes;
import musette.server.web.ReplayRoutes;
import musette.server.web.RequestGuard;
import musette.server.web.RoadRoutes;
import musette.server.web.Routes;
import musette.server.web.SignInRoutes;
import musette.server.web.SocialRoutes;
import musette.server.web.SocketServlet;
import musette.server.web.StatusRoutes;
import musette.server.web.TableRoutes;
import musette.server.web.WebOptions;
import musette.server.web.WebServer;

/** What a server answers over HTTP: its routes, each with what it needs. */
public final class ServedRoutes {
  private final Services parts;
  private final RequestGuard guard;

  private ServedRoutes(Services parts, RequestGuard guard) {
    this.parts = parts;
    this.guard = guard;
  }

  public static WebServer webServer(Services parts, WebOptions options) {
    var guard =
        new RequestGuard(parts.identities, parts.moderation, parts.limits, options, parts.clock);
    var connections = new ConnectionLimiter(parts.limits.connections());
    var status = new StatusRoutes(parts.store, parts.metrics, connections);
    return new WebServer(
        options,
        guard,
        new SocketServlet(parts.clients, parts.identities, guard, parts.limits.sockets()),
        connections,
        new ServedRoutes(parts, guard).list(status),
        new LinkPreviews(guard, parts.tableService, id -> parts.games.about(id).title()));
  }

  private List<Routes> list(StatusRoutes status) {
    var reports = new Reports(parts.store.social(), parts.people, parts.gallery, parts.clock);
    return List.of(
        new AccountRoutes(guard, parts.identities),
        signIn(),
        new NotificationRoutes(guard, parts.calls),
        learning(),
        new SocialRoutes(guard, parts.social, reports),
        new ByTurnsRoutes(guard, parts.holidays, parts.orders),
        new NoticeRoutes(parts.moderation),
        admin(),
        tables(),
        new ReplayRoutes(guard, parts.replays, parts.tableService, parts.games),
        new AnalysisRoutes(guard, parts.analyses, parts.tableService, parts.games),
        players(),
        new GalleryRoutes(guard, parts.gallery, reports, parts.clock),
        new RoadRoutes(guard, parts.games, parts.forecasts),
        competitions(),
        status);
  }

  private Routes admin() {
    var page =
        new OperatorPage(parts.store, parts.people, parts.moderation, parts.limits, parts.clock);
    return new AdminRoutes(guard, parts.identities, page);
  }

  private Routes learning() {
    return new LearningRoutes(
        guard, new LearningService(parts.store.learning(), parts.store.accounts(), parts.clock));
  }

  private Routes tables() {
    return new TableRoutes(
        guard,
        parts.games,
        parts.tableService,
        new Rematches(parts.tables, parts.tableService),
        new TableLists(parts.store.lists(), parts.people, parts.tables::watching, parts.clock));
  }

  private Routes players() {
    var profiles =
        new PlayerProfiles(parts.store.lists(), parts.store.people(), parts.people, parts.games);
    var records = new PlayerRecords(parts.store.records(), parts.people);
    return new PlayerRoutes(guard, profiles, records, parts.games);
  }

  private Routes competitions() {
    return new CompetitionRoutes(
        guard,
        parts.competitions,
        parts.competitionRunner,
        new Seasons(parts.store.seasons(), parts.people, parts.clock),
        parts.games);
  }

  private Routes signIn() {
    var accounts =
        new Accounts(
            parts.store.accounts(),
            parts.store.accountDeletions(),
            parts.store.sharing(),
            parts.store.lists(),
            parts.identities,
            parts.people,
            parts.tableService,
            parts.clock);
    return new SignInRoutes(
        guard,
        parts.identities,
        accounts,
        new Passkeys(parts.store.accounts(), parts.clock),
        new PersonalDataExport(parts.store.ownData(), parts.store.lists(), parts.tableService));
  }
}
