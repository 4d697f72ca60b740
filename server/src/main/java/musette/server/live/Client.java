package musette.server.live;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.server.store.ChatStore.Spoken;
import musette.server.store.Unavailable;
import musette.server.table.Change;
import musette.server.table.Decision;
import musette.server.table.Playing;
import musette.server.table.Screen;
import musette.wire.Json;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One socket, or one program: reads its messages and answers each. */
public final class Client {
  /** The version of docs/protocol.md. */
  public static final int PROTOCOL = 1;

  private static final Logger LOG = LoggerFactory.getLogger(Client.class);
  private static final int MOST_TABLES = 64;
  private static final int LINES = 50;
  private static final int LINE_LENGTH = 300;
  private static final Pattern ID = Pattern.compile("[^\\p{Cc}\\p{Cs}]{1,40}");

  private final House house;
  private final Doorman.Login login;
  private final Outbox outbox;
  private final Bucket messages;
  private final Map<String, Viewer> watched = new ConcurrentHashMap<>(2);
  private volatile boolean closed;

  Client(House house, Doorman.Login login, Outbox.Channel channel) {
    this.house = house;
    this.login = login;
    this.outbox = new Outbox(house, channel);
    this.messages = house.limits().messages().bucket(house.now());
    send(new ToClient.Welcome(PROTOCOL, login.person(), house.now()));
  }

  String player() {
    return login.person().id();
  }

  Doorman.Login login() {
    return login;
  }

  Outbox outbox() {
    return outbox;
  }

  private void send(ToClient message) {
    outbox.add(Json.write(message));
  }

  /** Answers one message, whatever it is; after the end there is nobody to answer. */
  public void receive(String text) {
    if (closed) {
      return;
    }
    String id = "";
    String table = "";
    try {
      if (!messages.take(house.now())) {
        throw Refused.because("", "too-often");
      }
      ToServer message = Json.read(text, ToServer.class);
      id = id(message);
      table = table(message);
      handle(message);
    } catch (Refused e) {
      send(refused(id, table, e.refusal()));
    } catch (Unavailable e) {
      send(refused(id, table, Refusal.of("", "storage")));
    } catch (RuntimeException e) {
      LOG.error("a message could not be handled", e);
      send(refused(id, table, Refusal.of("", "internal")));
    }
  }

  private static String id(ToServer message) {
    return switch (message) {
      case ToServer.Command command -> checkedId(command.id());
      case ToServer.Say say -> checkedId(say.id());
      case ToServer.Subscribe _,
          ToServer.Follow _,
          ToServer.Unsubscribe _,
          ToServer.WatchLists _,
          ToServer.UnwatchLists _,
          ToServer.Ping _ ->
          "";
    };
  }

  private static String checkedId(String id) {
    if (!ID.matcher(id).matches()) {
      throw Refused.because("", "command-id");
    }
    return id;
  }

  private static String table(ToServer message) {
    return switch (message) {
      case ToServer.Command command -> Ids.table(command.table());
      case ToServer.Say say -> Ids.table(say.table());
      case ToServer.Subscribe subscribe -> Ids.table(subscribe.table());
      case ToServer.Follow follow -> Ids.table(follow.table());
      case ToServer.Unsubscribe unsubscribe -> Ids.table(unsubscribe.table());
      case ToServer.WatchLists _, ToServer.UnwatchLists _, ToServer.Ping _ -> "";
    };
  }

  private void handle(ToServer message) {
    switch (message) {
      case ToServer.Subscribe(String table, Seat seat, int after) ->
          watch(table, seat, after, Viewer.News.WHOLE);
      case ToServer.Follow(String table, Seat seat, int after) ->
          watch(table, seat, after, Viewer.News.CHANGES);
      case ToServer.Unsubscribe(String table) -> unsubscribe(table);
      case ToServer.WatchLists() -> watchLists();
      case ToServer.UnwatchLists() -> house.lists().remove(this);
      case ToServer.Say say -> say(say);
      case ToServer.Ping() -> send(new ToClient.Pong(house.now()));
      case ToServer.Command command -> command(command);
    }
  }

  /** Watches a table from now on. */
  void watch(String id, Seat seat, int after, Viewer.News news) {
    if (watched.size() >= MOST_TABLES && !watched.containsKey(id)) {
      throw Refused.because("", "too-many-tables");
    }
    LiveTable table = house.table(id);
    table.read(
        now -> {
          Viewer.mayWatch(now, player());
          return now.seq();
        });
    unsubscribe(id);
    begin(new Viewer(table, this, seat, after, news));
    house.bots().drive(table);
    // Only now, so that no line is missed; one that comes both ways has the same number.
    sendLines(table, house.store().chat().last(id, LINES));
  }

