package musette.server.store.people;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;

/** Stores how far people have come with lessons and puzzles. */
public final class LearningStore {
  /** A document, and how often it has changed. */
  public record LearningRow(int version, String learnt) {}

  /**
   * The puzzles of one person in one month.
   *
   * @param rating at its end
   * @param gain in it
   */
  public record PuzzleMonth(String month, int rating, int gain, int answered, int solved) {}

  private final DatabaseReader reader;
  private final BatchWriter writer;

  public LearningStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  public Optional<LearningRow> of(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select version, learnt from learning where player = ?")
                .bind(0, player)
                .map((row, context) -> new LearningRow(row.getInt(1), row.getString(2)))
                .findOne());
  }

  /** Replaces this version and what it says of months; false if another one is there by now. */
  public CompletableFuture<Boolean> replace(
      String player, LearningRow row, List<PuzzleMonth> months, long now) {
    return writer.run(
        to -> {
          boolean replaced = replace(to, player, row, now);
          if (replaced) {
            count(to, player, months);
          }
          return replaced;
        });
  }

  private static boolean replace(Connection to, String player, LearningRow row, long now)
      throws SQLException {
    return Sql.run(
            to,
            "insert into learning (player, version, learnt, changed) values (?, ?, ?, ?)"
                + " on conflict (player) do update set version = excluded.version,"
                + " learnt = excluded.learnt, changed = excluded.changed"
                + " where learning.version = excluded.version - 1",
            player,
            row.version + 1,
            row.learnt,
            now)
        == 1;
  }

  private static void count(Connection to, String player, List<PuzzleMonth> months)
      throws SQLException {
    Sql.run(to, "delete from puzzle_months where player = ?", player);
    for (PuzzleMonth month : months) {
      Sql.run(
          to,
          "insert into puzzle_months (player, month, rating, gain, answered, solved)"
              + " values (?, ?, ?, ?, ?, ?)",
          player,
          month.month,
          month.rating,
          month.gain,
          month.answered,
          month.solved);
    }
  }
}
