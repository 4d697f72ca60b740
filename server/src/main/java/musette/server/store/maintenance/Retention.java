package musette.server.store.maintenance;

import java.time.Duration;

/**
 * How long data are kept that no finished match needs; zero keeps them for ever.
 *
 * @param guests guests who have never sat at a table nor written a line
 * @param tables tables that were closed before their match began
 * @param chat lines at tables whose match is over
 */
public record Retention(Duration guests, Duration tables, Duration chat) {
  /** A quarter of a year, a month and a year. */
  public static final Retention DEFAULT =
      new Retention(Duration.ofDays(90), Duration.ofDays(30), Duration.ofDays(365));
}
