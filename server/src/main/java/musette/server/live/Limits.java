package musette.server.live;

/**
 * How much one client may ask for.
 *
 * @param requests HTTP requests of one address
 * @param guests new identities of one address
 * @param tables tables that one player opens
 * @param claims transfer codes that one address tries
 * @param messages messages on one socket
 * @param lines of chat of one player
 * @param sockets open at once from one address
 * @param tablesEach unfinished tables of one player
 */
public record Limits(
    Rate requests,
    Rate guests,
    Rate tables,
    Rate claims,
    Rate messages,
    Rate lines,
    int sockets,
    int tablesEach) {

  /** A burst, and what comes on top every second. */
  public record Rate(double burst, double perSecond) {
    public Bucket bucket(long now) {
      return new Bucket(burst, perSecond, now);
    }
  }

  /** For a server that anybody can reach. */
  public static Limits usual() {
    return new Limits(
        new Rate(200, 20),
        new Rate(20, 0.05),
        new Rate(20, 0.2),
        new Rate(5, 0.02),
        new Rate(100, 20),
        new Rate(8, 0.5),
        100,
        100);
  }

  /** For a load test on one machine, where everybody has the same address. */
  public static Limits none() {
    var any = new Rate(1e12, 1e12);
    return new Limits(any, any, any, any, any, any, Integer.MAX_VALUE, Integer.MAX_VALUE);
  }
}
