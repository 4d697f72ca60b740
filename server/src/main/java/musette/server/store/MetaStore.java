package musette.server.store;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;

/** Stores single values of the whole server by name: keys, secrets, the versions of the rules. */
public final class MetaStore {
  private final DatabaseReader reader;
  private final BatchWriter writer;

  MetaStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  public Optional<String> get(String name) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select value from meta where name = ?")
                .bind(0, name)
                .mapTo(String.class)
                .findOne());
  }

  public CompletableFuture<Integer> set(String name, String value) {
    return insert("do update set value = excluded.value", name, value);
  }

  /** Keeps a value, unless there is one already. */
  public CompletableFuture<Integer> add(String name, String value) {
    return insert("do nothing", name, value);
  }

  private CompletableFuture<Integer> insert(String onConflict, String name, String value) {
    return writer.run(
        to ->
            Sql.run(
                to,
                "insert into meta (name, value) values (?, ?) on conflict (name) " + onConflict,
                name,
                value));
  }
}
