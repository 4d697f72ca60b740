package musette.wire.competition;

import java.util.List;
import musette.wire.table.Person;

/**
 * A competition as one viewer sees it.
 *
 * @param seq the number of its last change
 * @param you the entrant that the requester is; -1 for none
 * @param round the last round that was drawn; 0 before the start
 * @param rounds how many there will be, as far as that is known
 * @param nextAt when the next round begins, or the competition; 0 if that is not fixed
 * @param late what the requester would get for entering now
 * @param seedHash public from the start; {@code seed} follows at the end
 * @param classifications of a tour: general, points, mountain, combativity and team
 */
public record CompetitionInfo(
    String id,
    int seq,
    Plan plan,
    Status status,
    Person host,
    int you,
    int round,
    int rounds,
    long now,
    long nextAt,
    Late late,
    String seedHash,
    String seed,
    List<Entrant> entrants,
    List<Round> roundList,
    List<Standing> standings,
    List<Classification> classifications) {

  /** The life cycle of a competition. */
  public enum Status {
    OPEN,
    RUNNING,
    OVER,
    CANCELLED
  }

  /**
   * Whether somebody may enter now.
   *
   * @param seats how many more
   * @param points what a late one begins with
   */
  public record Late(boolean open, int seats, int points) {}

  /**
   * One who rides.
   *
   * @param name what somebody who shares a screen is called; usually empty
   * @param bot the bot that rides on its own account, or for who gave up; otherwise empty
   * @param team of a tour, from 0; -1 in a tournament
   */
  public record Entrant(
      int entrant, Person player, String name, String bot, int team, boolean out) {}

  /** A round with its tables. */
  public record Round(
      int round, Plan.Stage stage, State state, long began, long closes, List<Table> tables) {}

  /** How far a round is. */
  public enum State {
    COMING,
    RUNNING,
    OVER
  }

  /** A table of a round; {@code scores} is empty until it is finished. */
  public record Table(
      int number,
      String table,
      List<Integer> entrants,
      List<CompetitionChange.Score> scores,
      boolean fresh) {}

  /**
   * A line of the standings.
   *
   * @param places by round; 0 where there is none
   * @param met the points of everybody met, added up
   * @param decided what put this one before the next who has equal points: {@code wins}, {@code
   *     met}, {@code lot}, or empty
   */
  public record Standing(
      int entrant,
      int place,
      int points,
      int wins,
      int met,
      List<Integer> places,
      String decided) {}

  /** The five classifications of a tour. */
  public enum Jersey {
    GENERAL,
    POINTS,
    MOUNTAIN,
    COMBATIVITY,
    TEAM
  }

  /** One classification, the best first; a line of TEAM names a team, the others an entrant. */
  public record Classification(Jersey jersey, List<Line> lines) {}

  /**
   * A line of a classification.
   *
   * @param value seconds where the less is the better, otherwise points
   * @param before the rank after the round before; 0 if there was none
   * @param places by round; only in GENERAL
   */
  public record Line(int who, int rank, int before, int value, List<Integer> places) {}
}
