package musette.server.store.people;

import java.util.List;
import musette.server.store.database.DatabaseReader;

/** Reads the rating lists of months. */
public final class SeasonStore {
  private final DatabaseReader reader;

  public SeasonStore(DatabaseReader reader) {
    this.reader = reader;
  }

  /**
   * What a player did in a month.
   *
   * @param after what they gained after it, so that the rating then can be told
   */
  public record Row(
      String player, double mu, double sigma, double gain, double after, int games, int wins) {}

  /** Who was rated in a game between two times. */
  public List<Row> rows(String game, long from, long until) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select r.player, k.mu, k.sigma,"
                        + " sum(case when r.at < :until then r.gain else 0 end),"
                        + " sum(case when r.at >= :until then r.gain else 0 end),"
                        + " sum(case when r.at < :until then 1 else 0 end),"
                        + " sum(case when r.at < :until and r.place = 1 then 1 else 0 end)"
                        + " from results r join ratings k on k.game = r.game"
                        + " and k.player = r.player where r.game = :game and r.at >= :from"
                        + " and r.gain <> 0 group by r.player, k.mu, k.sigma"
                        + " having sum(case when r.at < :until then 1 else 0 end) > 0")
                .bind("game", game)
                .bind("from", from)
                .bind("until", until)
                .map(
                    (row, context) ->
                        new Row(
                            row.getString(1),
                            row.getDouble(2),
                            row.getDouble(3),
                            row.getDouble(4),
                            row.getDouble(5),
                            row.getInt(6),
                            row.getInt(7)))
                .list());
  }

  /** When the first rated match of a game ended; 0 if there is none. */
  public long first(String game) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select coalesce(min(at), 0) from results where game = ? and gain <> 0")
                .bind(0, game)
                .mapTo(Long.class)
                .one());
  }

  /** What a player did with puzzles in a month. */
  public record PuzzleRow(String player, int rating, int gain, int answered, int solved) {}

  /** Who answered at least so many puzzles in a month, the highest rating first. */
  public List<PuzzleRow> puzzles(String month, int least, int most) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select player, rating, gain, answered, solved from puzzle_months"
                        + " where month = :month and answered >= :least"
                        + " order by rating desc, solved desc, player limit :most")
                .bind("month", month)
                .bind("least", least)
                .bind("most", most)
                .map(
                    (row, context) ->
                        new PuzzleRow(
                            row.getString(1),
                            row.getInt(2),
                            row.getInt(3),
                            row.getInt(4),
                            row.getInt(5)))
                .list());
  }

  /** The first month in which somebody answered a puzzle; empty if there is none. */
  public String firstPuzzles() {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select coalesce(min(month), '') from puzzle_months")
                .mapTo(String.class)
                .one());
  }
}
