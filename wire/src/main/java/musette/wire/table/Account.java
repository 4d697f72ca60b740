package musette.wire.table;

import java.util.List;
import java.util.Map;
import musette.kernel.Seat;

/** Request and response bodies about the account of the person who asks. */
public final class Account {
  private Account() {}

  /**
   * What the person who asks has at this server.
   *
   * @param kept whether the name survives the loss of this device
   * @param codePrinted when the recovery code that works was printed; 0 without one
   * @param matches how many finished matches they have
   * @param shared whether their public matches may be given to others, without their name
   */
  public record Overview(
      Person you,
      boolean kept,
      List<Passkey> passkeys,
      long codePrinted,
      List<Session> sessions,
      int matches,
      boolean shared) {}

  /** Whether public matches may be given to others. */
  public record Sharing(boolean shared) {}

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
   * The holidays of a person: days on which their clocks stand still in matches by turns.
   *
   * @param budget days in any 365 days
   * @param left of them
   * @param until when the holiday ends that goes on; 0 without one
   */
  public record Holidays(int budget, int left, long until) {}

  public record NewHoliday(int days) {}

  /**
   * What somebody who waits at a table wants to know.
   *
   * @param away who is on holiday
   * @param ahead what could be done if it were the seat's turn now
   * @param order what is prepared, in notation; empty without anything
   * @param dropped whether it was not carried out, because something had changed
   */
  public record Waiting(
      List<AwaySeat> away, List<ToClient.OfferInfo> ahead, String order, boolean dropped) {}

  public record AwaySeat(Seat seat, long until) {}

  public record NewOrder(Seat seat, String action) {}

  /** What a player has done: by course, and against whom. */
  public record Records(List<CourseRecord> courses, List<Rival> rivals) {}

  /**
   * The matches on a course.
   *
   * @param course as the options of the game name it; empty where it has none
   */
  public record CourseRecord(String game, String course, int matches, int wins) {}

  /** Somebody whom the player met in a game, and who of them finished ahead how often. */
  public record Rival(Person player, String game, int matches, int ahead, int behind) {}

  /**
   * What the operator wants everybody to read.
   *
   * @param text empty if there is nothing
   */
  public record OperatorNotice(String text, long at) {}

  /**
   * How far the person has come with lessons and puzzles.
   *
   * @param kept whether this server keeps it: only for a name that survives the loss of a device
   * @param version counts the changes; 0 if there was none
   */
  public record Learning(boolean kept, int version, Learnt learnt) {}

  /** What is to be kept from now on, if nobody has changed that version meanwhile. */
  public record NewLearning(int version, Learnt learnt) {}

  /**
   * What a browser knows of lessons and puzzles. Exercises are names such as {@code
   * pace-wheel/1-0-1}.
   *
   * @param lessons by game and lesson: the numbers of the tasks that are solved
   * @param answers the first answer to each puzzle
   * @param redone own mistakes that were put right, with the time
   * @param days on which a puzzle was solved, such as 2026-11-18
   * @param tasks own mistakes to practise, each as the JSON that the page keeps
   * @param own puzzles that the person made, in the same form
   */
  public record Learnt(
      Map<String, Map<String, List<Integer>>> lessons,
      Map<String, Answered> answers,
      Map<String, Long> redone,
      List<String> days,
      List<String> tasks,
      List<String> own) {
    public static final Learnt NOTHING =
        new Learnt(Map.of(), Map.of(), Map.of(), List.of(), List.of(), List.of());
  }

  /**
   * The first answer to a puzzle.
   *
   * @param mine how it changed the rating of the person
   * @param its how it changed the rating of the puzzle
   */
  public record Answered(boolean right, int mine, double its, long at) {}
}
