package musette.lab.load;

import java.util.List;

/**
 * How to load a server.
 *
 * @param url the server, such as {@code http://localhost:8080}; ignored if there is a command
 * @param command starts a server for this load only, whose CPU time and memory are measured; empty
 *     to use a running server
 * @param games the tables take them in turn
 * @param seats seats per table, each with its own socket
 * @param spectators how many more watch each table
 * @param rate target rate in moves per second, over all tables
 * @param seconds length of the measurement, after a warm-up of the same length at a quarter of the
 *     tables and half that time for all tables to settle
 */
public record LoadOptions(
    String url,
    List<String> command,
    List<String> games,
    int tables,
    int seats,
    int spectators,
    int rate,
    int seconds) {
  public LoadOptions {
    command = List.copyOf(command);
    games = List.copyOf(games);
  }

  /** A small load on the default address. */
  public static LoadOptions defaults() {
    return new LoadOptions(
        "http://localhost:8080", List.of(), List.of("flamme-rouge"), 100, 4, 0, 200, 20);
  }

  LoadOptions at(String other) {
    return new LoadOptions(other, command, games, tables, seats, spectators, rate, seconds);
  }
}
