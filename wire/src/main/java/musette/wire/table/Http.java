package musette.wire.table;

import java.util.List;
import java.util.Map;
import musette.kernel.About;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLimits;
import musette.kernel.RoadProblem;
import musette.kernel.Seat;

/** Request and response bodies of the HTTP API. */
public final class Http {
  private Http() {}

  /** A game offered by this server, with its bots from weakest to strongest. */
  public record GameInfo(About about, List<String> bots) {}

  /** The text of a road of one's own, to be checked. */
  public record RoadText(String text) {}

  /**
   * What a game says about roads of one's own.
   *
   * @param option the option that takes the text of a road
   */
  public record RoadKind(String game, String option, RoadLimits limits) {}

  /** What the reader of a game finds in the text of a road; see {@link RoadCheck}. */
  public record CheckedRoad(
      String line,
      String title,
      Map<String, Integer> facts,
      Part road,
      List<RoadProblem> problems,
      List<RoadProblem> notices) {

    public static CheckedRoad of(RoadCheck check) {
      return new CheckedRoad(
          check.line(),
          check.title(),
          check.facts(),
          new Part(check.road()),
          check.problems(),
          check.notices());
    }
  }

  /** A share between 0 and 1, with its 95 % confidence interval. */
  public record Estimate(double share, double low, double high) {}

  /** A number and in how many races it came up. */
  public record RaceCount(int number, int races) {}

  /** A kind of rider and its share of wins. */
  public record WinnerKind(String kind, Estimate wins) {}

  /**
   * A special place of a road.
   *
   * @param kind what it does, as the game calls it
   * @param place as the game names it on the drawn road
   * @param races the share of races in which it mattered
   * @param times how often it mattered in a race, on average
   */
  public record SpecialPlace(String kind, String place, Estimate races, double times) {}

  /**
   * How bots of the level club ride a road.
   *
   * @param races ridden so far, of so many that are {@code wanted}
   * @param seats wins by seat
   * @param rounds how often a race took so many rounds; empty if the game tells none
   * @param breakaway the share won from a breakaway; empty if the game knows none
   * @param effort what a team spends, in the unit of the game; negative if the game tells none
   * @param left the energy that a team has left; negative if the game tells none
   * @param decided where the winner took the lead for good, by square
   * @param specials the special places of the road, in riding order
   */
  public record RoadForecast(
      int races,
      int wanted,
      List<Estimate> seats,
      List<RaceCount> rounds,
      double meanRounds,
      List<WinnerKind> winners,
      List<Estimate> breakaway,
      double effort,
      double left,
      List<RaceCount> decided,
      List<SpecialPlace> specials) {}

  /** The body of every error response; it has the same fields as a refusal. */
  public record Problem(String rule, String reason, Map<String, Object> about) {}

  /** The current user. */
  public record Me(Person you) {}

  /** Registers a program. Its token goes into the header {@code Authorization: Bearer}. */
  public record NewProgram(String name) {}

  /** The token is shown only once, here. */
  public record Program(Person you, String token) {}

  public record Name(String name) {}

  /** A one-time code that moves an identity to another device. */
  public record Transfer(String code, long expires) {}

  public record Claim(String code) {}

  /**
   * A new table; {@code seats} start at A. Missing options have their defaults.
   *
   * @param practice whether bots agree to every undo; such a match is never rated
   * @param study a position to begin from, with dice and moves, as JSON text (docs/protocol.md);
   *     empty for an ordinary match. Only the engine in a page takes it.
   */
  public record NewTable(
      String game,
      Map<String, String> options,
      List<NewSeat> seats,
      TableInfo.Access access,
      boolean spectators,
      boolean autoStart,
      @FalseIfMissing boolean practice,
      Clock clock,
      @EmptyIfMissing String study) {}

  /**
   * How to fill a seat.
   *
   * @param bot the bot's name if {@code kind} is BOT; otherwise empty
   * @param name if {@code kind} is ME, what the person at this seat is called if somebody else
   *     shares the screen; otherwise empty
   */
  public record NewSeat(SeatWish kind, String bot, @EmptyIfMissing String name) {}

