package musette.lab.load;

import java.util.List;

/**
 * How to load a server.
 *
 * @param rate target rate in moves per second, over all tables
 * @param seconds length of the measurement, after a warm-up of the same length at a quarter of the
 *     tables and half that time for all tables to settle
 */
public record LoadOptions(Servers servers, Tables tables, Traffic traffic, int rate, int seconds) {
  /**
   * The servers.
   *
   * @param url a running one, such as {@code http://localhost:8080}; ignored if there is a command
   * @param command starts a server for this load only, whose CPU time and memory are measured;
   *     empty to use the running one
   * @param nodes how many are started; more than one share a database
   */
  public record Servers(String url, List<String> command, int nodes) {
    public Servers {
      command = List.copyOf(command);
    }
  }

  /**
   * The tables.
   *
   * @param games the tables take them in turn
   * @param seats seats per table, each with its own socket
   * @param champions how many more tables there are at which one person plays with three champions
   */
  public record Tables(List<String> games, int count, int seats, int champions) {
    public Tables {
      games = List.copyOf(games);
    }
  }

  /**
   * What happens beside the moves.
   *
   * @param spectators how many more watch each table
   * @param reconnects sockets per second that are cut and opened again
   * @param chat lines per second
   */
  public record Traffic(int spectators, int reconnects, int chat) {
    static final Traffic NONE = new Traffic(0, 0, 0);
  }

  /** A small load on the default address. */
  public static LoadOptions defaults() {
    return new LoadOptions(
        new Servers("http://localhost:8080", List.of(), 1),
        new Tables(List.of("flamme-rouge"), 100, 4, 0),
        Traffic.NONE,
        200,
        20);
  }

  /** The same with another number of tables. */
  LoadOptions withTables(int count) {
    var other = new Tables(tables.games, count, tables.seats, tables.champions);
    return new LoadOptions(servers, other, traffic, rate, seconds);
  }
}
