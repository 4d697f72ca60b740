package musette.server.account;

import java.time.Duration;

/**
 * Settings for notifications to people who are away.
 *
 * @param address of the site, as its people know it, for the links in messages; empty if unknown
 * @param mail empty without a mail server
 * @param away after so long without an open page somebody is away
 * @param gap between two calls of one person
 * @param targets which servers may be asked to push
 */
public record NotificationOptions(
    String address, MailServer mail, Duration away, Duration gap, PushTargets targets) {

  /** A mail server; an empty host is none. */
  public record MailServer(
      String host, int port, Security security, String user, String password, String from) {
    public static final MailServer NONE = new MailServer("", 0, Security.NONE, "", "", "");

    /** Whether there is one. */
    public boolean isGiven() {
      return !host.isEmpty();
    }

    /** The password is a secret. */
    @Override
    public String toString() {
      return host + ":" + port;
    }
  }

  /** How the connection to the mail server is protected. */
  public enum Security {
    NONE,
    STARTTLS,
    TLS
  }

  /** Which servers may be asked to push. */
  public enum PushTargets {
    /** Those of the public network, by https. */
    PUBLIC,
    /** Any, for tests. */
    ANY
  }

  public static NotificationOptions defaults() {
    return new NotificationOptions(
        "", MailServer.NONE, Duration.ofSeconds(20), Duration.ofMinutes(10), PushTargets.PUBLIC);
  }
}
