package musette.server.store;

import static musette.server.store.database.Sql.bind;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.Append;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.WriteConflict;
import musette.table.json.JsonText;
import musette.wire.Json;
import musette.wire.competition.CompetitionChange;
import musette.wire.competition.LoggedCompetition;
import musette.wire.table.TableInfo.Status;

/** Stores the logs of competitions, who takes part in them, and what they won. */
public final class CompetitionStore {
  private static final String CHANGE =
      "insert into competition_changes (competition, seq, at, player, body) values (?, ?, ?, ?, ?)"
          + " on conflict (competition, seq) do nothing";
  private static final String ROW =
      "insert into competitions (id, status, access, host, changed, due, seq)"
          + " values (?, ?, ?, ?, ?, ?, ?) on conflict (id) do update set status ="
          + " excluded.status, changed = excluded.changed, due = excluded.due, seq = excluded.seq";
  private static final String PLAYER =
      "insert into competition_players (competition, player, place, entrants, jerseys)"
          + " values (?, ?, ?, ?, ?)";

  /**
   * Changes to be written as one, with what the lists show afterwards.
   *
   * @param changes with consecutive numbers
   * @param due when it has to be looked at, unless it is changed before
   */
  public record Append(
      String id,
      List<LoggedCompetition> changes,
      String status,
      String access,
      String host,
      long due,
      List<Player> players) {
    public Append {
      changes = List.copyOf(changes);
      players = List.copyOf(players);
    }
  }

  /**
   * One who takes part; {@code place} is 0 until it is over, {@code jerseys} have spaces between.
   */
  public record Player(String player, int place, int entrants, String jerseys) {}

  /** What somebody won or finished. */
  public record Honour(String id, long at, int place, int entrants, String jerseys) {}

  private final DatabaseReader reader;
  private final BatchWriter writer;

  CompetitionStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /** Completes once it is on disk, or fails with {@link WriteConflict} if another was first. */
  public CompletableFuture<Integer> append(Append append) {
    return writer.run(
        to -> {
          insert(to, append);
          LoggedCompetition last = append.changes.getLast();
          try (PreparedStatement row = to.prepareStatement(ROW)) {
            bind(
                row,
                append.id,
                append.status,
                append.access,
                append.host,
                last.at(),
                append.due,
                last.seq());
            row.executeUpdate();
          }
          players(to, append);
          return last.seq();
        });
  }

  private static void insert(Connection to, Append append) throws SQLException {
    try (PreparedStatement insert = to.prepareStatement(CHANGE)) {
      for (LoggedCompetition change : append.changes) {
        String body = JsonText.of(change.change());
        bind(insert, append.id, change.seq(), change.at(), change.player(), body);
        if (insert.executeUpdate() == 0) {
          throw new WriteConflict();
        }
      }
    }
  }

  private static void players(Connection to, Append append) throws SQLException {
    try (PreparedStatement delete =
            to.prepareStatement("delete from competition_players where competition = ?");
        PreparedStatement insert = to.prepareStatement(PLAYER)) {
      bind(delete, append.id);
      delete.executeUpdate();
      for (Player player : append.players) {
        bind(insert, append.id, player.player, player.place, player.entrants, player.jerseys);
        insert.executeUpdate();
      }
    }
  }

  /** The log, in order; empty if there is no such competition. */
  public List<LoggedCompetition> changes(String id) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select seq, at, player, body from competition_changes"
                        + " where competition = ? order by seq")
                .bind(0, id)
                .map(
                    (row, context) ->
                        new LoggedCompetition(
                            row.getInt(1),
                            row.getLong(2),
                            row.getString(3),
                            Json.read(row.getString(4), CompetitionChange.class)))
                .list());
  }

  /** The competitions that have to be looked at. */
  public List<String> due(long now, int limit) {
    return ids(
        "select id from competitions where status = 'RUNNING' or (status = 'OPEN' and due <= :now)"
            + " order by changed limit :limit",
        Map.of("now", now, "limit", limit));
  }

  /** Public ones with this status, the last changed first. */
  public List<String> listed(String status, int limit) {
    return ids(
        "select id from competitions where status = :status and access = 'PUBLIC'"
            + " order by changed desc limit :limit",
        Map.of("status", status, "limit", limit));
  }

  /** Those of a player that are not over, then the others. */
  public List<String> mine(String player, int limit) {
    return ids(
        "select id from competitions where status <> 'CANCELLED' and (host = :player or id in"
            + " (select competition from competition_players where player = :player))"
            + " order by case status when 'RUNNING' then 0 when 'OPEN' then 1 else 2 end,"
            + " changed desc limit :limit",
        Map.of("player", player, "limit", limit));
  }

  private List<String> ids(String query, Map<String, ?> arguments) {
    return reader.withHandle(
        handle -> handle.createQuery(query).bindMap(arguments).mapTo(String.class).list());
  }

  /** How many a player hosts that are not over. */
  public int unfinished(String host) {
    return ids(
            "select id from competitions where host = :host and status in ('OPEN', 'RUNNING')",
            Map.of("host", host))
        .size();
  }

  public List<Honour> honours(String player, int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select c.id, c.changed, p.place, p.entrants, p.jerseys from"
                        + " competition_players p join competitions c on c.id = p.competition"
                        + " where p.player = ? and c.status = 'OVER' and c.access = 'PUBLIC'"
                        + " and p.place > 0 order by c.changed desc limit ?")
                .bind(0, player)
                .bind(1, limit)
                .map(
                    (row, context) ->
                        new Honour(
                            row.getString(1),
                            row.getLong(2),
                            row.getInt(3),
                            row.getInt(4),
                            row.getString(5)))
                .list());
  }

  /** The status of tables as the lists have it; a table that is not laid yet is missing. */
  public Map<String, Status> tables(List<String> ids) {
    return ids.isEmpty()
        ? Map.of()
        : reader.withHandle(
            handle -> {
              var found = new HashMap<String, Status>();
              handle
                  .createQuery("select id, status from tables where id in (<ids>)")
                  .bindList("ids", ids)
                  .map((row, context) -> Map.entry(row.getString(1), row.getString(2)))
                  .forEach(row -> found.put(row.getKey(), Status.valueOf(row.getValue())));
              return found;
            });
  }
}
