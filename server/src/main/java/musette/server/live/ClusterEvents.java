package musette.server.live;

import java.time.InstantSource;
import java.util.concurrent.Executor;
import musette.server.people.Identities;
import musette.server.people.PersonDirectory;
import musette.server.people.Sessions;
import musette.server.store.database.ClusterListener;

/** Applies what other servers announce to the tables and sessions of this one. */
public final class ClusterEvents implements ClusterListener.Handler {
  private final LiveTables tables;
  private final ListSubscriptions lists;
  private final ChatService chat;
  private final PersonDirectory people;
  private final Identities identities;
  private final Sessions sessions;
  private final RemotePresence presence;
  private final Executor tasks;
  private final InstantSource clock;

  public ClusterEvents(
      LiveTables tables,
      ListSubscriptions lists,
      ChatService chat,
      PersonDirectory people,
      Identities identities,
      Sessions sessions,
      RemotePresence presence,
      Executor tasks,
      InstantSource clock) {
    this.tables = tables;
    this.lists = lists;
    this.chat = chat;
    this.people = people;
    this.identities = identities;
    this.sessions = sessions;
    this.presence = presence;
    this.tasks = tasks;
    this.clock = clock;
  }

  /** Sends a sign of life, and drops the servers that give none; called every few seconds. */
  public void heartbeat() {
    presence.sendHeartbeat();
    presence.announce(sessions.players());
    presence.dropSilentServers(clock.millis()).forEach(tables::presenceChanged);
  }

  @Override
  public void changed(String table, int seq) {
    tables
        .find(table)
        .ifPresentOrElse(live -> tasks.execute(() -> live.follow(seq)), lists::changedElsewhere);
  }

  @Override
  public void said(String table, long number) {
    tables.find(table).ifPresent(live -> tasks.execute(() -> chat.saidElsewhere(live, number)));
  }

  @Override
  public void renamed(String player) {
    people.forget(player);
  }

  @Override
  public void revoked(String tokenHash) {
    identities.revoked(tokenHash);
  }

  @Override
  public void came(String node, String table, String player) {
    if (tables.find(table).isPresent()) {
      presence.came(node, table, player);
      tables.presenceChanged(table);
    }
  }

  @Override
  public void went(String node, String table, String player) {
    presence.went(node, table, player);
    tables.presenceChanged(table);
  }

  @Override
  public void asked(String table) {
    tables
        .find(table)
        .ifPresent(
            live ->
                live.subscribers()
                    .players()
                    .forEach(player -> presence.announceArrival(table, player)));
  }

  @Override
  public void here(String player) {
    presence.here(player, clock.millis());
  }

  @Override
  public void heard(String node) {
    presence.heard(node, clock.millis());
  }

  @Override
  public void missed() {
    for (LiveTable live : tables.all()) {
      tasks.execute(() -> live.follow(Integer.MAX_VALUE));
      presence.ask(live.id());
    }
    tasks.execute(identities::recheck);
  }
}
