package musette.server.store.people;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;

/** Stores how people want to be notified, and at which addresses. */
public final class ChannelStore {
  /** How somebody wants to be called; times of day in minutes; kinds as {@code TURN.PUSH}. */
  public record Settings(
      String player,
      String language,
      String zone,
      int quietFrom,
      int quietTo,
      String kinds,
      long called) {}

  /** A browser that takes messages. */
  public record Push(
      String id,
      String player,
      String address,
      String p256dh,
      String auth,
      String device,
      long created,
      int failures,
      String problem) {}

  /** An address for e-mail, which counts once it is confirmed. */
  public record Mail(
      String player, String address, boolean confirmed, int failures, String problem) {}

  private static final String PUSH =
      "select id, player, address, p256dh, auth, device, created, failures, problem"
          + " from push_endpoints where ";

  private final DatabaseReader reader;
  private final BatchWriter writer;

  public ChannelStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  public Optional<Settings> settings(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select player, language, zone, quiet_from, quiet_to, kinds, called"
                        + " from call_settings where player = ?")
                .bind(0, player)
                .map(
                    (row, context) ->
                        new Settings(
                            row.getString(1),
                            row.getString(2),
                            row.getString(3),
                            row.getInt(4),
                            row.getInt(5),
                            row.getString(6),
                            row.getLong(7)))
                .findOne());
  }

  public CompletableFuture<Integer> save(Settings wish) {
    return update(
        "insert into call_settings (player, language, zone, quiet_from, quiet_to, kinds, called)"
            + " values (?, ?, ?, ?, ?, ?, 0) on conflict (player) do update set"
            + " language = excluded.language, zone = excluded.zone,"
            + " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,"
            + " kinds = excluded.kinds",
        wish.player,
        wish.language,
        wish.zone,
        wish.quietFrom,
        wish.quietTo,
        wish.kinds);
  }

  public List<Push> pushes(String player) {
    return pushes("player = ? order by created", player);
  }

  public Optional<Push> push(String id) {
    return pushes("id = ?", id).stream().findFirst();
  }

  private List<Push> pushes(String where, String value) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(PUSH + where)
                .bind(0, value)
                .map(
                    (row, context) ->
                        new Push(
                            row.getString(1),
                            row.getString(2),
                            row.getString(3),
                            row.getString(4),
                            row.getString(5),
                            row.getString(6),
                            row.getLong(7),
                            row.getInt(8),
                            row.getString(9)))
                .list());
  }

  /** A browser belongs to whoever used it last. */
  public CompletableFuture<Integer> addPush(Push push) {
    return update(
        "insert into push_endpoints"
            + " (id, player, address, p256dh, auth, device, created, failures, problem)"
            + " values (?, ?, ?, ?, ?, ?, ?, 0, '') on conflict (id) do update set"
            + " player = excluded.player, p256dh = excluded.p256dh, auth = excluded.auth,"
            + " device = excluded.device, failures = 0, problem = ''",
        push.id,
        push.player,
        push.address,
        push.p256dh,
        push.auth,
        push.device,
        push.created);
  }

  public CompletableFuture<Integer> removePush(String id) {
    return update("delete from push_endpoints where id = ?", id);
  }

  public CompletableFuture<Integer> pushFailed(String id, String problem) {
    return update(
        "update push_endpoints set failures = failures + 1, problem = ? where id = ?", problem, id);
  }

  public CompletableFuture<Integer> pushWorked(String id) {
    return update("update push_endpoints set failures = 0, problem = '' where id = ?", id);
  }

  public Optional<Mail> mail(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select player, address, confirmed, failures, problem from mail_addresses"
                        + " where player = ?")
                .bind(0, player)
                .map(
                    (row, context) ->
                        new Mail(
                            row.getString(1),
                            row.getString(2),
                            row.getInt(3) == 1,
                            row.getInt(4),
                            row.getString(5)))
                .findOne());
  }

  public CompletableFuture<Integer> setMail(
      String player, String address, String codeHash, long now) {
    return update(
        "insert into mail_addresses"
            + " (player, address, confirmed, code_hash, created, failures, problem)"
            + " values (?, ?, 0, ?, ?, 0, '') on conflict (player) do update set"
            + " address = excluded.address, confirmed = 0, code_hash = excluded.code_hash,"
            + " created = excluded.created, failures = 0, problem = ''",
        player,
        address,
        codeHash,
        now);
  }

  /** False if the code is not the one that was sent to the address. */
  public CompletableFuture<Boolean> confirmMail(String player, String codeHash) {
    return update(
            "update mail_addresses set confirmed = 1 where player = ? and code_hash = ?",
            player,
            codeHash)
        .thenApply(count -> count == 1);
  }

  public CompletableFuture<Integer> removeMail(String player) {
    return update("delete from mail_addresses where player = ?", player);
  }

  public CompletableFuture<Integer> mailFailed(String player, String problem) {
    return update(
        "update mail_addresses set failures = failures + 1, problem = ? where player = ?",
        problem,
        player);
  }

  public CompletableFuture<Integer> mailWorked(String player) {
    return update("update mail_addresses set failures = 0, problem = '' where player = ?", player);
  }

  private CompletableFuture<Integer> update(String sql, Object... values) {
    return writer.run(to -> Sql.run(to, sql, values));
  }
}
