package musette.server.live;

import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;
import musette.kernel.Seat;
import musette.server.people.InputText;
import musette.server.people.PersonDirectory;
import musette.server.store.ChatStore;
import musette.server.store.ChatStore.Spoken;
import musette.server.work.Commits;
import musette.server.work.Limits;
import musette.server.work.RateLimiter;
import musette.table.StateRenderer;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;

/** Stores lines of chat and sends them to those who may read them. */
public final class ChatService {
  private static final int LATEST = 50;
  private static final int LINE_LENGTH = 300;

  private final LiveTables tables;
  private final ChatStore store;
  private final PersonDirectory people;
  private final RateLimiter limiter;
  private final InstantSource clock;

  public ChatService(
      LiveTables tables,
      ChatStore store,
      PersonDirectory people,
      Limits.Rate rate,
      InstantSource clock) {
    this.tables = tables;
    this.store = store;
    this.people = people;
    this.limiter = new RateLimiter(rate);
    this.clock = clock;
  }

  /** Stores a line, answers the speaker and sends it to everybody at the table. */
  void say(String player, ToServer.Say say, Consumer<ToClient> speaker) {
    limiter.take(player, clock.millis());
    String text = InputText.line(say.text(), LINE_LENGTH);
    LiveTable table = tables.get(say.table());
    Seat seat =
        table.read(
            now -> {
              StateRenderer.checkMayWatch(now, player);
              List<Seat> mine = now.seatsOf(player);
              return mine.isEmpty() ? Seat.NONE : mine.getFirst();
            });
    var line = new Spoken(0, clock.millis(), player, seat, say.to(), text);
    Spoken stored = Commits.await(store.add(say.table(), line));
    speaker.accept(new ToClient.Done(say.id(), say.table(), 0));
    broadcast(table, List.of(stored));
  }

  /** Another server has stored a line. */
  void saidElsewhere(LiveTable table, long number) {
    broadcast(table, store.line(table.id(), number));
  }

  private void broadcast(LiveTable table, List<Spoken> lines) {
    for (TableSubscribers.Subscriber subscriber : table.subscribers()) {
      send(table, subscriber.player(), lines, subscriber::send);
    }
  }

  void sendLatest(LiveTable table, String player, Consumer<ToClient> to) {
    send(table, player, store.last(table.id(), LATEST), to);
  }

  /** Sends the lines that this player may read. */
  private void send(LiveTable table, String player, List<Spoken> lines, Consumer<ToClient> to) {
    List<ToClient.Line> readable =
        table.read(
            now ->
                lines.stream()
                    .filter(line -> StateRenderer.reads(now, player, line.to(), line.player()))
                    .map(this::line)
                    .toList());
    if (!readable.isEmpty()) {
      to.accept(new ToClient.Said(table.id(), readable));
    }
  }

  private ToClient.Line line(Spoken line) {
    return new ToClient.Line(
        line.number(),
        line.at(),
        people.person(line.player()),
        line.seat(),
        line.to(),
        line.text());
  }
}
