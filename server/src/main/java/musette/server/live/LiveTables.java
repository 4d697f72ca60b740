package musette.server.live;

import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import musette.server.people.Ids;
import musette.server.people.PersonDirectory;
import musette.server.work.Metrics;
import musette.table.StateRenderer;
import musette.table.Table;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;

/** The tables in memory, by id. */
public final class LiveTables {
  private final TableRepository repository;
  private final PersonDirectory people;
  private final RemotePresence presence;
  private final ListSubscriptions lists;
  private final BotDriver bots;
  private final Begun begun;
  private final Metrics metrics;
  private final Executor rendering;
  private final InstantSource clock;
  private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();

  public LiveTables(
      TableRepository repository,
      PersonDirectory people,
      RemotePresence presence,
      ListSubscriptions lists,
      BotDriver bots,
      Begun begun,
      Metrics metrics,
      Executor rendering,
      InstantSource clock) {
    this.repository = repository;
    this.people = people;
    this.presence = presence;
    this.lists = lists;
    this.bots = bots;
    this.begun = begun;
    this.metrics = metrics;
    this.rendering = rendering;
    this.clock = clock;
  }

  /** Told of every match that this server begins. */
  public interface Begun {
    void began(String game, Map<String, String> options);
  }

  /** Bots and lists follow what happens at a table. */
  private final class Changes implements LiveTable.Listener {
    @Override
    public void changed(Table now, List<LoggedChange> changes) {
      lists.changed(now, changes);
    }

    @Override
    public void written(LiveTable table, Table now, List<LoggedChange> changes) {
      bots.drive(table);
      if (changes.stream().anyMatch(logged -> logged.change() instanceof Change.Started)) {
        begun.began(now.created().game(), now.created().options());
      }
    }

    @Override
    public void missing(LiveTable table) {
      tables.remove(table.id());
    }
  }

  /** The table with this id, which is loaded when it is first used. */
  LiveTable get(String id) {
    return tables.compute(
        Ids.table(id),
        (key, live) -> {
          LiveTable found = live == null ? create(key) : live;
          found.touch();
          return found;
        });
  }

  private LiveTable create(String id) {
    var subscribers = new TableSubscribers(id, presence, rendering);
    var renderer =
        new StateRenderer(people::person, subscribers::isOnline, subscribers::everywhere);
    return new LiveTable(subscribers, repository, renderer, metrics, clock, new Changes());
  }

  /** The table if it is in memory. */
  Optional<LiveTable> find(String id) {
    return Optional.ofNullable(tables.get(id));
  }

  /** How many watch a table without a seat at it. */
  public int watching(String id) {
    return find(id)
        .filter(live -> !live.subscribers().isEmpty())
        .map(live -> live.read(now -> live.renderer().watching(now)))
        .orElse(0);
  }

  Collection<LiveTable> all() {
    return tables.values();
  }

  public int count() {
    return tables.size();
  }

  /** Shows the subscribers of a table who is online. */
  void presenceChanged(String id) {
    find(id).ifPresent(live -> live.subscribers().changed());
  }

  /** Drops the tables that nobody has used for a while. */
  public void dropIdle() {
    long now = clock.millis();
    tables.values().forEach(live -> live.subscribers().forEach(watcher -> watcher.rest(now)));
    // Key by key: nobody gets hold of one while it is dropped.
    for (String id : tables.keySet()) {
      tables.computeIfPresent(id, (key, live) -> live.isIdle(now) ? null : live);
      if (!tables.containsKey(id)) {
        presence.forget(id);
      }
    }
  }
}
