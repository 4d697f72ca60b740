package musette.lab.load;

import java.util.Locale;
import java.util.Map;

/**
 * What a server with many running matches needs while hardly anything happens.
 *
 * @param tables running matches on disk at the start
 * @param started seconds until the server was well
 * @param startCost CPU seconds of that
 * @param moved seconds until a move at one of the tables was acknowledged
 * @param sockets that were opened and do nothing
 * @param empty heap bytes in use after the start
 * @param connected heap bytes more when the sockets were open
 * @param following heap bytes more when they followed all tables
 * @param seconds CPU time of the server while nothing happened
 */
public record IdleReport(
    int tables,
    double started,
    double startCost,
    double moved,
    int sockets,
    long empty,
    long connected,
    long following,
    double seconds,
    Map<String, Long> errors,
    String firstError) {
  public IdleReport {
    errors = Map.copyOf(errors);
  }

  public boolean isGood() {
    return errors.isEmpty();
  }

  private static double kilobytes(long bytes, int count) {
    return count == 0 ? 0 : bytes / 1e3 / count;
  }

  /** A few lines for people. */
  public String text() {
    return String.format(
        Locale.ROOT,
        """
        start       %.1f s until the server was well, %.1f s of CPU time
        move        acknowledged %.1f s after the start
        server heap %.1f MB with %d running tables on disk
        sockets     %d, %.1f KB each
        asleep      %d tables that they follow, %.1f KB each
        idle        %.2f s of CPU time meanwhile
        errors      %s
        """,
        started,
        startCost,
        moved,
        empty / 1e6,
        tables,
        sockets,
        kilobytes(connected, sockets),
        sockets == 0 ? 0 : tables,
        kilobytes(following, tables),
        seconds,
        LoadReport.errors(errors, firstError));
  }
}
