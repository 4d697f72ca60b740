package musette.server.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.kernel.Seat;
import musette.table.StateRenderer;
import musette.table.Table;
import musette.table.TableSnapshot;
import musette.table.ViewSnapshot;
import musette.table.json.Differences;
import musette.table.json.JsonText;
import musette.wire.table.LogItem;
import musette.wire.table.Part;
import musette.wire.table.ToClient;
import org.jspecify.annotations.Nullable;

/** What one client has received of a table; makes the messages that bring it up to date. */
final class TableUpdates {
  /** After so many milliseconds without news, the next message is a whole state. */
  private static final long MEMORY = 60_000;

  /** Whether the client gets whole states or only what has changed. */
  enum Mode {
    STATES,
    CHANGES
  }

  /**
   * What the client wants to see.
   *
   * @param seat whose eyes, if the player has several seats
   * @param after the last change that the client knows
   */
  record Request(String player, Seat seat, int after, Mode mode) {}

  /** What is seen at a moment, and what led to it. */
  record Seen(ViewSnapshot snapshot, long now, int after, List<LogItem> log) {
    /** All but the time and the log, which are sent with every message. */
    private ToClient.State lasting() {
      return snapshot.state(0, -1, List.of());
    }
  }

  private final String player;
  private final Seat seat;
  private final Mode mode;
  private final StateRenderer renderer;
  private int sent;
  private volatile long lookedAt;

  /** What a client that gets changes knows; nothing if it has got none lately. */
  private volatile ToClient.@Nullable State known;

  TableUpdates(Request request, StateRenderer renderer) {
    this.player = request.player();
    this.seat = request.seat();
    this.mode = request.mode();
    this.renderer = renderer;
    this.sent = Math.max(-1, request.after());
  }

  String player() {
    return player;
  }

  /** Looks at the table, under its lock; refuses those who may no longer watch. */
  Seen look(TableSnapshot tableSnapshot) {
    Table now = tableSnapshot.table();
    StateRenderer.checkMayWatch(now, player);
    ViewSnapshot snapshot = renderer.snapshot(tableSnapshot, player, seat);
    int after = Math.min(sent, now.seq());
    sent = now.seq();
    lookedAt = tableSnapshot.now();
    CommandTrace.shown(now.id(), player, sent);
    return new Seen(
        snapshot, tableSnapshot.now(), after, renderer.log(now, snapshot.eyes(), after));
  }

  /** The message that tells the client what was seen, if that is news. */
  Optional<String> message(Seen seen) {
    ToClient.State after = seen.lasting();
    ToClient.State before = known;
    known = mode == Mode.CHANGES ? after : null;
    if (before == null || before.eyes() != after.eyes() || before.info().seq() != seen.after()) {
      return Optional.of(JsonText.of(after.told(seen.now(), seen.after(), seen.log())));
    }
    Map<String, Part> set = Differences.between(before, after);
    return set.isEmpty() && seen.log().isEmpty()
        ? Optional.empty()
        : Optional.of(
            JsonText.of(
                new ToClient.Changes(
                    after.info().table(), seen.after(), seen.now(), set, seen.log())));
  }

  /** Gives memory back if there has been no news for a while. */
  void rest(long now) {
    if (lookedAt < now - MEMORY) {
      known = null;
    }
  }
}
