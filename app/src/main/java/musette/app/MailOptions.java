package musette.app;

import java.net.URI;
import java.util.Locale;
import java.util.Map;
import musette.kernel.Refused;
import musette.server.account.NotificationOptions;
import musette.server.account.NotificationOptions.MailServer;
import musette.server.account.NotificationOptions.Security;
import picocli.CommandLine.Option;

/** How a server sends mail, on the command line. The password comes from the environment. */
final class MailOptions {
  private static final String PASSWORD = "MUSETTE_SMTP_PASSWORD";
  private static final Map<String, Security> SCHEMES =
      Map.of("smtp", Security.STARTTLS, "smtps", Security.TLS, "smtp-plain", Security.NONE);
  private static final Map<Security, Integer> PORTS =
      Map.of(Security.STARTTLS, 587, Security.TLS, 465, Security.NONE, 25);

  @Option(names = "--address", paramLabel = "URL")
  private String address = "";

  @Option(names = "--smtp", paramLabel = "URL")
  private String smtp = "";

  @Option(names = "--mail-from", paramLabel = "ADDRESS")
  private String from = "";

  /** Refuses what does not fit together. */
  NotificationOptions calls() {
    NotificationOptions defaults = NotificationOptions.defaults();
    if (!smtp.isEmpty() && (address.isEmpty() || from.isEmpty())) {
      throw Refused.because("", "smtp-alone");
    }
    return new NotificationOptions(
        checkedAddress(),
        smtp.isEmpty() ? MailServer.NONE : mailServer(),
        defaults.away(),
        defaults.gap(),
        defaults.targets());
  }

  private String checkedAddress() {
    if (!address.isEmpty() && !address.matches("https?://[^/\\s?#]+")) {
      throw Refused.because("", "site-address", "address", address);
    }
    return address;
  }

  private MailServer mailServer() {
    try {
      URI uri = URI.create(smtp);
      Security security = SCHEMES.get(String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT));
      String user = uri.getUserInfo() == null ? "" : uri.getUserInfo();
      if (security == null || uri.getHost() == null || user.contains(":")) {
        throw Refused.because("", "smtp-address");
      }
      int port = uri.getPort() < 0 ? PORTS.getOrDefault(security, 25) : uri.getPort();
      String password = System.getenv().getOrDefault(PASSWORD, "");
      return new MailServer(uri.getHost(), port, security, user, password, from);
    } catch (IllegalArgumentException e) {
      throw Refused.because("", "smtp-address");
    }
  }
}
