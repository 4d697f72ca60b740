package musette.lab.load;

import java.util.List;

/**
 * How a server is loaded.
 *
 * @param url of the server, as {@code http://localhost:8080}; of no account if there is a command
 * @param command starts a server for the load alone, whose time and memory are measured; empty for
 *     one that runs already
 * @param seats at each table, each with a socket of its own
 * @param rate moves a second that are aimed at, over all tables
 * @param seconds that are measured, after as long at a quarter of the tables to warm up and half as
 *     long to settle
 */
public record LoadOptions(
    String url, List<String> command, String game, int tables, int seats, int rate, int seconds) {
  public LoadOptions {
    command = List.copyOf(command);
  }

  /** A small load on the usual address. */
  public static LoadOptions defaults() {
    return new LoadOptions("http://localhost:8080", List.of(), "flamme-rouge", 100, 4, 200, 20);
  }

  LoadOptions at(String other) {
    return new LoadOptions(other, command, game, tables, seats, rate, seconds);
  }
}
