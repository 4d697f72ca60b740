package musette.server.store.people;

import static musette.server.store.database.Sql.bind;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.ClusterNotes;
import musette.server.store.database.Database;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;
import musette.wire.table.Person;

/** Stores players, their tokens and transfer codes. */
public final class PlayerStore {
  private final DatabaseReader reader;
  private final BatchWriter writer;
  private final Database database;

  public PlayerStore(DatabaseReader reader, BatchWriter writer, Database database) {
    this.database = database;
    this.reader = reader;
    this.writer = writer;
  }

  public Optional<Person> person(String id) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select id, name, kind from players where id = ?")
                .bind(0, id)
                .map(
                    (row, context) ->
                        new Person(
                            row.getString(1),
                            row.getString(2),
                            Person.Kind.valueOf(row.getString(3))))
                .findOne());
  }

  public long since(String id) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select created from players where id = ?")
                .bind(0, id)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L));
  }

  /** The owner of the token with this hash. */
  public Optional<String> owner(String hash) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select player from tokens where hash = ?")
                .bind(0, hash)
                .mapTo(String.class)
                .findOne());
  }

  public CompletableFuture<Person> add(Person person, AccountStore.SessionRow session) {
    return writer.run(
        to -> {
          Sql.run(
              to,
              "insert into players (id, name, kind, created) values (?, ?, ?, ?)"
                  + " on conflict (id) do nothing",
              person.id(),
              person.name(),
              person.kind().name(),
              session.created());
          AccountStore.addSession(to, person.id(), session);
          return person;
        });
  }

  public CompletableFuture<Integer> rename(String id, String name) {
    return writer.run(
        to -> {
          try (var update = to.prepareStatement("update players set name = ? where id = ?")) {
            bind(update, name, id);
            if (database.isShared()) {
              ClusterNotes.send(to, database, "renamed " + id);
            }
            return update.executeUpdate();
          }
        });
  }

  public CompletableFuture<Integer> forget(String tokenHash) {
    return writer.run(
        to -> {
          try (var delete = to.prepareStatement("delete from tokens where hash = ?")) {
            bind(delete, tokenHash);
            if (database.isShared()) {
              ClusterNotes.send(to, database, "forgotten " + tokenHash);
            }
            return delete.executeUpdate();
          }
        });
  }

  /** Stores a transfer code, and deletes older ones of the player. */
  public CompletableFuture<Integer> offer(String player, String codeHash, long now, long expires) {
    return writer.run(
        to -> {
          try (var delete =
                  to.prepareStatement("delete from transfers where player = ? or expires < ?");
              var insert =
                  to.prepareStatement(
                      "insert into transfers (hash, player, expires) values (?, ?, ?)")) {
            bind(delete, player, now);
            delete.executeUpdate();
            bind(insert, codeHash, player, expires);
            return insert.executeUpdate();
          }
        });
  }

  /** Exchanges a transfer code for a new session of its owner. */
  public CompletableFuture<Optional<String>> claim(
      String codeHash, AccountStore.SessionRow session) {
    return writer.run(
        to -> {
          try (var read =
              to.prepareStatement(
                  "delete from transfers where hash = ? and expires >= ? returning player")) {
            bind(read, codeHash, session.created());
            try (var row = read.executeQuery()) {
              if (!row.next()) {
                return Optional.empty();
              }
              String player = row.getString(1);
              AccountStore.addSession(to, player, session);
              return Optional.of(player);
            }
          }
        });
  }
}
