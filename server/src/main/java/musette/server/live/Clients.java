package musette.server.live;

import java.time.InstantSource;
import musette.server.people.Login;
import musette.server.people.Sessions;
import musette.server.work.Limits;
import musette.server.work.Metrics;
import musette.server.work.Workers;

/** Opens clients for new connections. */
public final class Clients {
  private final Workers workers;
  private final Metrics metrics;
  private final TableFeed feed;
  private final ListSubscriptions lists;
  private final CommandService commands;
  private final ChatService chat;
  private final Sessions sessions;
  private final Limits.Rate messages;
  private final InstantSource clock;

  /**
   * @param messages how many messages one client may send
   */
  public Clients(
      Workers workers,
      Metrics metrics,
      TableFeed feed,
      ListSubscriptions lists,
      CommandService commands,
      ChatService chat,
      Sessions sessions,
      Limits.Rate messages,
      InstantSource clock) {
    this.workers = workers;
    this.metrics = metrics;
    this.feed = feed;
    this.lists = lists;
    this.commands = commands;
    this.chat = chat;
    this.sessions = sessions;
    this.messages = messages;
    this.clock = clock;
  }

  public Client open(Login login, Outbox.Channel channel) {
    var outbox = new Outbox(channel, workers, metrics);
    var subscriptions = new ClientSubscriptions(login.person().id(), outbox, feed, lists);
    var client =
        new Client(
            login,
            outbox,
            subscriptions,
            commands,
            chat,
            sessions,
            messages.bucket(clock.millis()),
            clock);
    client.open();
    return client;
  }
}
