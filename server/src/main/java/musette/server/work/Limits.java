package musette.server.work;

import java.time.Duration;

/**
 * The limits of one client.
 *
 * @param requests HTTP requests of one address
 * @param guests new identities of one address
 * @param tables tables that one player opens
 * @param claims transfer codes that one address tries
 * @param messages messages on one socket
 * @param lines of chat of one player
 * @param sockets open at once from one address
 * @param tablesEach unfinished tables of one player
 * @param replays pages of replays that one address asks for
 * @param asks of one player at one table, which the others have to answer
 * @param connections how many are open, and for how long
 * @param people what concerns people rather than tables
 */
public record Limits(
    Rate requests,
    Rate guests,
    Rate tables,
    Rate claims,
    Rate messages,
    Rate lines,
    int sockets,
    int tablesEach,
    Rate replays,
    Rate asks,
    Connections connections,
    People people) {

  /** A burst, and a rate per second after it. */
  public record Rate(double burst, double perSecond) {
    public TokenBucket bucket(long now) {
      return new TokenBucket(burst, perSecond, now);
    }
  }

  /**
   * The limits of connections.
   *
   * @param most in all
   * @param each from one address; does not count behind a proxy
   * @param arriving for all of a request to come
   * @param answering until the answer has been fetched
   */
  public record Connections(int most, int each, Duration arriving, Duration answering) {}

  /**
   * The limits of what people do with each other and with their accounts.
   *
   * @param copies of all their data that one player takes
   * @param endpoints to which one player can be called
   * @param mails that one player makes the server send to a new address
   * @param invitations that one player sends
   * @param follows whom one player follows or blocks, in all
   * @param reports that one player makes
   * @param learning how often one player has their progress kept
   * @param rests holidays that one player begins
   * @param orders that one player prepares
   */
  public record People(
      Rate copies,
      int endpoints,
      Rate mails,
      Rate invitations,
      int follows,
      Rate reports,
      Rate learning,
      Rate rests,
      Rate orders) {}

  private static final Duration ARRIVING = Duration.ofSeconds(30);
  private static final Duration ANSWERING = Duration.ofMinutes(2);

  /** For a server that anybody can reach. */
  public static Limits defaults() {
    return new Limits(
        new Rate(200, 20),
        new Rate(20, 0.05),
        new Rate(20, 0.2),
        new Rate(5, 0.02),
        new Rate(100, 20),
        new Rate(8, 0.5),
        100,
        100,
        new Rate(120, 4),
        new Rate(5, 0.05),
        new Connections(10_000, 300, ARRIVING, ANSWERING),
        new People(
            new Rate(3, 0.001),
            10,
            new Rate(3, 0.001),
            new Rate(10, 0.02),
            500,
            new Rate(5, 0.005),
            new Rate(60, 0.2),
            new Rate(5, 0.001),
            new Rate(30, 0.5)));
  }

  /** For a load test on one machine, where everybody has the same address. */
  public static Limits none() {
    var any = new Rate(1e12, 1e12);
    int most = Integer.MAX_VALUE;
    var open = new Connections(most, most, ARRIVING, ANSWERING);
    var people = new People(any, most, any, any, most, any, any, any, any);
    return new Limits(any, any, any, any, any, any, most, most, any, any, open, people);
  }
}
