package musette.server.store;

import static musette.server.store.database.Sql.bind;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.wire.table.Courses.Shelf;
import org.jdbi.v3.core.mapper.RowMapper;

/** Stores the roads that people made. */
public final class CourseStore {
  /**
   * A course.
   *
   * @param digest of game and road, by which the same road is known
   * @param outlook a forecast in one line, as JSON
   * @param reason why the operator took it down; empty if they did not
   * @param shown when it came into the gallery; 0 if it never did
   */
  public record CourseRow(
      String id,
      String game,
      String player,
      String digest,
      String title,
      String road,
      String outlook,
      Shelf shelf,
      String reason,
      int plays,
      long created,
      long shown) {}

  private static final String COLUMNS =
      "select id, game, player, digest, title, road, outlook, shelf, reason, plays, created, shown"
          + " from courses";

  private static final RowMapper<CourseRow> COURSE =
      (row, context) ->
          new CourseRow(
              row.getString(1),
              row.getString(2),
              row.getString(3),
              row.getString(4),
              row.getString(5),
              row.getString(6),
              row.getString(7),
              Shelf.valueOf(row.getString(8)),
              row.getString(9),
              row.getInt(10),
              row.getLong(11),
              row.getLong(12));

  private final DatabaseReader reader;
  private final BatchWriter writer;

  CourseStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /** A page of the gallery, the newest first. */
  public List<CourseRow> newest(String game, int limit, int from) {
    return shown(game, "shown desc, id", limit, from);
  }

  /** A page of the gallery, the most played first. */
  public List<CourseRow> mostPlayed(String game, int limit, int from) {
    return shown(game, "plays desc, shown desc, id", limit, from);
  }

  private List<CourseRow> shown(String game, String order, int limit, int from) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    COLUMNS
                        + " where shelf = 'GALLERY' and (:game = '' or game = :game) order by "
                        + order
                        + " limit :limit offset :from")
                .bind("game", game)
                .bind("limit", limit)
                .bind("from", from)
                .map(COURSE)
                .list());
  }

  /** How many courses of each game the gallery has. */
  public Map<String, Integer> counts() {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select game, count(*) from courses where shelf = 'GALLERY' group by game"
                        + " order by game")
                .reduceRows(
                    new LinkedHashMap<String, Integer>(),
                    (counts, row) -> {
                      counts.put(row.getColumn(1, String.class), row.getColumn(2, Integer.class));
                      return counts;
                    }));
  }

  public List<CourseRow> of(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(COLUMNS + " where player = ? order by created desc, id")
                .bind(0, player)
                .map(COURSE)
                .list());
  }

  public Optional<CourseRow> course(String id) {
    return reader.withHandle(
        handle -> handle.createQuery(COLUMNS + " where id = ?").bind(0, id).map(COURSE).findOne());
  }

  /** Keeps a course, or shows the one with the same road that the author has kept before. */
  public CompletableFuture<Integer> save(CourseRow row) {
    return writer.run(
        to -> {
          try (var insert =
              to.prepareStatement(
                  "insert into courses (id, game, player, digest, title, road, outlook, shelf,"
                      + " reason, plays, created, shown) values (?, ?, ?, ?, ?, ?, ?, ?, '', 0, ?,"
                      + " ?) on conflict (player, digest) do update set title = excluded.title,"
                      + " road = excluded.road, outlook = excluded.outlook,"
                      + " shelf = excluded.shelf, shown = excluded.shown"
                      + " where courses.shelf = 'MINE' and excluded.shelf = 'GALLERY'")) {
            bind(
                insert,
                row.id,
                row.game,
                row.player,
                row.digest,
                row.title,
                row.road,
                row.outlook,
                row.shelf.name(),
                row.created,
                row.shown);
            return insert.executeUpdate();
          }
        });
  }

  /** The course of the gallery that has waited longest with this outlook. */
  public Optional<CourseRow> waiting(String outlook) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    COLUMNS + " where shelf = 'GALLERY' and outlook = ? order by shown, id limit 1")
                .bind(0, outlook)
                .map(COURSE)
                .findOne());
  }

  /** Keeps the outlook of a course. */
  public CompletableFuture<Integer> foresee(String id, String outlook) {
    return writer.run(
        to -> {
          try (var update = to.prepareStatement("update courses set outlook = ? where id = ?")) {
            bind(update, outlook, id);
            return update.executeUpdate();
          }
        });
  }

  /** Deletes a course of this author, and closes what was reported about it. */
  public CompletableFuture<Integer> delete(String player, String id) {
    return writer.run(
        to -> {
          try (var reports =
                  to.prepareStatement(
                      "update reports set state = 'CLOSED' where kind = 'COURSE' and subject in"
                          + " (select id from courses where id = ? and player = ?)");
              var course = to.prepareStatement("delete from courses where id = ? and player = ?")) {
            bind(reports, id, player);
            reports.executeUpdate();
            bind(course, id, player);
            return course.executeUpdate();
          }
        });
  }

  /** Counts a match on this road, without waiting. */
  public CompletableFuture<Integer> played(String digest) {
    return writer.run(
        to -> {
          try (var update =
              to.prepareStatement(
                  "update courses set plays = plays + 1 where digest = ? and shelf ="
                      + " 'GALLERY'")) {
            bind(update, digest);
            return update.executeUpdate();
          }
        });
  }
}
