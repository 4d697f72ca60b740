package musette.server.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.server.table.Screen;
import musette.server.table.Sight;
import musette.server.table.Table;
import musette.wire.Json;
import musette.wire.table.LogItem;
import musette.wire.table.TableInfo.Status;
import musette.wire.table.ToClient;
import org.jspecify.annotations.Nullable;

/** A client that watches one table. Changes that come faster than it reads reach it as one. */
final class Viewer {
  /** How a client wants to be told. */
  enum News {
    WHOLE,
    CHANGES
  }

  private final LiveTable table;
  private final Client client;
  private final Seat wanted;
  private final News news;
  private int sent;

  /** What a client who follows knows. */
  private @Nullable Sight shown;

  Viewer(LiveTable table, Client client, Seat wanted, int after, News news) {
    this.table = table;
    this.client = client;
    this.wanted = wanted;
    this.news = news;
    this.sent = Math.max(-1, after);
  }

  String player() {
    return client.player();
  }

  Client client() {
    return client;
  }

  LiveTable table() {
    return table;
  }

  /** False as soon as the client has turned away, or watches the table anew. */
  boolean isWatching() {
    return client.watches(this);
  }

  void changed() {
    client.outbox().changed(this);
  }

  /** What is seen now, and what led to it. */
  private record Seen(Sight sight, long now, int after, List<LogItem> log) {
    ToClient.State state() {
      return sight.state(now, after, log);
    }
  }

  /**
   * Looks at the table. What is given back makes the message that brings the client up to date, or
   * nothing if it is; it takes longer and does not need the table, which others wait for.
   */
  Supplier<Optional<String>> look(House house) {
    try {
      Seen seen = table.read(now -> look(now, house.now()));
      return () -> message(seen).map(Json::write);
    } catch (Refused e) {
      client.drop(this);
      return () -> Optional.of(Json.write(Client.refused("", table.id(), e.refusal())));
    }
  }

  private Seen look(Table table, long now) {
    mayWatch(table, player());
    Screen screen = this.table.screen();
    Sight sight = screen.sight(table, player(), wanted, now);
    int after = Math.min(sent, table.seq());
    sent = table.seq();
    return new Seen(sight, now, after, screen.log(table, sight.eyes(), after));
  }

  private Optional<ToClient> message(Seen seen) {
    if (news == News.WHOLE) {
      return Optional.of(seen.state());
    }
    Sight before = shown;
    Sight after = seen.sight();
    shown = after;
    if (before == null || before.eyes() != after.eyes() || before.info().seq() != seen.after()) {
      return Optional.of(seen.state());
    }
    Map<String, JsonNode> set = Json.differences(lasting(before), lasting(after));
    return set.isEmpty() && seen.log().isEmpty()
        ? Optional.empty()
        : Optional.of(new ToClient.Changes(table.id(), seen.after(), seen.now(), set, seen.log()));
  }

  /** All but the time and the log, which every message has its own of. */
  private static ToClient.State lasting(Sight sight) {
    return sight.state(0, -1, List.of());
  }

  /** Refuses spectators where they are not wanted, and tables that are none. */
  static void mayWatch(Table table, String player) {
    boolean secret = table.status() == Status.RUNNING || table.status() == Status.FROZEN;
    if (secret && !table.created().spectators() && table.seatsOf(player).isEmpty()) {
      throw Refused.because("", "no-spectators");
    }
  }
}
