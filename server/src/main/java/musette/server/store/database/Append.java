package musette.server.store.database;

import java.util.List;
import java.util.Map;
import musette.kernel.Seat;
import musette.table.Participation;
import musette.wire.table.LoggedChange;

/**
 * Changes of one table to be written as one, with what the lists show afterwards.
 *
 * @param changes with consecutive numbers
 */
public record Append(String table, List<LoggedChange> changes, Row row, After after) {
  public Append {
    changes = List.copyOf(changes);
  }

  /** The row of the table in the lists. */
  public record Row(
      String game,
      String status,
      String access,
      boolean spectators,
      int free,
      long created,
      long changed,
      long due,
      int seq,
      int turn) {}

  /** What else has to be written. */
  public sealed interface After {
    /** Nobody sat down or stood up. */
    record Nothing() implements After {}

    /** The card of the lists and the people at the seats are new. */
    record NewCard(String card, Map<Seat, String> people) implements After {}

    /** The match is over as well; {@code rated} are the people it compares. */
    record Finished(NewCard card, List<Placing> placings, Map<Seat, Participation> rated)
        implements After {}
  }

  /** How one seat ended. */
  public record Placing(Seat seat, String player, int place) {}
}
