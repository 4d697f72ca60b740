package musette.server;

import java.io.IOException;
import java.io.OutputStream;
import java.net.NetworkInterface;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.SplittableRandom;

/** Faults of a server, of its disk, its database and its network. */
final class FaultInjector {
  /** The troubles; those of the disk are SQLite's, those of the database PostgreSQL's. */
  enum Kind {
    SERVER_KILLED,
    SERVER_FROZEN,
    CLOCK_JUMPS,
    CONNECTIONS_BREAK,
    NETWORK_STALLS,
    PACKETS_LOST,
    DISK_FULL,
    DISK_STALLS,
    DATABASE_KILLED,
    DATABASE_STALLS,
    DATABASE_UNREACHABLE
  }

  /** A jump of the clock, in seconds. */
  private static final int JUMP = 3 * 60 * 60;

  private final SplittableRandom random;
  private final FaultyProxy network;
  private final FaultyProxy database;

  FaultInjector(SplittableRandom random, FaultyProxy network, FaultyProxy database) {
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
      case PACKETS_LOST -> losePackets();
      case DISK_FULL -> fill(data);
      case DISK_STALLS -> {
        run("fsfreeze", "--freeze", data.resolveSibling("").toString());
        pause();
        run("fsfreeze", "--unfreeze", data.resolveSibling("").toString());
      }
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

  /**
   * Whether there is no network but that of this machine with itself, in which packets may be lost:
   * {@code unshare --net} gives one to root.
   */
  static boolean hasOwnNetwork() throws IOException, InterruptedException {
    List<String> names =
        NetworkInterface.networkInterfaces().map(NetworkInterface::getName).toList();
    return names.equals(List.of("lo")) && run("tc", "qdisc", "show", "dev", "lo") == 0;
  }

  /** Loses all packets for a moment, again and again; they have to be sent anew. */
  private void losePackets() throws IOException, InterruptedException {
    for (int i = random.nextInt(3, 10); i > 0; i--) {
      run("tc", "qdisc", "replace", "dev", "lo", "root", "blackhole");
      Thread.sleep(random.nextInt(10, 300));
      run("tc", "qdisc", "del", "dev", "lo", "root");
      Thread.sleep(random.nextInt(10, 300));
    }
  }

  private static void signal(String signal, long pid) throws IOException, InterruptedException {
    run("kill", signal, Long.toString(pid));
  }

  /** Its exit code; other than 0 as well if there is no such command. */
  static int run(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor();
    } catch (IOException e) {
      return -1;
    }
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
