package musette.server.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import musette.server.SharedPostgres;
import org.junit.jupiter.api.Test;

final class DatabaseTest {
  /** Such an error is logged; what was to be written may be the seed of a running match. */
  @Test
  void anErrorOfPostgresDoesNotQuoteWhatWasToBeWritten() throws Exception {
    try (Database database = Database.open(SharedPostgres.database());
        var connection = database.connect();
        var create = connection.createStatement();
        var insert = insertion(create, connection)) {
      insert.setString(1, "a secret seed");
      insert.addBatch();
      Throwable problem = catchThrowable(insert::executeBatch);
      assertThat(problem).isNotNull();
      var trace = new StringWriter();
      problem.printStackTrace(new PrintWriter(trace));
      assertThat(trace.toString()).contains("empty_only").doesNotContain("secret");
    }
  }

  /** The PostgreSQL of the tests does not wait for its disk by default. */
  @Test
  void aCommitWaitsForTheDiskWhateverPostgresIsConfiguredToDo() throws Exception {
    try (Database database = Database.open(SharedPostgres.database());
        var connection = database.connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("show synchronous_commit")) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getString(1)).isEqualTo("on");
    }
  }

  private static PreparedStatement insertion(Statement create, Connection connection)
      throws SQLException {
    create.execute("create table strict (x text constraint empty_only check (x = ''))");
    return connection.prepareStatement("insert into strict (x) values (?)");
  }
}
