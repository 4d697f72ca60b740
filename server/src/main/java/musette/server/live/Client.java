package musette.server.live;

import java.time.InstantSource;
import java.util.regex.Pattern;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.server.people.Ids;
import musette.server.people.Login;
import musette.server.people.Sessions;
import musette.server.store.database.StorageUnavailable;
import musette.server.work.TokenBucket;
import musette.wire.Json;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A connected client: reads its messages and answers each. */
public final class Client implements Sessions.Session {
  private static final Logger LOG = LoggerFactory.getLogger(Client.class);
  private static final Pattern ID = Pattern.compile("[^\\p{Cc}\\p{Cs}]{1,40}");

  private final Login login;
  private final Outbox outbox;
  private final ClientSubscriptions subscriptions;
  private final CommandService commands;
  private final ChatService chat;
  private final Sessions sessions;
  private final TokenBucket messages;
  private final InstantSource clock;
  private volatile boolean closed;

  Client(
      Login login,
      Outbox outbox,
      ClientSubscriptions subscriptions,
      CommandService commands,
      ChatService chat,
      Sessions sessions,
      TokenBucket messages,
      InstantSource clock) {
    this.login = login;
    this.outbox = outbox;
    this.subscriptions = subscriptions;
    this.commands = commands;
    this.chat = chat;
    this.sessions = sessions;
    this.messages = messages;
    this.clock = clock;
  }

  void open() {
    outbox.send(new ToClient.Welcome(ToClient.PROTOCOL, login.person(), clock.millis()));
    sessions.add(this);
  }

  private String player() {
    return login.person().id();
  }

  @Override
  public Login login() {
    return login;
  }

  /** Answers one message, whatever it is; does nothing after the client was closed. */
  public void receive(String text) {
    if (closed) {
      return;
    }
    String id = "";
    String table = "";
    try {
      if (!messages.take(clock.millis())) {
        throw Refused.because("", "too-often");
      }
      ToServer message = Json.read(text, ToServer.class);
      id = id(message);
      table = table(message);
      handle(message);
    } catch (Refused e) {
      outbox.send(Protocol.refused(id, table, e.refusal()));
    } catch (StorageUnavailable e) {
      outbox.send(Protocol.refused(id, table, Refusal.of("", "storage")));
    } catch (RuntimeException e) {
      LOG.error("a message could not be handled", e);
      outbox.send(Protocol.refused(id, table, Refusal.of("", "internal")));
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
          subscriptions.watchTable(table, seat, after, TableUpdates.Mode.STATES);
      case ToServer.Follow(String table, Seat seat, int after) ->
          subscriptions.watchTable(table, seat, after, TableUpdates.Mode.CHANGES);
      case ToServer.Unsubscribe(String table) -> subscriptions.unwatchTable(table);
      case ToServer.WatchLists() -> subscriptions.watchLists();
      case ToServer.UnwatchLists() -> subscriptions.unwatchLists();
      case ToServer.Say say -> chat.say(player(), say, outbox::send);
      case ToServer.Ping() -> outbox.send(new ToClient.Pong(clock.millis()));
      case ToServer.Command command -> outbox.send(commands.run(player(), command));
    }
  }

  /** The token of this client was revoked. */
  @Override
  public void signOut() {
    close();
    outbox.disconnect(Outbox.Channel.SIGNED_OUT);
  }

  /** The connection is gone. */
  public void close() {
    closed = true;
    outbox.close();
    sessions.remove(this);
    subscriptions.close();
  }
}