  /** What a seat should become. */
  public enum SeatWish {
    ME,
    OPEN,
    BOT
  }

  /** The log of a match that began in a page, to go on at a server. */
  public record Adopted(List<LoggedChange> log) {}

  /** A word that a player adds to the seed. */
  public record Word(Seat seat, String word) {}

  /** A rematch with the same people, either on the same seats or shifted by one seat. */
  public record Rematch(SeatOrder order) {}

  /** Seat order of the next table. */
  public enum SeatOrder {
    SAME,
    ROTATED
  }

  /** The lists of tables. */
  public record Tables(List<TableInfo> mine, List<TableInfo> open, List<TableInfo> watch) {}

  /**
   * A replay of a finished match, or as much of it as goes into one answer.
   *
   * @param verified whether replaying the log with the seed gave the same result
   * @param from the number of the first of these steps among all
   * @param count how many steps there are in all
   * @param record its text, as offered for download
   */
  public record Replay(
      String game,
      int version,
      Map<String, String> options,
      List<String> players,
      List<Integer> places,
      String seedHash,
      String seed,
      Map<Seat, String> words,
      boolean verified,
      int from,
      int count,
      List<ReplayStep> steps,
      List<HintUsed> hints,
      String record) {}

  /** A player asked the coach before this ply. */
  public record HintUsed(int ply, Seat seat) {}

  /**
   * A ply that was not undone.
   *
   * @param views the requested views: of one seat, of NONE, or all; empty if none were requested
   * @param turn the seats to act next
   */
  public record ReplayStep(
      int ply,
      Seat seat,
      String action,
      List<Part> events,
      Map<Seat, Part> views,
      List<Seat> turn) {}

  /** A player's rating in one game. */
  public record Rating(
      String game, Person player, int rank, double rating, double deviation, int games, int wins) {}

  public record Leaderboard(String game, List<Rating> ratings) {}

  /**
   * What the coach says: every choice, in the order of the offers.
   *
   * @param best the text of the best choice
   */
  public record Advice(Seat seat, String best, List<AnalysedChoice> choices) {}

  /**
   * A decision as a task: the position as its player saw it, and what every choice is worth.
   *
   * @param position imagined from what the player knew; it holds no secret of the match
   * @param played the text of what was played; empty in a puzzle
   */
  public record Task(
      String game,
      int rules,
      int seats,
      Map<String, String> options,
      int ply,
      Part position,
      String played,
      Advice advice) {}

  /** The public profile of a player. */
  public record Profile(Person player, long since, List<Rating> ratings, List<Played> history) {}

  /**
   * A finished match of a player.
   *
   * @param table empty if the table is private and the requester did not play there
   */
  public record Played(
      String table,
      String game,
      long at,
      Seat seat,
      int place,
      List<Person> players,
      double change) {}

  /** How deep an analysis goes. */
  public enum Depth {
    CHANCES,
    DECISIONS
  }

  /**
   * The champion's analysis of a finished match.
   *
   * @param depth the greatest depth requested so far
   * @param ready whether everything requested is available; until then, work is in progress
   * @param done progress, out of {@code work}
   * @param chances after every ply, starting with the set-up; empty until available
   * @param decisive the ply after which the winner's chance stayed above one half; -1 if none
   * @param decisions the costliest decisions, in descending order of cost
   */
  public record Analysis(
      Depth depth,
      boolean ready,
      int done,
      int work,
      List<Chances> chances,
      int decisive,
      List<CostlyDecision> decisions) {}

  /** Every seat's chance to win after a ply, as seen by a spectator. */
  public record Chances(int ply, List<Double> bySeat) {}

  /** A decision and the better alternative, judged by what the player could know. */
  public record CostlyDecision(int ply, Seat seat, AnalysedChoice played, AnalysedChoice better) {}

  /**
   * An action, as it was offered.
   *
   * @param worth the player's chance to win after it, between 0 and 1
   * @param says the certain consequences, as events; or remarks if nothing is certain
   * @param sure whether these are events
   */
  public record AnalysedChoice(
      String text, Part action, List<Part> remarks, double worth, List<Part> says, boolean sure) {}
}
