package musette.server;

import java.time.Duration;
import java.time.InstantSource;
import musette.server.account.Moderation;
import musette.server.account.NotificationService;
import musette.server.account.SocialService;
import musette.server.gallery.ForecastService;
import musette.server.gallery.GalleryService;
import musette.server.live.AnalysisService;
import musette.server.live.BotDriver;
import musette.server.live.ChatService;
import musette.server.live.Clients;
import musette.server.live.ClusterEvents;
import musette.server.live.CommandService;
import musette.server.live.CompetitionRunner;
import musette.server.live.CompetitionService;
import musette.server.live.DeadlineScheduler;
import musette.server.live.ExternalBots;
import musette.server.live.Holidays;
import musette.server.live.ListSubscriptions;
import musette.server.live.LiveTables;
import musette.server.live.Orders;
import musette.server.live.RemotePresence;
import musette.server.live.ReplayService;
import musette.server.live.RulesUpgrade;
import musette.server.live.TableFeed;
import musette.server.live.TableRepository;
import musette.server.live.TableService;
import musette.server.people.Identities;
import musette.server.people.PersonDirectory;
import musette.server.people.Sessions;
import musette.server.store.Store;
import musette.server.store.database.ClusterListener;
import musette.server.work.ComputeQueue;
import musette.server.work.Limits;
import musette.server.work.Metrics;
import musette.server.work.PeriodicTasks;
import musette.server.work.Workers;
import musette.table.Games;

/** The composition root: builds the parts of a server, each with what it needs. */
public final class Services implements AutoCloseable {
  final Store store;
  final Games games;
  final Limits limits;
  final InstantSource clock;
  final Metrics metrics = new Metrics();
  private final Sessions sessions = new Sessions();
  private final Workers workers = new Workers();
  private final ListSubscriptions listSubscriptions = new ListSubscriptions();
  private final PeriodicTasks tasks = new PeriodicTasks();
  private final ExternalBots externalBots;
  final PersonDirectory people;
  final Identities identities;
  private final BotDriver bots;
  private final TableRepository repository;
  final LiveTables tables;
  final TableService tableService;
  final Clients clients;
  private final ClusterEvents clusterEvents;
  private final ClusterListener clusterListener;
  private final ComputeQueue thinking;
  final ForecastService forecasts;
  final AnalysisService analyses;
  final ReplayService replays;
  final CompetitionService competitions;
  final CompetitionRunner competitionRunner;
  final GalleryService gallery;
  final NotificationService calls;
  final SocialService social;
  final Moderation moderation;
  final Holidays holidays;
  final Orders orders;

