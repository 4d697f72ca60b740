package musette.lab.load;

import java.util.List;

/**
 * How to load a server.
 *
 * @param url the server, such as {@code http://localhost:8080}; ignored if there is a command
 * @param command starts a server for this load only, whose CPU time and memory are measured; empty
 *     to use a running server
 * @param seats seats per table, each with its own socket
 * @param rate target rate in moves per second, over all tables
 * @param seconds length of the measurement, after a warm-up of the same length at a quarter of the
 *     tables and half that time for all tables to settle
 */
public record LoadOptions(
    String url, List<String> command, String game, int tables, int seats, int rate, int seconds) {
  public LoadOptions {
    command = List.copyOf(command);
  }

  /** A small load on the default address. */
  public static LoadOptions defaults() {
    return new LoadOptions("http://localhost:8080", List.of(), "flamme-rouge", 100, 4, 200, 20);
  }

  LoadOptions at(String other) {
    return new LoadOptions(other, command, game, tables, seats, rate, seconds);
  }
}
