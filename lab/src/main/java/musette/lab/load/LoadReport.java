package musette.lab.load;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The measurements.
 *
 * @param games matches that ended
 * @param errors refusals, stale commands, lost sockets and what was missed, by kind
 * @param firstError what the server said, or what else went wrong
 */
public record LoadReport(
    LoadOptions options,
    double seconds,
    long moves,
    long games,
    Latency latency,
    Heard heard,
    Server server,
    Bots bots,
    Map<String, Long> errors,
    String firstError) {

  /** From a command to its acknowledgement, in milliseconds. */
  public record Latency(double p50, double p99, double slowest) {}

  /**
   * What the clients received.
   *
   * @param seconds CPU time of the load tool
   * @param reconnects sockets that came back and were told all that they had missed
   * @param said acknowledged lines of chat
   * @param lines messages with such lines
   */
  public record Heard(
      double seconds, long messages, long bytes, long reconnects, long said, long lines) {}

  /**
   * What the server needed.
   *
   * @param seconds CPU time of a server started for this load; otherwise 0
   * @param parts the same by what it was used for; empty if unknown
   * @param heap heap bytes in use at the end, after a garbage collection; for other servers, what
   *     their metrics report
   * @param tableHeap heap per table, including its players and sockets; 0 if unknown
   */
  public record Server(double seconds, Map<String, Double> parts, long heap, long tableHeap) {}

  /**
   * The champions.
   *
   * @param moves that they made
   * @param longest seconds that one of them took to answer, with what it waited for its turn, as
   *     the server measured it
   * @param meanWait seconds that a person waited for their next turn, on average
   * @param longestWait the same at most
   */
  public record Bots(long moves, double longest, double meanWait, double longestWait) {}

  public boolean isGood() {
    return errors.isEmpty();
  }

  public double movesPerSecond() {
    return moves / seconds;
  }

  /** CPU time of the server per move in microseconds; 0 if unknown. */
  public double microsecondsPerMove() {
    return moves == 0 ? 0 : server.seconds * 1e6 / moves;
  }

  /** The same without the JVM's compilers, of which a short run is full. */
  public double compiledMicrosecondsPerMove() {
    double compiling = server.parts.getOrDefault(ServerThreads.COMPILING, 0.0);
    return moves == 0 ? 0 : (server.seconds - compiling) * 1e6 / moves;
  }

  /** CPU time of the server per move in microseconds, by part, the largest first. */
  private String microsecondsByPart() {
    return server.parts.entrySet().stream()
        .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
        .map(part -> "%s %.0f".formatted(part.getKey(), part.getValue() * 1e6 / moves))
        .collect(Collectors.joining(", "));
  }

  /** The errors in one line. */
  static String errors(Map<String, Long> errors, String first) {
    return errors.isEmpty()
        ? "none"
        : errors.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(error -> error.getValue() + " " + error.getKey())
                .collect(Collectors.joining(", "))
            + "; the first: "
            + first;
  }

  /** A few lines for people. */
  public String text() {
    LoadOptions.Tables tables = options.tables();
    return String.format(
        Locale.ROOT,
        """
        tables      %d with %d sockets and %d spectators each, %d with champions, %s
        moves       %d acknowledged in %.1f s: %.0f per second
        latency     p50 %.1f ms, p99 %.1f ms, slowest %.0f ms
        received    %d messages, %.1f MB; the tool needed %.0f ms of CPU time for 1,000 of them
        matches     %d finished
        reconnects  %d
        chat        %d lines said, heard %d times
        champions   %d moves, the longest took %.2f s; people waited %.1f s for their turn, at most %.1f s
        server      %.1f s of CPU time: %.0f microseconds a move
        parts       %s microseconds a move
        server heap %.1f MB, %.1f KB per table
        errors      %s
        """,
        tables.count(),
        tables.seats(),
        options.traffic().spectators(),
        tables.champions(),
        String.join(", ", tables.games()),
        moves,
        seconds,
        movesPerSecond(),
        latency.p50,
        latency.p99,
        latency.slowest,
        heard.messages,
        heard.bytes / 1e6,
        heard.messages == 0 ? 0 : heard.seconds * 1e6 / heard.messages,
        games,
        heard.reconnects,
        heard.said,
        heard.lines,
        bots.moves,
        bots.longest,
        bots.meanWait,
        bots.longestWait,
        server.seconds,
        microsecondsPerMove(),
        moves == 0 || server.parts.isEmpty() ? "unknown" : microsecondsByPart(),
        server.heap / 1e6,
        server.tableHeap / 1e3,
        errors(errors, firstError));
  }
}
