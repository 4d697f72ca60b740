package musette.server.store.people;

import static musette.server.store.database.Sql.bind;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.ClusterNotes;
import musette.server.store.database.Database;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;

/** Stores passkeys, recovery codes, challenges and sessions. */
public final class AccountStore {
  /** A passkey; {@code credential} is its public half in base64url. */
  public record PasskeyRow(
      String id,
      String player,
      String label,
      String credential,
      long counter,
      long created,
      long used) {}

  /** A session by the hash of its token. */
  public record SessionRow(String hash, String device, String way, long created, long seen) {}

  private static final String PASSKEYS =
      "select id, player, label, credential, counter, created, used from passkeys where ";

  private final DatabaseReader reader;
  private final BatchWriter writer;
  private final Database database;

  public AccountStore(DatabaseReader reader, BatchWriter writer, Database database) {
    this.reader = reader;
    this.writer = writer;
    this.database = database;
  }

  public List<PasskeyRow> passkeys(String player) {
    return passkeys("player = ? order by created", player);
  }

  /** Whether the name of this person survives the loss of a device. */
  public boolean isKept(String player) {
    return codePrinted(player) > 0 || !passkeys(player).isEmpty();
  }

  public Optional<PasskeyRow> passkey(String id) {
    return passkeys("id = ?", id).stream().findFirst();
  }

  private List<PasskeyRow> passkeys(String where, String value) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(PASSKEYS + where)
                .bind(0, value)
                .map((row, context) -> passkey(row))
                .list());
  }

  private static PasskeyRow passkey(ResultSet row) throws SQLException {
    return new PasskeyRow(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        row.getLong(5),
        row.getLong(6),
        row.getLong(7));
  }

  /** False if there is one with this id already. */
  public CompletableFuture<Boolean> addPasskey(PasskeyRow row) {
    return update(
            "insert into passkeys (id, player, label, credential, counter, created, used)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing",
            row.id,
            row.player,
            row.label,
            row.credential,
            row.counter,
            row.created,
            row.used)
        .thenApply(count -> count == 1);
  }

  public CompletableFuture<Integer> usePasskey(String id, long counter, long now) {
    return update("update passkeys set counter = ?, used = ? where id = ?", counter, now, id);
  }

  /** Removes a passkey, unless it is the last way to come back; returns how many were removed. */
  public CompletableFuture<Integer> removePasskey(String player, String id) {
    return update(
        "delete from passkeys where player = ? and id = ? and"
            + " ((select count(*) from passkeys p where p.player = ?) > 1 or exists"
            + " (select 1 from recovery_codes c where c.player = ? and c.confirmed = 1))",
        player,
        id,
        player,
        player);
  }

  /** When the code that works was printed; 0 without one. */
  public long codePrinted(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select coalesce(max(created), 0) from recovery_codes"
                        + " where player = ? and confirmed = 1")
                .bind(0, player)
                .mapTo(Long.class)
                .one());
  }

  /** Stores a code that does not work yet; an older one goes on working until then. */
  public CompletableFuture<Integer> offerCode(String player, String hash, long now) {
    return writer.run(
        to -> {
          Sql.run(to, "delete from recovery_codes where player = ? and confirmed = 0", player);
          return Sql.run(
              to,
              "insert into recovery_codes (hash, player, created, confirmed) values (?, ?, ?, 0)",
              hash,
              player,
              now);
        });
  }

  /** From now on this code works, and no other of the player; false if there is no such code. */
  public CompletableFuture<Boolean> confirmCode(String player, String hash) {
    return writer.run(
        to -> {
          String confirm =
              "update recovery_codes set confirmed = 1 where player = ? and hash = ?"
                  + " and confirmed = 0";
          if (Sql.run(to, confirm, player, hash) == 0) {
            return false;
          }
          Sql.run(to, "delete from recovery_codes where player = ? and hash <> ?", player, hash);
          return true;
        });
  }

  /** Uses a code up; returns its owner. */
  public CompletableFuture<Optional<String>> useCode(String hash) {
    return taken(
        "delete from recovery_codes where hash = ? and confirmed = 1 returning player", hash);
  }

  /** Keeps a challenge, and deletes those that have expired. */
  public CompletableFuture<Integer> addChallenge(
      String hash, String player, long now, long expires) {
    return writer.run(
        to -> {
          Sql.run(to, "delete from challenges where expires < ?", now);
          return Sql.run(
              to,
              "insert into challenges (hash, player, expires) values (?, ?, ?)",
              hash,
              player,
              expires);
        });
  }

  /** Uses a challenge up; returns for whom it was made, which is nobody for a sign-in. */
  public CompletableFuture<Optional<String>> useChallenge(String hash, long now) {
    return taken(
        "delete from challenges where hash = ? and expires >= ? returning player", hash, now);
  }

  private CompletableFuture<Optional<String>> taken(String sql, Object... values) {
    return writer.run(
        to -> {
          try (PreparedStatement delete = to.prepareStatement(sql)) {
            bind(delete, values);
            try (ResultSet row = delete.executeQuery()) {
              return row.next() ? Optional.of(row.getString(1)) : Optional.empty();
            }
          }
        });
  }

  public List<SessionRow> sessions(String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select hash, device, way, created, seen from tokens where player = ?"
                        + " order by seen desc, created desc, hash")
                .bind(0, player)
                .map(
                    (row, context) ->
                        new SessionRow(
                            row.getString(1),
                            row.getString(2),
                            row.getString(3),
                            row.getLong(4),
                            row.getLong(5)))
                .list());
  }

  /** A new session, in the place of an older one if {@code before} is the hash of its token. */
  public CompletableFuture<Integer> addSession(String player, SessionRow session, String before) {
    return writer.run(
        to -> {
          forget(to, List.of(before));
          return addSession(to, player, session);
        });
  }

  static int addSession(Connection to, String player, SessionRow session) throws SQLException {
    return Sql.run(
        to,
        "insert into tokens (hash, player, device, way, created, seen) values (?, ?, ?, ?, ?, ?)"
            + " on conflict (hash) do nothing",
        session.hash,
        player,
        session.device,
        session.way,
        session.created,
        session.seen);
  }

  /** Notes when a session was last used, and on what. */
  public CompletableFuture<Integer> seen(String hash, String device, long now) {
    return update("update tokens set seen = ?, device = ? where hash = ?", now, device, hash);
  }

  /** Ends all sessions of a player; returns the hashes of their tokens. */
  public CompletableFuture<List<String>> endSessions(String player) {
    return writer.run(to -> endSessions(to, player));
  }

  List<String> endSessions(Connection to, String player) throws SQLException {
    var hashes = new ArrayList<String>();
    try (PreparedStatement select =
        to.prepareStatement("select hash from tokens where player = ?")) {
      bind(select, player);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          hashes.add(row.getString(1));
        }
      }
    }
    forget(to, hashes);
    return hashes;
  }

  private void forget(Connection to, List<String> hashes) throws SQLException {
    for (String hash : hashes) {
      if (Sql.run(to, "delete from tokens where hash = ?", hash) > 0 && database.isShared()) {
        ClusterNotes.send(to, database, "forgotten " + hash);
      }
    }
  }

  private CompletableFuture<Integer> update(String sql, Object... values) {
    return writer.run(to -> Sql.run(to, sql, values));
  }
}
