package musette.server.store.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Sends notifications to the other servers on the same PostgreSQL. */
public final class ClusterNotes {
  static final String CHANNEL = "musette";

  private ClusterNotes() {}

  /** They receive it when the transaction commits. */
  public static void send(Connection to, Database database, String text) throws SQLException {
    try (PreparedStatement notify = to.prepareStatement("select pg_notify(?, ?)")) {
      Sql.bind(notify, CHANNEL, database.node() + " " + text);
      notify.execute();
    }
  }
}
