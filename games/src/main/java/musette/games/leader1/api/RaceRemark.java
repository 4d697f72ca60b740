package musette.games.leader1.api;

import java.util.List;
import musette.games.leader1.course.Terrain;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What the referee can say before anything happens. Odds are sides of the die, out of twelve. */
public sealed interface RaceRemark extends Remark {

  /** Where a move ends, and how often it goes over free and paying squares. */
  record Lands(String rule, String square, Terrain terrain, int squares, int free, int paying)
      implements RaceRemark {}

  record Costs(String rule, int energy, int left) implements RaceRemark {}

  record Regains(String rule, int energy) implements RaceRemark {}

  record Crosses(String rule, int riders) implements RaceRemark {}

  /** A breakaway over the line that is shorter than four squares, and paid as if it had four. */
  record PaidAsFour(String rule) implements RaceRemark {}

  /** What the wind adds to the cost, or takes off it. */
  record Wind(String rule, int more, int less) implements RaceRemark {}

  /** How many sides save him from paying this much more. */
  record MayCrack(String rule, int sides, int energy) implements RaceRemark {}

  record MayFall(String rule, int sides) implements RaceRemark {}

  /** How many sides make him fall, and how many puncture. */
  record MayFallOnCobbles(String rule, int falls, int punctures) implements RaceRemark {}

  record DrawsTile(String rule) implements RaceRemark {}

  record WinsBonus(String rule) implements RaceRemark {}

  record CrossesFinish(String rule, int place) implements RaceRemark {}

  /** A rider behind gets one more free square. */
  record Shelters(String rule, Team team, Speciality cyclist) implements RaceRemark {}

  /** What the area costs when the peloton moves 3 or 4 squares, and when it moves more. */
  record TakesArea(String rule, Area area, int slow, int fast) implements RaceRemark {}

  record LetsGo(String rule) implements RaceRemark {}

  record IsDropped(String rule) implements RaceRemark {}

  record Speeds(String rule, int pursuitsLeft) implements RaceRemark {}

  record DoesNothing(String rule) implements RaceRemark {}

  /** The tile can still be drawn until the next cyclist has moved. */
  record LeavesTile(String rule) implements RaceRemark {}

  record Adds(String rule, Speciality cyclist, int value, int energy) implements RaceRemark {}

  record Shows(String rule, Speciality cyclist, int value) implements RaceRemark {}

  record Draws(String rule) implements RaceRemark {}

  record Gives(String rule, Speciality cyclist, Quality quality) implements RaceRemark {}

  record Picks(String rule, List<Speciality> cyclists) implements RaceRemark {}

  /** The one sentence to whoever is asked. */
  record Asked(String rule, Question question, String cyclist) implements RaceRemark {}

  /** To those who wait. */
  record Waiting(String rule, Question question, Seat seat) implements RaceRemark {}

  record Over(String rule, Team team, Speciality cyclist) implements RaceRemark {}

  /** Where the match stands. */
  record Standing(String rule, int stage, int stages, String race, int turn, Phase phase)
      implements RaceRemark {}

  record PelotonStands(
      String rule, String head, Terrain terrain, int toGo, List<Team> order, int front, int back)
      implements RaceRemark {}

  record TeamStands(String rule, Team team, Seat seat, int pursuits) implements RaceRemark {}

  record OnRoad(
      String rule,
      Team team,
      Speciality cyclist,
      String square,
      Terrain terrain,
      int energy,
      int risks,
      Condition condition)
      implements RaceRemark {}

  record InPeloton(String rule, Team team, Speciality cyclist, Place place, int energy, int risks)
      implements RaceRemark {}

  record IsHome(String rule, Team team, Speciality cyclist, int place) implements RaceRemark {}

  record IsEliminated(String rule, Team team, Speciality cyclist) implements RaceRemark {}

  record KeepsTile(String rule, Team team, Speciality cyclist, List<Integer> values)
      implements RaceRemark {}

  /** Place in the general classification, and the turns lost or gained in all. */
  record General(String rule, Team team, Speciality cyclist, int place, int total, int gained)
      implements RaceRemark {}

  /** Place in a one-day race that is over. */
  record FinalPlace(String rule, Team team, Speciality cyclist, int place) implements RaceRemark {}

  /** How a rider on the road fares. */
  enum Condition {
    RIDING,
    SHELTERED,
    FALLEN,
    PUNCTURED
  }
}
