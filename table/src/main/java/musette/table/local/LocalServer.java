package musette.table.local;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.table.Games;
import musette.table.MatchDecisions;
import musette.table.StateRenderer;
import musette.table.TableCreation;
import musette.table.json.JsonText;
import musette.table.json.JsonValue;
import musette.table.json.Readers;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;
import musette.wire.table.Person;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;

/** The server of a page: its tables, and the messages of docs/protocol.md. */
public final class LocalServer {
  /** The ids of study tables end so. */
  private static final String STUDY = "-study";

  private final Games games;
  private final Page page;
  private final TableCreation creation;
  private final StateRenderer renderer;
  private final Map<String, LocalTable> tables = new LinkedHashMap<>();
  private final LocalCompetitions competitions = new LocalCompetitions(this);

  /** The tables that the client looks at, with the eyes that it has chosen. */
  private final Map<String, Seat> watched = new LinkedHashMap<>();

  private Person you;

  public LocalServer(Games games, Person you, Page page) {
    this.games = games;
    this.you = you;
    this.page = page;
    this.creation = new TableCreation(games, LocalServer::name);
    this.renderer = new StateRenderer(this::person, watched -> true, Set::of);
  }

  /** A name of one line. The page shows it to nobody else. */
  private static String name(String text) {
    String line = text.strip();
    boolean fits = line.length() <= 30 && line.chars().noneMatch(Character::isISOControl);
    if (line.isEmpty() || !fits) {
      throw Refused.because("", "text-length", "most", 30);
    }
    return line;
  }

  Person person(String id) {
    return Games.isBot(id) ? Games.bot(id) : you;
  }

  Games games() {
    return games;
  }

  Page page() {
    return page;
  }

  TableCreation creation() {
    return creation;
  }

  StateRenderer renderer() {
    return renderer;
  }

  Person you() {
    return you;
  }

  void rename(String wish) {
    you = new Person(you.id(), name(wish), you.kind());
  }

  Map<String, LocalTable> tables() {
    return tables;
  }

  LocalTable table(String id) {
    LocalTable table = tables.get(id);
    if (table == null) {
      throw Refused.because("", "unknown-table");
    }
    return table;
  }

  LocalCompetitions competitions() {
    return competitions;
  }

  /** Opens a table or a competition from its stored changes. */
  public void open(String id, String changes) {
    if (id.startsWith(LocalCompetitions.PREFIX)) {
      competitions.open(id, changes);
      return;
    }
    List<LoggedChange> log = JsonValue.parse(changes).list(Readers::tableLoggedChange);
    if (log.isEmpty()) {
      throw Refused.because("", "unknown-table");
    }
    tables.put(id, LocalTable.open(id, log, games, page));
  }

  LocalTable create(Change.Created created) {
    // The page knows by the name what it need not keep.
    return create(page.id() + (created.isStudy() ? STUDY : ""), created);
  }

  LocalTable create(String id, Change.Created created) {
    LocalTable table =
        LocalTable.create(id, you.id(), created, TableCreation.next(created), games, page);
    tables.put(id, table);
    changed(id);
    return table;
  }

  void remove(String id) {
    tables.remove(table(id).now().id());
    watched.remove(id);
    page.forget(id);
  }

  /** Answers an HTTP request without its prefix {@code /api}. */
  public LocalRoutes.Answer request(String method, String path, String body) {
    return new LocalRoutes(this).answer(method, path, body);
  }

  /** Takes a message of the client; answers are sent to the page. */
  public void receive(String text) {
    switch (Readers.tableToServer(JsonValue.parse(text))) {
      case ToServer.Subscribe(String table, Seat seat, int after) -> watch(table, seat, after);
      case ToServer.Follow(String table, Seat seat, int after) -> watch(table, seat, after);
      case ToServer.Unsubscribe(String table) -> watched.remove(table);
      case ToServer.WatchLists _, ToServer.UnwatchLists _ -> {}
      case ToServer.Say(String id, String table, var _, String _) ->
          send(refused(id, table, Refusal.of("", "no-chat")));
      case ToServer.Ping _ -> send(new ToClient.Pong(page.now()));
      case ToServer.Command command -> run(command);
    }
  }

  private void watch(String id, Seat seat, int after) {
    try {
      LocalTable table = table(id);
      watched.put(id, seat);
      send(renderer.state(table.now(), you.id(), seat, after, page.now()));
      // A table from storage may wait for a bot.
      next(table);
    } catch (Refused e) {
      send(refused("", id, e.refusal()));
    }
  }

  private void run(ToServer.Command command) {
    try {
      LocalTable table = table(command.table());
      int before = table.now().seq();
      int seq =
          table.change(
              you.id(), command.id(), now -> new MatchDecisions(now).decide(you.id(), command));
      if (seq < 0) {
        send(
            new ToClient.Stale(
                command.id(),
                command.table(),
                renderer.state(table.now(), you.id(), command.seat(), -1, page.now())));
      } else {
        send(new ToClient.Done(command.id(), command.table(), seq));
        shown(command.table(), before);
      }
    } catch (Refused e) {
      send(refused(command.id(), command.table(), e.refusal()));
    }
  }

  /** Carries out the choice of a bot; nothing happens if it comes too late. */
  public void botMove(String id, Seat seat, int seq, String action) {
    LocalTable table = table(id);
    int before = table.now().seq();
    int made = table.change("", "", now -> new MatchDecisions(now).botPlays(seat, seq, action));
    if (made >= 0) {
      shown(id, before);
    }
  }

  /** Tells the client and the bots what has changed. */
  void changed(String id) {
    shown(id, table(id).now().seq() - 1);
  }

  private void shown(String id, int after) {
    LocalTable table = table(id);
    Seat eyes = watched.get(id);
    if (eyes != null && table.now().seq() > after) {
      send(renderer.state(table.now(), you.id(), eyes, after, page.now()));
    }
    next(table);
  }

  /** Lets the next bot move: as a study tells it, or by its own choice. */
  private void next(LocalTable table) {
    var decisions = new MatchDecisions(table.now());
    Seat bot = decisions.botSeats().first();
    String told = bot == Seat.NONE ? "" : decisions.toldMove(bot);
    if (!told.isEmpty() && isPlayed(table, bot, told)) {
      changed(table.now().id());
    } else if (!decisions.botsRest()) {
      table.askBots();
    }
  }

  private static boolean isPlayed(LocalTable table, Seat bot, String told) {
    try {
      int seq = table.now().seq();
      return table.change("", "", now -> new MatchDecisions(now).botPlays(bot, seq, told)) >= 0;
    } catch (Refused _) {
      // After another choice of the person, the move may not be possible.
      return false;
    }
  }

  private void send(ToClient message) {
    page.send(JsonText.of(message));
  }

  private static ToClient.Refused refused(String id, String table, Refusal refusal) {
    return new ToClient.Refused(id, table, refusal.rule(), refusal.reason(), refusal.about());
  }
}
