package musette.server.live;

import java.time.InstantSource;
import java.util.List;
import musette.server.work.Limits;
import musette.server.work.Metrics;
import musette.server.work.RateLimiter;
import musette.table.Decision;
import musette.table.MatchDecisions;
import musette.wire.table.Change;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;

/** Carries out the commands of players. */
public final class CommandService {
  private final LiveTables tables;
  private final RateLimiter requests;
  private final Metrics metrics;
  private final InstantSource clock;

  /**
   * @param requests how often a player may ask the others at a table for consent
   */
  public CommandService(
      LiveTables tables, Limits.Rate requests, Metrics metrics, InstantSource clock) {
    this.tables = tables;
    this.requests = new RateLimiter(requests);
    this.metrics = metrics;
    this.clock = clock;
  }

  /** Carries out a command and returns the answer. */
  ToClient run(String player, ToServer.Command command) {
    long began = System.nanoTime();
    CommandTrace.received(player, command);
    LiveTable table = tables.get(command.table());
    Outcome outcome =
        table.change(
            player,
            command.id(),
            now -> limited(new MatchDecisions(now).decide(player, command), player, table.id()));
    return switch (outcome) {
      case Outcome.Done(int seq) -> {
        metrics.acknowledged(System.nanoTime() - began);
        yield new ToClient.Done(command.id(), command.table(), seq);
      }
      case Outcome.Stale() -> stale(table, player, command);
    };
  }

  /** Refuses to ask the others again and again. */
  private Decision limited(Decision decision, String player, String table) {
    if (decision instanceof Decision.Do(List<Change> changes)
        && changes.stream().anyMatch(Change.Asked.class::isInstance)) {
      requests.take(player + " " + table, clock.millis());
    }
    return decision;
  }

  private ToClient.Stale stale(LiveTable table, String player, ToServer.Command command) {
    int after = Math.max(-1, seq(command));
    return table.read(
        now ->
            new ToClient.Stale(
                command.id(),
                command.table(),
                table.renderer().state(now, player, command.seat(), after, clock.millis())));
  }

  private static int seq(ToServer.Command command) {
    return switch (command) {
      case ToServer.Play play -> play.seq();
      case ToServer.Undo undo -> undo.seq();
      case ToServer.Hint hint -> hint.seq();
      case ToServer.OfferEnd offer -> offer.seq();
      case ToServer.Answer answer -> answer.seq();
      case ToServer.HandOver _, ToServer.Resume _ -> -1;
    };
  }
}
