package musette.lab.load;

/**
 * How a server is loaded.
 *
 * @param url of the server, as {@code http://localhost:8080}
 * @param seats at each table, each with a socket of its own
 * @param rate moves a second that are aimed at, over all tables
 * @param seconds that are measured, after a tenth of that to warm up
 */
public record LoadOptions(String url, String game, int tables, int seats, int rate, int seconds) {
  /** A small load on the usual address. */
  public static LoadOptions defaults() {
    return new LoadOptions("http://localhost:8080", "flamme-rouge", 100, 4, 200, 20);
  }
}