  public Services(Store store, ServerOptions options) {
    this.store = store;
    this.games = options.games().withPrograms(options.programs().keySet());
    this.limits = options.limits();
    this.clock = options.clock();
    this.externalBots = new ExternalBots(options.programs());
    this.people = new PersonDirectory(store.people());
    this.identities = new Identities(store.people(), store.accounts(), people, sessions, clock);
    this.bots = new BotDriver(externalBots, metrics, workers.tasks(), clock);
    this.repository = new TableRepository(store.tables(), games);
    this.gallery = new GalleryService(store.courses(), people, games, clock);
    var presence = new RemotePresence(store);
    this.tables =
        new LiveTables(
            repository,
            people,
            presence,
            listSubscriptions,
            bots,
            gallery::began,
            metrics,
            workers.rendering(),
            clock);
    this.tableService =
        new TableService(
            tables, games, store.lists(), people, store.social(), limits.tablesEach(), clock);
    var chat = new ChatService(tables, store.chat(), people, limits.lines(), clock);
    this.clients = clients(chat);
    this.clusterEvents =
        new ClusterEvents(
            tables,
            listSubscriptions,
            chat,
            people,
            identities,
            sessions,
            presence,
            workers.tasks(),
            clock);
    this.thinking = new ComputeQueue(bots::areThinking);
    this.analyses = new AnalysisService(games, clock, thinking);
    this.forecasts = new ForecastService(store.courses(), games, thinking, clock);
    this.replays = new ReplayService(games, clock);
    this.calls =
        new NotificationService(
            store,
            options.calls(),
            limits.people().endpoints(),
            people,
            player ->
                sessions.players().contains(player) || presence.isElsewhere(player, clock.millis()),
            this::title,
            workers.tasks(),
            clock);
    this.competitions =
        new CompetitionService(store.competitions(), people, listSubscriptions, games, clock);
    this.competitionRunner =
        new CompetitionRunner(
            competitions,
            store.competitions(),
            store.social()::apart,
            tables,
            games,
            clock,
            (table, players, name) ->
                players.forEach(player -> calls.begins(player, "/t/" + table, "", name)));
    this.social =
        new SocialService(
            store.social(), people, tableService, calls, limits.people().follows(), clock);
    this.moderation = new Moderation(store.admin(), identities, people, clock);
    this.holidays = new Holidays(store.holidays(), store.lists(), tables, clock);
    this.orders = new Orders(store.orders(), store.calls(), tables, clock);
    this.clusterListener = store.listen(clusterEvents);
    metrics.gauge("musette.tables", tables::count);
    metrics.gauge("musette.sockets", sessions::count);
    metrics.gauge("musette.writes.waiting", store::waiting);
  }

  /** The title of a game; what is none stays as it is. */
  private String title(String game) {
    return games.list().stream()
        .filter(one -> one.about().id().equals(game))
        .map(one -> one.about().title())
        .findFirst()
        .orElse(game);
  }

  private Clients clients(ChatService chat) {
    return new Clients(
        workers,
        metrics,
        new TableFeed(tables, chat, bots, clock),
        listSubscriptions,
        new CommandService(tables, limits.asks(), metrics, clock),
        chat,
        sessions,
        limits.messages(),
        clock);
  }

  /** Starts to look after clocks, bots, lists and the other servers. */
  public void startTasks() {
    var deadlines = new DeadlineScheduler(tables, store.tables(), bots, workers.tasks(), clock);
    tasks.every(Duration.ofMillis(250), deadlines::checkMemory);
    tasks.every(Duration.ofSeconds(2), deadlines::checkStore);
    tasks.every(Duration.ofSeconds(10), deadlines::closeAbandoned);
    tasks.every(Duration.ofSeconds(2), clusterEvents::heartbeat);
    tasks.every(Duration.ofSeconds(1), listSubscriptions::flush);
    tasks.every(Duration.ofSeconds(5), tables::dropIdle);
    tasks.every(Duration.ofSeconds(1), workers.tasks(), competitionRunner::run);
    tasks.every(Duration.ofSeconds(1), workers.tasks(), orders::run);
    tasks.every(Duration.ofSeconds(5), workers.tasks(), holidays::run);
    tasks.every(Duration.ofSeconds(2), calls::decide);
    tasks.every(Duration.ofSeconds(1), calls::deliver);
    tasks.every(Duration.ofSeconds(3), moderation::refresh);
    tasks.every(Duration.ofSeconds(2), workers.tasks(), forecasts::next);
  }

  public RulesUpgrade rulesUpgrade() {
    return new RulesUpgrade(store, games, repository, tables);
  }

  public Clients clients() {
    return clients;
  }

  public Identities identities() {
    return identities;
  }

  public TableService tableService() {
    return tableService;
  }

  public LiveTables tables() {
    return tables;
  }

  public Sessions sessions() {
    return sessions;
  }

  public ListSubscriptions listSubscriptions() {
    return listSubscriptions;
  }

  @Override
  public void close() {
    tasks.close();
    clusterListener.close();
    forecasts.close();
    thinking.close();
    replays.close();
    bots.close();
    externalBots.close();
    workers.close();
    store.close();
  }
}
