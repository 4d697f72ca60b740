package musette.lab.load;

/**
 * What was measured.
 *
 * @param serverSeconds processor time of a server of our own meanwhile; otherwise 0
 * @param heap bytes in use in the heap of a server of our own at the end, after a collection; of
 *     another one what its metrics say
 * @param tableHeap of that what each table costs, with its people and sockets; 0 if unknown
 * @param errors refusals, stale commands and lost sockets
 */
public record LoadReport(
    LoadOptions options,
    double seconds,
    long moves,
    long games,
    double p50,
    double p99,
    double slowest,
    long messages,
    long bytes,
    double serverSeconds,
    long heap,
    long tableHeap,
    long errors,
    String firstError) {

  public double movesPerSecond() {
    return moves / seconds;
  }

  /** What the server can do on one core of its own; 0 if its time is not known. */
  public double movesPerServerSecond() {
    return serverSeconds > 0 ? moves / serverSeconds : 0;
  }

  /** A few lines for people. */
  public String text() {
    return String.format(
        java.util.Locale.ROOT,
        """
        tables      %d with %d sockets each, %s
        moves       %d acknowledged in %.1f s: %.0f a second
        latency     p50 %.1f ms, p99 %.1f ms, slowest %.0f ms
        received    %d messages, %.1f MB
        games       %d finished
        server      %.1f s of processor time: %.0f moves a second of it
        server heap %.1f MB, %.1f KB a table
        errors      %d %s
        """,
        options.tables(),
        options.seats(),
        options.game(),
        moves,
        seconds,
        movesPerSecond(),
        p50,
        p99,
        slowest,
        messages,
        bytes / 1e6,
        games,
        serverSeconds,
        movesPerServerSecond(),
        heap / 1e6,
        tableHeap / 1e3,
        errors,
        firstError);
  }
}
