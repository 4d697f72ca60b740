package musette.server.store.people;

import java.util.List;
import musette.server.store.database.DatabaseReader;

/** Counts the finished matches of a player: by course, and against whom. */
public final class RecordStore {
  /** A finished match; the card of its table has the options. */
  public record Ridden(String game, int place, String card) {}

  /** How often two players met in a game, and who finished ahead. */
  public record Met(String player, String game, int matches, int ahead, int behind) {}

  private final DatabaseReader reader;

  public RecordStore(DatabaseReader reader) {
    this.reader = reader;
  }

  /** The last matches of a player. */
  public List<Ridden> ridden(String player, int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select r.game, r.place, t.card from results r join tables t"
                        + " on t.id = r.table_id where r.player = ? order by r.at desc limit ?")
                .bind(0, player)
                .bind(1, limit)
                .map(
                    (row, context) -> new Ridden(row.getString(1), row.getInt(2), row.getString(3)))
                .list());
  }

  /** Whom a player met, most often first. */
  public List<Met> met(String player, int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select o.player, r.game, count(*),"
                        + " sum(case when r.place < o.place then 1 else 0 end),"
                        + " sum(case when r.place > o.place then 1 else 0 end)"
                        + " from results r join results o on o.table_id = r.table_id"
                        + " and o.player <> r.player join players p on p.id = o.player"
                        + " and p.kind = 'GUEST' where r.player = ?"
                        + " group by o.player, r.game order by 3 desc, 1, 2 limit ?")
                .bind(0, player)
                .bind(1, limit)
                .map(
                    (row, context) ->
                        new Met(
                            row.getString(1),
                            row.getString(2),
                            row.getInt(3),
                            row.getInt(4),
                            row.getInt(5)))
                .list());
  }
}
