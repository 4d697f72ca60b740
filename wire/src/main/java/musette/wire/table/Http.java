package musette.wire.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import musette.kernel.About;
import musette.kernel.Seat;
import musette.wire.FalseIfMissing;

/** Bodies of the HTTP part. */
public final class Http {
  private Http() {}

  /** A game that can be played here and the bots that play it, from the weakest. */
  public record GameInfo(About about, List<String> bots) {}

  /** Answered by everything that goes wrong; as a refusal of the rules. */
  public record Problem(String rule, String reason, Map<String, Object> about) {}

  /** Who I am. */
  public record Me(Person you) {}

  /** A program signs in; its token goes into the header {@code Authorization: Bearer}. */
  public record NewProgram(String name) {}

  /** The only time that a token is shown. */
  public record Program(Person you, String token) {}

  public record Name(String name) {}

  /** A code that takes the identity to another device, once. */
  public record Transfer(String code, long expires) {}

  public record Claim(String code) {}

  /**
   * A table to be set up; {@code seats} from A on. Options left out have their defaults.
   *
   * @param practice whether bots let everything be taken back; such a match is never rated
   */
  public record NewTable(
      String game,
      Map<String, String> options,
      List<NewSeat> seats,
      TableInfo.Access access,
      boolean spectators,
      boolean autoStart,
      @FalseIfMissing boolean practice,
      Clock clock) {}

  /**
   * How a seat is to be filled.
   *
   * @param bot its name if {@code kind} is BOT; otherwise empty
   */
  public record NewSeat(SeatWish kind, String bot) {}

  /** What a seat is to become. */
  public enum SeatWish {
    ME,
    OPEN,
    BOT
  }

  /** A word of a player's own for the seed. */
  public record Word(Seat seat, String word) {}

  /** Who begins next: the same people on the same seats, or everybody moved on by one seat. */
  public record Rematch(SeatOrder order) {}

  /** Where people sit at the next table. */
  public enum SeatOrder {
    SAME,
    ROTATED
  }

  /** The lists of tables. */
  public record Tables(List<TableInfo> mine, List<TableInfo> open, List<TableInfo> watch) {}

  /**
   * A finished match to look at again, or as much of it as goes into one answer.
   *
   * @param verified whether playing the log again with the seed gave the same result
   * @param from the number of the first of these steps among all
   * @param count how many steps there are in all
   * @param record its text, as it can be downloaded
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
      String record) {}

  /**
   * A ply that counted.
   *
   * @param views by the eyes that were asked for: one seat, NONE, or all; empty if they were not
   *     asked for
   * @param turn who is asked after it
   */
  public record ReplayStep(
      int ply,
      Seat seat,
      String action,
      List<JsonNode> events,
      Map<Seat, JsonNode> views,
      List<Seat> turn) {}

  /** A player's standing in one game. */
  public record Rating(
      String game, Person player, int rank, double rating, double deviation, int games, int wins) {}

  public record Leaderboard(String game, List<Rating> ratings) {}

  /** A player with all that is public of him. */
  public record Profile(Person player, long since, List<Rating> ratings, List<Played> history) {}

  /**
   * A finished match of a player.
   *
   * @param table empty if it is private and who asks had no seat there
   */
  public record Played(
      String table,
      String game,
      long at,
      Seat seat,
      int place,
      List<Person> players,
      double change) {}

  /** How far an analysis goes. */
  public enum Depth {
    CHANCES,
    DECISIONS
  }

  /**
   * A finished match as the champion sees it.
   *
   * @param depth how far somebody wants it to go
   * @param ready whether all that was asked for is there; until then it is worked on
   * @param done out of {@code work}: how far it is
   * @param chances after every ply, from the set-up on; empty as long as they are worked on
   * @param decisive the ply from which on the winner's chance stayed above one half; -1 if none
   * @param decisions that cost most, the dearest first
   */
  public record Analysis(
      Depth depth,
      boolean ready,
      int done,
      int work,
      List<Chances> chances,
      int decisive,
      List<CostlyDecision> decisions) {}

  /** Every seat's chance to win after a ply, as a spectator would see it. */
  public record Chances(int ply, List<Double> bySeat) {}

  /** A decision, and the better one; judged by what the mover could know. */
  public record CostlyDecision(int ply, Seat seat, AnalysedChoice played, AnalysedChoice better) {}

  /**
   * An action.
   *
   * @param worth the mover's chance to win after it, between 0 and 1
   * @param says what comes of it for sure, as events; or remarks, if nothing is sure
   * @param sure whether these are events
   */
  public record AnalysedChoice(String text, double worth, List<JsonNode> says, boolean sure) {}
}
