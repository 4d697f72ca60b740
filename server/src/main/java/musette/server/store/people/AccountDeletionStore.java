package musette.server.store.people;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.ClusterNotes;
import musette.server.store.database.Database;
import musette.server.store.database.Sql;

/** Deletes accounts. Matches and published courses stay, without the name. */
public final class AccountDeletionStore {
  private static final List<String> OWN =
      List.of(
          "delete from transfers where player = ?",
          "delete from passkeys where player = ?",
          "delete from recovery_codes where player = ?",
          "delete from call_settings where player = ?",
          "delete from push_endpoints where player = ?",
          "delete from mail_addresses where player = ?",
          "delete from calls where player = ?",
          "delete from deliveries where player = ?",
          "delete from follows where player = ?",
          "delete from follows where followed = ?",
          "delete from blocks where player = ?",
          "delete from blocks where other = ?",
          "delete from invitations where player = ?",
          "delete from invitations where inviter = ?",
          "delete from holidays where player = ?",
          "delete from orders where player = ?",
          "delete from operators where player = ?",
          "delete from ratings where player = ?",
          "delete from learning where player = ?",
          "delete from puzzle_months where player = ?",
          "delete from lines where player = ?",
          "delete from courses where shelf <> 'GALLERY' and player = ?",
          "update reports set reporter = '' where reporter = ?",
          "update players set name = 'A rider who left', kind = 'LEFT' where id = ?");

  private final BatchWriter writer;
  private final Database database;
  private final AccountStore accounts;

  public AccountDeletionStore(BatchWriter writer, Database database, AccountStore accounts) {
    this.writer = writer;
    this.database = database;
    this.accounts = accounts;
  }

  /** Deletes all that is theirs alone, at once; returns the hashes of the tokens that ended. */
  public CompletableFuture<List<String>> leave(String player) {
    return writer.run(
        to -> {
          List<String> ended = accounts.endSessions(to, player);
          for (String sql : OWN) {
            Sql.run(to, sql, player);
          }
          if (database.isShared()) {
            ClusterNotes.send(to, database, "renamed " + player);
          }
          return ended;
        });
  }
}
