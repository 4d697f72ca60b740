package musette.lab.load;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * The measurements.
 *
 * @param serverSeconds CPU time of a server started for this load; otherwise 0
 * @param parts the same by what it was used for; empty if unknown
 * @param heap heap bytes in use at the end, after a garbage collection; for other servers, what
 *     their metrics report
 * @param tableHeap heap per table, including its players and sockets; 0 if unknown
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
    Map<String, Double> parts,
    long heap,
    long tableHeap,
    long errors,
    String firstError) {

  public double movesPerSecond() {
    return moves / seconds;
  }

  /** Throughput per second of server CPU time; 0 if that time is unknown. */
  public double movesPerServerSecond() {
    return serverSeconds > 0 ? moves / serverSeconds : 0;
  }

  /** CPU time of the server per move in microseconds, by part, the largest first. */
  private String microsecondsByPart() {
    return parts.entrySet().stream()
        .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
        .map(part -> "%s %.0f".formatted(part.getKey(), part.getValue() * 1e6 / moves))
        .collect(Collectors.joining(", "));
  }

  /** A few lines for people. */
  public String text() {
    return String.format(
        java.util.Locale.ROOT,
        """
        tables      %d with %d sockets and %d spectators each, %s
        moves       %d acknowledged in %.1f s: %.0f per second
        latency     p50 %.1f ms, p99 %.1f ms, slowest %.0f ms
        received    %d messages, %.1f MB
        matches     %d finished
        server      %.1f s of CPU time: %.0f moves per CPU second
        parts       %s microseconds a move
        server heap %.1f MB, %.1f KB per table
        errors      %d %s
        """,
        options.tables(),
        options.seats(),
        options.spectators(),
        String.join(", ", options.games()),
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
        moves == 0 || parts.isEmpty() ? "unknown" : microsecondsByPart(),
        heap / 1e6,
        tableHeap / 1e3,
        errors,
        firstError);
  }
}
