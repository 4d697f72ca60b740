package musette.server.store.people;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.ClusterNotes;
import musette.server.store.database.Database;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;

/**
 * Stores the actions of operators on people, names, courses and reports, with a log of them all.
 */
public final class AdminStore {
  /** Somebody, with how much they have played. */
  public record Known(String id, String name, String kind, long created, int matches) {}

  public record Report(
      long number,
      String reporter,
      String kind,
      String subject,
      String quoted,
      String reason,
      long at) {}

  /** Something that an operator did. */
  public record Act(long number, long at, String who, String act, String subject, String reason) {}

  /** Who did it, to whom or what, and why. */
  public record Deed(String who, String act, String subject, String reason, long at) {}

  private static final String NOTICE = "notice";

  private final DatabaseReader reader;
  private final BatchWriter writer;
  private final Database database;

  public AdminStore(DatabaseReader reader, BatchWriter writer, Database database) {
    this.reader = reader;
    this.writer = writer;
    this.database = database;
  }

  /** The people whose name contains a text, or who have this id. */
  public List<Known> people(String text) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select p.id, p.name, p.kind, p.created,"
                        + " (select count(*) from results r where r.player = p.id)"
                        + " from players p where p.id = :text or lower(p.name) like"
                        + " '%' || lower(:text) || '%' order by p.created desc limit 50")
                .bind("text", text)
                .map(
                    (row, context) ->
                        new Known(
                            row.getString(1),
                            row.getString(2),
                            row.getString(3),
                            row.getLong(4),
                            row.getInt(5)))
                .list());
  }

  public List<Report> reports() {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select number, reporter, kind, subject, quoted, reason, at from reports"
                        + " where state = 'OPEN' order by number limit 200")
                .map(
                    (row, context) ->
                        new Report(
                            row.getLong(1),
                            row.getString(2),
                            row.getString(3),
                            row.getString(4),
                            row.getString(5),
                            row.getString(6),
                            row.getLong(7)))
                .list());
  }

  /** The acts after a number, oldest first. */
  public List<Act> acts(long after) {
    return acts("where number > ? order by number limit 1000", after);
  }

  /** The last acts, the newest first. */
  public List<Act> lastActs() {
    return acts("where number > ? order by number desc limit 100", 0);
  }

  private List<Act> acts(String which, long after) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select number, at, who, act, subject, reason from acts " + which)
                .bind(0, after)
                .map(
                    (row, context) ->
                        new Act(
                            row.getLong(1),
                            row.getLong(2),
                            row.getString(3),
                            row.getString(4),
                            row.getString(5),
                            row.getString(6)))
                .list());
  }

  /** The ids of those who are banned now. */
  public List<String> banned(long now) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select player from bans where until > ?")
                .bind(0, now)
                .mapTo(String.class)
                .list());
  }

  public CompletableFuture<Integer> ban(Deed deed, long until) {
    return done(
        deed,
        "insert into bans (player, until, reason, at) values (?, ?, ?, ?)"
            + " on conflict (player) do update set until = excluded.until,"
            + " reason = excluded.reason, at = excluded.at",
        deed.subject,
        until,
        deed.reason,
        deed.at);
  }

  public CompletableFuture<Integer> unban(Deed deed) {
    return done(deed, "delete from bans where player = ?", deed.subject);
  }

  public CompletableFuture<Integer> rename(Deed deed, String name) {
    return writer.run(
        to -> {
          int count =
              Sql.run(
                  to,
                  "update players set name = ? where id = ? and kind <> 'LEFT'",
                  name,
                  deed.subject);
          if (count > 0) {
            log(to, deed);
          }
          if (count > 0 && database.isShared()) {
            ClusterNotes.send(to, database, "renamed " + deed.subject);
          }
          return count;
        });
  }

  public CompletableFuture<Integer> closeReport(Deed deed) {
    return done(
        deed,
        "update reports set state = 'CLOSED' where number = ? and state = 'OPEN'",
        Long.parseLong(deed.subject));
  }

  /** Takes a course out of the gallery and closes what was reported about it. */
  public CompletableFuture<Integer> takeDown(Deed deed) {
    return writer.run(
        to -> {
          int count =
              Sql.run(
                  to,
                  "update courses set shelf = 'DOWN', reason = ? where id = ? and shelf ="
                      + " 'GALLERY'",
                  deed.reason,
                  deed.subject);
          if (count > 0) {
            Sql.run(
                to,
                "update reports set state = 'CLOSED' where kind = 'COURSE' and subject = ?",
                deed.subject);
            log(to, deed);
          }
          return count;
        });
  }

  /** Shows a course again that was taken down. */
  public CompletableFuture<Integer> putBack(Deed deed) {
    return done(
        deed,
        "update courses set shelf = 'GALLERY', reason = '' where id = ? and shelf = 'DOWN'",
        deed.subject);
  }

  /** What everybody shall read; empty for nothing. */
  public Optional<String> notice() {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select value from meta where name = ?")
                .bind(0, NOTICE)
                .mapTo(String.class)
                .findOne());
  }

  public CompletableFuture<Integer> notice(Deed deed, String text) {
    return done(
        deed,
        "insert into meta (name, value) values (?, ?)"
            + " on conflict (name) do update set value = excluded.value",
        NOTICE,
        deed.at + " " + text);
  }

  private CompletableFuture<Integer> done(Deed deed, String sql, Object... values) {
    return writer.run(
        to -> {
          int count = Sql.run(to, sql, values);
          if (count > 0) {
            log(to, deed);
          }
          return count;
        });
  }

  static void log(Connection to, Deed deed) throws SQLException {
    Sql.run(
        to,
        "insert into acts (at, who, act, subject, reason) values (?, ?, ?, ?, ?)",
        deed.at,
        deed.who,
        deed.act,
        deed.subject,
        deed.reason);
  }
}
