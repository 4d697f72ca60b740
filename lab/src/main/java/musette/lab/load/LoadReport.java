package musette.lab.load;

/**
 * What was measured.
 *
 * @param heap bytes that the server's heap holds at the end, as its metrics say
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
    long heap,
    long errors,
    String firstError) {

  public double movesPerSecond() {
    return moves / seconds;
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
        server heap %.0f MB
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
        heap / 1e6,
        errors,
        firstError);
  }
}
