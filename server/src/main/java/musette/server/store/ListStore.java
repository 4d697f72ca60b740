package musette.server.store;

import java.util.List;
import java.util.Map;
import musette.kernel.Seat;
import musette.server.store.database.DatabaseReader;
import musette.wire.table.TableInfo.Access;
import org.jdbi.v3.core.mapper.RowMapper;

/** Reads lists of tables, leaderboards and histories. */
public final class ListStore {
  /** A row of the lists. */
  public record TableRow(
      String id, String status, long changed, long due, int seq, int turn, String card) {}

  public record RatingRow(
      String game, String player, double mu, double sigma, int games, int wins) {}

  public record ResultRow(
      String table, Access access, String game, long at, Seat seat, int place, double gain) {}

  private static final String COLUMNS =
      "select t.id, t.status, t.changed, t.due, t.seq, t.turn, t.card";
  private static final RowMapper<TableRow> TABLE =
      (row, context) ->
          new TableRow(
              row.getString(1),
              row.getString(2),
              row.getLong(3),
              row.getLong(4),
              row.getInt(5),
              row.getInt(6),
              row.getString(7));
  private static final RowMapper<RatingRow> RATING =
      (row, context) ->
          new RatingRow(
              row.getString(1),
              row.getString(2),
              row.getDouble(3),
              row.getDouble(4),
              row.getInt(5),
              row.getInt(6));

  private final DatabaseReader reader;

  ListStore(DatabaseReader reader) {
    this.reader = reader;
  }

  /** The unfinished tables of a player, then the last finished ones. */
  public List<TableRow> mine(String player, String game, int limit) {
    return tables(
        " from tables t where t.id in (select table_id from seats where player = :player)"
            + " and t.status <> 'CANCELLED' and (:game = '' or t.game = :game)"
            + " order by case t.status when 'RUNNING' then 0 when 'WAITING' then 1 else 2 end,"
            + " t.changed desc limit :limit",
        Map.of("player", player, "game", game, "limit", limit));
  }

  /** Public tables with a free seat. */
  public List<TableRow> open(String game, int limit) {
    return tables(
        " from tables t where t.status = 'WAITING' and t.access = 'PUBLIC' and t.free > 0"
            + " and (:game = '' or t.game = :game) order by t.changed desc limit :limit",
        Map.of("game", game, "limit", limit));
  }

  /**
   * Public matches that may be watched: those that moved after a time before the others, and the
   * strongest first, by the ratings of their people.
   */
  public List<TableRow> watch(String game, long since, int limit) {
    return tables(
        " from tables t where t.status = 'RUNNING' and t.access = 'PUBLIC' and t.spectators = 1"
            + " and (:game = '' or t.game = :game)"
            + " order by case when t.changed > :since then 0 else 1 end,"
            + " coalesce((select avg(r.mu - 3 * r.sigma) from seats s join ratings r"
            + " on r.player = s.player and r.game = t.game where s.table_id = t.id), -1000) desc,"
            + " t.changed desc limit :limit",
        Map.of("game", game, "since", since, "limit", limit));
  }

  /** The number of waiting and running tables of a player. */
  public int unfinished(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select count(distinct s.table_id) from seats s join tables t on t.id ="
                        + " s.table_id where s.player = ? and t.status in ('WAITING', 'RUNNING')")
                .bind(0, player)
                .mapTo(Integer.class)
                .one());
  }

  /** The waiting and running tables where a player has a seat. */
  public List<String> unfinishedTables(String player) {
    return texts(
        "select distinct s.table_id from seats s join tables t on t.id = s.table_id"
            + " where s.player = ? and t.status in ('WAITING', 'RUNNING')",
        player);
  }

  /** The finished matches of a player, newest first. */
  public List<String> finishedTables(String player) {
    return texts(
        "select table_id from results where player = ? group by table_id order by max(at) desc",
        player);
  }

  /** How many finished matches a player has. */
  public int finished(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select count(distinct table_id) from results where player = ?")
                .bind(0, player)
                .mapTo(Integer.class)
                .one());
  }

  private List<String> texts(String query, String value) {
    return reader.withHandle(
        handle -> handle.createQuery(query).bind(0, value).mapTo(String.class).list());
  }

  private List<TableRow> tables(String where, Map<String, ?> arguments) {
    return reader.withHandle(
        handle -> handle.createQuery(COLUMNS + where).bindMap(arguments).map(TABLE).list());
  }

  /** The best players of a game. */
  public List<RatingRow> leaderboard(String game, int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select game, player, mu, sigma, games, wins from ratings where game = ?"
                        + " order by mu - 3 * sigma desc, player limit ?")
                .bind(0, game)
                .bind(1, limit)
                .map(RATING)
                .list());
  }

  public List<RatingRow> ratings(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select game, player, mu, sigma, games, wins from ratings where player = ?"
                        + " order by game")
                .bind(0, player)
                .map(RATING)
                .list());
  }

  /** The rank in the leaderboard. */
  public int rank(RatingRow row) {
    return 1
        + reader.withHandle(
            handle ->
                handle
                    .createQuery(
                        "select count(*) from ratings where game = ? and mu - 3 * sigma > ?")
                    .bind(0, row.game)
                    .bind(1, row.mu - 3 * row.sigma)
                    .mapTo(Integer.class)
                    .one());
  }

  /** The last finished matches of a player. */
  public List<ResultRow> results(String player, int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select r.table_id, t.access, r.game, r.at, r.seat, r.place, r.gain"
                        + " from results r join tables t on t.id = r.table_id"
                        + " where r.player = ? order by r.at desc limit ?")
                .bind(0, player)
                .bind(1, limit)
                .map(
                    (row, context) ->
                        new ResultRow(
                            row.getString(1),
                            Access.valueOf(row.getString(2)),
                            row.getString(3),
                            row.getLong(4),
                            Seat.valueOf(row.getString(5)),
                            row.getInt(6),
                            row.getDouble(7)))
                .list());
  }

  /** The players of a finished table, by seat. */
  public List<String> players(String table) {
    return texts("select player from results where table_id = ? order by seat", table);
  }
}