  /** A message may still be handled when its socket is gone: then nobody would ever end it. */
  private synchronized void begin(Viewer viewer) {
    if (!closed) {
      watched.put(viewer.table().id(), viewer);
      viewer.table().viewers().add(viewer);
    }
  }

  private synchronized void watchLists() {
    if (!closed) {
      house.lists().add(this);
    }
  }

  boolean watches(Viewer viewer) {
    return watched.get(viewer.table().id()) == viewer;
  }

  private void unsubscribe(String id) {
    Viewer viewer = watched.get(id);
    if (viewer != null) {
      drop(viewer);
    }
  }

  void drop(Viewer viewer) {
    if (watched.remove(viewer.table().id(), viewer)) {
      outbox.forget(viewer);
      viewer.table().viewers().remove(viewer);
    }
  }

  private void command(ToServer.Command command) {
    long began = System.nanoTime();
    LiveTable table = house.table(command.table());
    Outcome outcome =
        table.change(
            player(),
            command.id(),
            now -> limited(new Playing(now).decide(player(), command), table.id()));
    switch (outcome) {
      case Outcome.Done(int seq) -> {
        house.metrics().acknowledged(System.nanoTime() - began);
        send(new ToClient.Done(command.id(), command.table(), seq));
      }
      case Outcome.Stale() -> send(stale(table, command));
    }
  }

  /** What the others have to answer may not be asked again and again. */
  private Decision limited(Decision decision, String table) {
    if (decision instanceof Decision.Do(List<Change> changes)
        && changes.stream().anyMatch(Change.Asked.class::isInstance)) {
      house.asks().take(player() + " " + table, house.now());
    }
    return decision;
  }

  private ToClient.Stale stale(LiveTable table, ToServer.Command command) {
    int after =
        switch (command) {
          case ToServer.Play play -> play.seq();
          case ToServer.Undo undo -> undo.seq();
          case ToServer.OfferEnd offer -> offer.seq();
          case ToServer.Answer answer -> answer.seq();
          case ToServer.HandOver _, ToServer.Resume _ -> -1;
        };
    return table.read(
        now ->
            new ToClient.Stale(
                command.id(),
                command.table(),
                table
                    .screen()
                    .state(now, player(), command.seat(), Math.max(-1, after), house.now())));
  }

  private void say(ToServer.Say say) {
    house.lines().take(player(), house.now());
    String text = Texts.line(say.text(), LINE_LENGTH);
    LiveTable table = house.table(say.table());
    Seat seat =
        table.read(
            now -> {
              Viewer.mayWatch(now, player());
              List<Seat> mine = now.seatsOf(player());
              return mine.isEmpty() ? Seat.NONE : mine.getFirst();
            });
    var line = new Spoken(0, house.now(), player(), seat, say.to(), text);
    Spoken said = house.saved(house.store().chat().add(say.table(), line));
    send(new ToClient.Done(say.id(), say.table(), 0));
    house.said(table, List.of(said));
  }

  /** Shows the lines that are meant for this client. */
  void sendLines(LiveTable table, List<Spoken> spoken) {
    List<ToClient.Line> shown =
        table.read(
            now ->
                spoken.stream()
                    .filter(line -> Screen.reads(now, player(), line.to(), line.player()))
                    .map(this::line)
                    .toList());
    if (!shown.isEmpty()) {
      send(new ToClient.Said(table.id(), shown));
    }
  }

  private ToClient.Line line(Spoken line) {
    return new ToClient.Line(
        line.number(),
        line.at(),
        house.people().person(line.player()),
        line.seat(),
        line.to(),
        line.text());
  }

  void listsChanged() {
    send(new ToClient.ListsChanged());
  }

  static ToClient.Refused refused(String id, String table, Refusal refusal) {
    return new ToClient.Refused(id, table, refusal.rule(), refusal.reason(), refusal.about());
  }

  /** The token that let this client in does so no more. */
  public void signOut() {
    close();
    outbox.letGo(Outbox.Channel.SIGNED_OUT);
  }

  /** The socket is gone. */
  public void close() {
    synchronized (this) {
      closed = true;
    }
    outbox.close();
    house.lists().remove(this);
    house.left(this);
    List.copyOf(watched.keySet()).forEach(this::unsubscribe);
  }
}
