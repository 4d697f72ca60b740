package musette.wire.table;

import java.util.List;

/** Request and response bodies about the account of the person who asks. */
public final class Account {
  private Account() {}

  /**
   * What the person who asks has at this server.
   *
   * @param kept whether the name survives the loss of this device
   * @param codePrinted when the recovery code that works was printed; 0 without one
   * @param matches how many finished matches they have
   */
  public record Overview(
      Person you,
      boolean kept,
      List<Passkey> passkeys,
      long codePrinted,
      List<Session> sessions,
      int matches) {}

  /**
   * @param id of the credential, in base64url
   */
  public record Passkey(String id, String label, long created, long used) {}

  /**
   * A device on which the person is signed in.
   *
   * @param id names the session; it grants no access
   * @param browser as Firefox; empty if unknown
   * @param system as Linux; empty if unknown
   * @param way how they signed in there
   * @param here whether the question came from it
   */
  public record Session(
      String id,
      String browser,
      String system,
      SignInWay way,
      long created,
      long seen,
      boolean here) {}

  /** How a session began. */
  public enum SignInWay {
    GUEST,
    PROGRAM,
    /** A code from another device. */
    TRANSFER,
    PASSKEY,
    /** A printed recovery code. */
    RECOVERY
  }

  /**
   * What a browser needs to make a passkey; bytes are in base64url.
   *
   * @param user the handle of the person
   * @param exclude the ids of the passkeys that they have
   */
  public record PasskeyOptions(
      String challenge, String site, String user, String name, List<String> exclude) {}

  /** A new passkey as the browser made it; bytes are in base64url. */
  public record NewPasskey(
      String label, String attestation, String clientData, List<String> transports) {}

  /** What a browser needs to sign in with a passkey. */
  public record SignInOptions(String challenge, String site) {}

  /** The answer of a passkey; bytes are in base64url. */
  public record SignIn(
      String id, String user, String authenticatorData, String clientData, String signature) {}

  /** A recovery code: shown once, as an answer; or typed, to confirm or to use it. */
  public record RecoveryCode(String code) {}

  /** The name of who wants to go, typed once more. */
  public record Farewell(String name) {}

  /**
   * How somebody wants to be called.
   *
   * @param zone of the hours, as Europe/Paris
   * @param quietFrom in minutes after midnight; equal to {@code quietTo} without quiet hours
   * @param kinds what calls on which channel, as TURN.PUSH
   */
  public record CallSettings(
      String language, String zone, int quietFrom, int quietTo, List<String> kinds) {}

  /**
   * How the person who asks is called.
   *
   * @param pushKey the public key of this server, in base64url
   * @param mailPossible whether this server sends e-mail
   * @param mail empty if there is no address
   */
  public record Calls(
      CallSettings settings,
      String pushKey,
      boolean mailPossible,
      List<PushEndpoint> pushes,
      List<MailAddress> mail) {}

  /**
   * A browser to which calls are pushed.
   *
   * @param problem why the last try failed; empty if it did not
   */
  public record PushEndpoint(
      String id, String browser, String system, long created, String problem) {}

  /**
   * An address for e-mail.
   *
   * @param problem why the last try failed; empty if it did not
   */
  public record MailAddress(String address, boolean confirmed, String problem) {}

  /** A browser that wants to be pushed to; bytes are in base64url. */
  public record NewPush(String address, String p256dh, String auth, String language, String zone) {}

  public record NewMail(String address, String language, String zone) {}

  public record MailCode(String code) {}

  /** Whom the person who asks knows, and who has asked them to play. */
  public record Company(
      List<Followed> follows, List<Blocked> blocks, List<Invitation> invitations) {}

  /**
   * Somebody who is followed.
   *
   * @param mutual whether they follow back
   * @param table a public table at which they play now; empty without one
   */
  public record Followed(Person player, boolean mutual, String table) {}

  public record Blocked(Person player, BlockKind kind) {}

  /** How somebody is kept away. */
  public enum BlockKind {
    /** Their chat is not shown. */
    MUTE,
    /** Neither follows, invites nor finds the other; their chat is not shown. */
    BLOCK
  }

  public record NewBlock(BlockKind kind) {}

  public record Invitation(String table, String game, Person by, long at) {}

  public record Invited(String player) {}

  /**
   * Something that the operator should look at.
   *
   * @param subject the id of a player, the table and number of a line, or a course
   * @param quoted what it says; the server fills in a name itself
   * @param reason may be empty
   */
  public record Report(ReportKind kind, String subject, String quoted, String reason) {}

  /** What can be reported. */
  public enum ReportKind {
    NAME,
    LINE,
    COURSE
  }

  /**
   * What the operator wants everybody to read.
   *
   * @param text empty if there is nothing
   */
  public record OperatorNotice(String text, long at) {}
}
