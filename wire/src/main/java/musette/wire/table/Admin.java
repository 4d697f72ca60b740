package musette.wire.table;

import java.util.List;
import java.util.Map;

/** The bodies of the requests and answers of the operator's page. */
public final class Admin {
  private Admin() {}

  /** The code of a link that makes somebody an operator, once. */
  public record Entrance(String code) {}

  /**
   * What an operator sees first.
   *
   * @param tables how many there are of each status
   * @param people how many there are
   * @param reports how many are open
   */
  public record OperatorOverview(
      Account.OperatorNotice notice,
      Map<String, Long> tables,
      long people,
      long reports,
      List<Ban> bans,
      List<Limit> limits,
      List<Person> operators) {}

  /** A burst, and how many follow in an hour; a number that is a most has no rate. */
  public record Limit(String name, double burst, double hourly) {}

  public record Ban(Person player, long until, String reason) {}

  public record Known(Person player, long created, int matches) {}

  /**
   * What somebody told the operator.
   *
   * @param subject the id of a player, the table and number of a line, or a course
   */
  public record Reported(
      long number,
      Person reporter,
      Account.ReportKind kind,
      String subject,
      String quoted,
      String reason,
      long at) {}

  /** Something that an operator did. */
  public record Act(long at, String who, String act, String subject, String reason) {}

  public record OperatorTable(
      String table, String game, String status, List<Person> people, long changed) {}

  /**
   * Something that an operator does.
   *
   * @param subject of whom or what; empty for a notice
   * @param text a new name, or the notice; otherwise empty
   * @param days of a ban; otherwise 0
   */
  public record OperatorRequest(
      OperatorAction act, String subject, String text, String reason, int days) {}

  /** What an operator can do. */
  public enum OperatorAction {
    BAN,
    UNBAN,
    RENAME,
    CLOSE,
    TAKE_DOWN,
    PUT_BACK,
    NOTICE,
    RESIGN
  }
}
