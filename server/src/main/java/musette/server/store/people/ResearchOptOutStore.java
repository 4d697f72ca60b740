package musette.server.store.people;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;

/** Stores who does not want their matches to be given to others, such as researchers. */
public final class ResearchOptOutStore {
  private final DatabaseReader reader;
  private final BatchWriter writer;

  public ResearchOptOutStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /** Whether the public matches of a person may be given to others. */
  public boolean isAllowed(String player) {
    return !keptBack("where player = ?", player).contains(player);
  }

  /** Everybody who does not want it. */
  public Set<String> keptBack() {
    return keptBack("where player <> ?", "");
  }

  private Set<String> keptBack(String which, String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select player from kept_back " + which)
                .bind(0, player)
                .mapTo(String.class)
                .set());
  }

  public CompletableFuture<Integer> keepBack(String player, long now) {
    return writer.run(
        to ->
            Sql.run(
                to,
                "insert into kept_back (player, at) values (?, ?) on conflict (player) do nothing",
                player,
                now));
  }

  public CompletableFuture<Integer> allow(String player) {
    return writer.run(to -> Sql.run(to, "delete from kept_back where player = ?", player));
  }
}
