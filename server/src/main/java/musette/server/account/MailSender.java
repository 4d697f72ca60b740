package musette.server.account;

import jakarta.mail.Authenticator;
import jakarta.mail.Message.RecipientType;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.util.Date;
import java.util.Properties;
import musette.server.account.NotificationOptions.MailServer;
import musette.server.account.NotificationOptions.Security;
import musette.server.store.people.ChannelStore;
import musette.server.store.people.NotificationStore.Delivery;
import musette.server.work.Commits;
import musette.wire.Json;

/** Sends messages through the operator's mail server. */
final class MailSender implements MessageSender {
  static final String CHANNEL = "MAIL";

  private static final String PATIENCE = "20000";

  private final ChannelStore store;
  private final NotificationOptions options;
  private final Session session;
  private final UnsubscribeLinks unsubscribing;

  MailSender(ChannelStore store, NotificationOptions options, UnsubscribeLinks unsubscribing) {
    this.store = store;
    this.options = options;
    this.unsubscribing = unsubscribing;
    this.session = session(options.mail());
  }

  private static Session session(MailServer server) {
    var properties = new Properties();
    properties.put("mail.smtp.host", server.host());
    properties.put("mail.smtp.port", String.valueOf(server.port()));
    properties.put("mail.smtp.connectiontimeout", PATIENCE);
    properties.put("mail.smtp.timeout", PATIENCE);
    properties.put("mail.smtp.writetimeout", PATIENCE);
    properties.put("mail.smtp.auth", String.valueOf(!server.user().isEmpty()));
    if (server.security() == Security.STARTTLS) {
      properties.put("mail.smtp.starttls.required", "true");
      properties.put("mail.smtp.starttls.enable", "true");
    }
    if (server.security() == Security.TLS) {
      properties.put("mail.smtp.ssl.enable", "true");
    }
    properties.put("mail.smtp.ssl.checkserveridentity", "true");
    return Session.getInstance(
        properties,
        new Authenticator() {
          @Override
          protected PasswordAuthentication getPasswordAuthentication() {
            return new PasswordAuthentication(server.user(), server.password());
          }
        });
  }

  /** Whether a text can be an address. */
  static boolean isAddress(String text) {
    try {
      var address = new InternetAddress(text, true);
      return text.equals(address.getAddress()) && text.indexOf('@') > 0 && text.length() <= 200;
    } catch (AddressException e) {
      return false;
    }
  }

  @Override
  public Result send(Delivery delivery) {
    try {
      Transport.send(mail(delivery));
      return new Result.Done();
    } catch (SendFailedException e) {
      return e.getInvalidAddresses() != null && e.getInvalidAddresses().length > 0
          ? new Result.Failed("address")
          : new Result.Failed("refused");
    } catch (MessagingException e) {
      return new Result.Failed("no answer");
    }
  }

  @SuppressWarnings("JavaUtilDate") // Mail wants it.
  private MimeMessage mail(Delivery delivery) throws MessagingException {
    Message message = Json.read(delivery.body(), Message.class);
    String link = options.address() + "/unsubscribe/" + unsubscribing.token(delivery.player());
    var mail = new Numbered(session, delivery.number());
    mail.setFrom(new InternetAddress(options.mail().from()));
    mail.setRecipient(RecipientType.TO, new InternetAddress(delivery.target()));
    mail.setSubject(message.title(), "UTF-8");
    mail.setSentDate(new Date());
    mail.setText(String.join("\n", message.lines()).replace("{unsubscribe}", link), "UTF-8");
    mail.setHeader("List-Unsubscribe", "<" + link + ">");
    mail.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    mail.setHeader("Auto-Submitted", "auto-generated");
    mail.saveChanges();
    return mail;
  }

  /** A second copy of a message has the same id, so that mailboxes can tell. */
  private static final class Numbered extends MimeMessage {
    private final long number;

    Numbered(Session session, long number) {
      super(session);
      this.number = number;
    }

    @Override
    protected void updateMessageID() throws MessagingException {
      setHeader("Message-ID", "<call-" + number + "@musette>");
    }
  }

  /** The owner has to say so themselves. */
  @Override
  public void gone(Delivery delivery) {
    failed(delivery, "address");
  }

  @Override
  public void failed(Delivery delivery, String problem) {
    Commits.await(store.mailFailed(delivery.player(), problem));
  }

  @Override
  public void worked(Delivery delivery) {
    Commits.await(store.mailWorked(delivery.player()));
  }
}
