package musette.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.SplittableRandom;

/** What can happen to a server, its disk, its database and the way to it. */
final class Troubles {
  /** The troubles; those of the disk are SQLite's, those of the database PostgreSQL's. */
  enum Kind {
    SERVER_KILLED,
    SERVER_FROZEN,
    CLOCK_JUMPS,
    CONNECTIONS_BREAK,
    NETWORK_STALLS,
    DISK_FULL,
    DATABASE_KILLED,
    DATABASE_STALLS,
    DATABASE_UNREACHABLE
  }

  /** A jump of the clock, in seconds. */
  private static final int JUMP = 3 * 60 * 60;

  private final SplittableRandom random;
  private final FaultyProxy network;
  private final FaultyProxy database;

  Troubles(SplittableRandom random, FaultyProxy network, FaultyProxy database) {
    this.random = random;
    this.network = network;
    this.database = database;
  }

  /** Strikes for some seconds, and is over when this returns. */
  void strike(Kind kind, ServerProcess server, Path data, String url)
      throws IOException, InterruptedException {
    switch (kind) {
      case SERVER_KILLED -> server.kill();
      case SERVER_FROZEN -> {
        signal("-STOP", server.pid());
        pause();
        signal("-CONT", server.pid());
      }
      case CLOCK_JUMPS -> {
        server.moveClock(random.nextInt(-JUMP, JUMP));
        pause();
      }
      case CONNECTIONS_BREAK -> network.breakConnections();
      case NETWORK_STALLS -> {
        network.hold();
        pause();
        network.release();
      }
      case DISK_FULL -> fill(data);
      case DATABASE_KILLED -> killDatabase(url);
      case DATABASE_STALLS -> {
        database.hold();
        pause();
        database.release();
      }
      case DATABASE_UNREACHABLE -> {
        database.hold();
        database.breakConnections();
        pause();
        database.release();
      }
    }
  }

  private void pause() throws InterruptedException {
    Thread.sleep(random.nextInt(500, 4_000));
  }

  private static void signal(String signal, long pid) throws IOException, InterruptedException {
    new ProcessBuilder("kill", signal, Long.toString(pid)).start().waitFor();
  }

  /** Writes until nothing more fits. */
  private void fill(Path data) throws IOException, InterruptedException {
    Path filler = data.resolve("filler");
    try (OutputStream out = Files.newOutputStream(filler)) {
      var block = new byte[65_536];
      while (true) {
        out.write(block);
      }
    } catch (IOException e) {
      pause();
    } finally {
      Files.deleteIfExists(filler);
    }
  }

  /** Kills one process of PostgreSQL: it then ends all others and recovers from its own log. */
  private static void killDatabase(String url) throws IOException, InterruptedException {
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select pid from pg_stat_activity where backend_type = 'client backend'"
                    + " and datname = current_database() and pid <> pg_backend_pid()")) {
      if (rows.next()) {
        signal("-KILL", rows.getLong(1));
      }
    } catch (SQLException e) {
      // It is still recovering from the last time.
      Thread.sleep(1_000);
    }
  }
}
