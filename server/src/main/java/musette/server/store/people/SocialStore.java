package musette.server.store.people;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;

/** Stores who follows whom, who does not want to meet whom, and who was asked to which table. */
public final class SocialStore {
  /** Somebody who is muted (MUTE) or blocked (BLOCK). */
  public record Blocked(String player, String kind) {}

  /** Somebody was asked to a table. */
  public record Invitation(String table, String inviter, long at) {}

  private final DatabaseReader reader;
  private final BatchWriter writer;

  public SocialStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  public List<String> followed(String player) {
    return texts("select followed from follows where player = ? order by at desc", player);
  }

  public List<String> followers(String player) {
    return texts("select player from follows where followed = ?", player);
  }

  public CompletableFuture<Integer> follow(String player, String other, long now) {
    return update(
        "insert into follows (player, followed, at) values (?, ?, ?)"
            + " on conflict (player, followed) do nothing",
        player,
        other,
        now);
  }

  public CompletableFuture<Integer> unfollow(String player, String other) {
    return update("delete from follows where player = ? and followed = ?", player, other);
  }

  public List<Blocked> blocked(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select other, kind from blocks where player = ? order by at desc")
                .bind(0, player)
                .map((row, context) -> new Blocked(row.getString(1), row.getString(2)))
                .list());
  }

  /** Whether one of the two has blocked the other. */
  public boolean keepApart(String one, String other) {
    return reader.withHandle(
            handle ->
                handle
                    .createQuery(
                        "select count(*) from blocks where kind = 'BLOCK'"
                            + " and ((player = :one and other = :other)"
                            + " or (player = :other and other = :one))")
                    .bind("one", one)
                    .bind("other", other)
                    .mapTo(Integer.class)
                    .one())
        > 0;
  }

  /** Those who have blocked this person, and those whom this person has blocked. */
  public Set<String> apart(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select other from blocks where kind = 'BLOCK' and player = :player"
                        + " union select player from blocks where kind = 'BLOCK' and other ="
                        + " :player")
                .bind("player", player)
                .mapTo(String.class)
                .collect(Collectors.toSet()));
  }

  public CompletableFuture<Integer> block(String player, String other, String kind, long now) {
    return update(
        "insert into blocks (player, other, kind, at) values (?, ?, ?, ?)"
            + " on conflict (player, other) do update set kind = excluded.kind, at = excluded.at",
        player,
        other,
        kind,
        now);
  }

  public CompletableFuture<Integer> unblock(String player, String other) {
    return update("delete from blocks where player = ? and other = ?", player, other);
  }

  /** False if they were asked before. */
  public CompletableFuture<Boolean> invite(String table, String player, String inviter, long now) {
    return update(
            "insert into invitations (table_id, player, inviter, at) values (?, ?, ?, ?)"
                + " on conflict (table_id, player) do nothing",
            table,
            player,
            inviter,
            now)
        .thenApply(count -> count == 1);
  }

  /** The invitations to tables that still wait for players. */
  public List<Invitation> invitations(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select i.table_id, i.inviter, i.at from invitations i"
                        + " join tables t on t.id = i.table_id"
                        + " where i.player = ? and t.status = 'WAITING' and t.free > 0"
                        + " and not exists (select 1 from seats s"
                        + " where s.table_id = t.id and s.player = i.player)"
                        + " order by i.at desc limit 50")
                .bind(0, player)
                .map(
                    (row, context) ->
                        new Invitation(row.getString(1), row.getString(2), row.getLong(3)))
                .list());
  }

  /** A public table that somebody may watch, at which this person plays now. */
  public Optional<String> playing(String player) {
    return texts(
            "select t.id from tables t join seats s on s.table_id = t.id"
                + " where s.player = ? and t.status = 'RUNNING' and t.access = 'PUBLIC'"
                + " and t.spectators = 1 order by t.changed desc limit 1",
            player)
        .stream()
        .findFirst();
  }

  /** People whose name begins so: exactly this name first, then the newest. */
  public List<String> named(String name) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select id from players where kind = 'GUEST'"
                        + " and lower(substr(name, 1, length(:name))) = lower(:name)"
                        + " order by case when lower(name) = lower(:name) then 0 else 1 end,"
                        + " created desc limit 10")
                .bind("name", name)
                .mapTo(String.class)
                .list());
  }

  /** Who tells the same again while the report is open only changes its reason. */
  public CompletableFuture<Integer> report(
      String reporter, String kind, String subject, String quoted, String reason, long now) {
    return writer.run(
        to -> {
          int known =
              Sql.run(
                  to,
                  "update reports set reason = ?, at = ? where reporter = ? and kind = ?"
                      + " and subject = ? and quoted = ? and state = 'OPEN'",
                  reason,
                  now,
                  reporter,
                  kind,
                  subject,
                  quoted);
          return known > 0
              ? known
              : Sql.run(
                  to,
                  "insert into reports (reporter, kind, subject, quoted, reason, at, state)"
                      + " values (?, ?, ?, ?, ?, ?, 'OPEN')",
                  reporter,
                  kind,
                  subject,
                  quoted,
                  reason,
                  now);
        });
  }

  private List<String> texts(String query, String value) {
    return reader.withHandle(
        handle -> handle.createQuery(query).bind(0, value).mapTo(String.class).list());
  }

  private CompletableFuture<Integer> update(String sql, Object... values) {
    return writer.run(to -> Sql.run(to, sql, values));
  }
}
