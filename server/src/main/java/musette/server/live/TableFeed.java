package musette.server.live;

import java.time.InstantSource;
import java.util.function.Consumer;
import musette.table.StateRenderer;

/** Opens subscriptions to tables. */
public final class TableFeed {
  private final LiveTables tables;
  private final ChatService chat;
  private final BotDriver bots;
  private final InstantSource clock;

  public TableFeed(LiveTables tables, ChatService chat, BotDriver bots, InstantSource clock) {
    this.tables = tables;
    this.chat = chat;
    this.bots = bots;
    this.clock = clock;
  }

  /** A subscription that is not yet open; refuses players who may not watch the table. */
  TableSubscription subscription(
      String id,
      TableUpdates.Request request,
      Outbox outbox,
      Consumer<TableSubscription> onRefused) {
    LiveTable table = tables.get(id);
    table.read(
        now -> {
          StateRenderer.checkMayWatch(now, request.player());
          return now.seq();
        });
    return new TableSubscription(table, request, outbox, clock, onRefused);
  }

  /** Somebody watches now: bots that wait for a spectator go on, and the last chat is sent. */
  void opened(String id, String player, Outbox outbox) {
    LiveTable table = tables.get(id);
    bots.drive(table);
    chat.sendLatest(table, player, outbox::send);
  }
}
