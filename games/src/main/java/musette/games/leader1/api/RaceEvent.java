package musette.games.leader1.api;

import java.util.List;
import musette.kernel.Event;
import musette.kernel.Seat;
import musette.kernel.Seats;

/** What happens in a race, step by step. Squares are written as in L1-H-10. */
public sealed interface RaceEvent extends Event {

  /** A race or stage begins: its energy and the way of the peloton (L1-H-25). */
  record StageBegan(String rule, int stage, String race, int energy, int pelotonSquares)
      implements RaceEvent {}

  /** Something unusual about the course that is allowed all the same. */
  record CourseWarned(String rule, String problem) implements RaceEvent {}

  /** There are more players than teams, so that everybody leads one cyclist. */
  record OneCyclistEach(String rule, int players) implements RaceEvent {}

  record CyclistsPicked(String rule, Seat seat, Team team, List<Speciality> cyclists)
      implements RaceEvent {}

  record QualityGiven(String rule, Team team, Speciality cyclist, Quality quality)
      implements RaceEvent {}

  /** The support order, first to last. */
  record TokensPlaced(String rule, List<Team> order) implements RaceEvent {}

  record AreaTaken(String rule, Team team, Speciality cyclist, Area area) implements RaceEvent {}

  /** Leaves the peloton willingly; will be put behind it. */
  record LetGo(String rule, Team team, Speciality cyclist) implements RaceEvent {}

  record TurnBegan(String rule, int turn) implements RaceEvent {}

  /** Still lying: no move this turn. */
  record TurnMissed(String rule, Team team, Speciality cyclist) implements RaceEvent {}

  /** No square is open to him. */
  record Stayed(String rule, Team team, Speciality cyclist, String square) implements RaceEvent {}

  /** A move on the road; the path holds every square entered. */
  record Rode(
      String rule,
      Team team,
      Speciality cyclist,
      String from,
      List<String> path,
      int squares,
      int free,
      int paying,
      int crossed,
      int wind,
      int cost)
      implements RaceEvent {}

  /** A move out of the peloton; over the line it may be paid for more squares than it has. */
  record BrokeAway(
      String rule,
      Team team,
      Speciality cyclist,
      String from,
      List<String> path,
      int squares,
      int added,
      int free,
      int paying,
      int crossed,
      int wind,
      int cost)
      implements RaceEvent {}

  record Regained(String rule, Team team, Speciality cyclist, int energy) implements RaceEvent {}

  /** A tile is drawn; its value is told to its owner alone. */
  record TileDrawn(String rule, Team team, Speciality cyclist) implements RaceEvent {}

  record TileSeen(String rule, Seat seat, Team team, Speciality cyclist, int value)
      implements RaceEvent {
    @Override
    public Seats audience() {
      return Seats.of(seat);
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record TileLost(String rule, Team team, Speciality cyclist) implements RaceEvent {}

  record TileAdded(String rule, Team team, Speciality cyclist, int value) implements RaceEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** Shows a tile to all and adds it, because of the heat. */
  record HeatSuffered(String rule, Team team, Speciality cyclist, int value) implements RaceEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  record BonusWon(String rule, Team team, Speciality cyclist, int line) implements RaceEvent {}

  record Finished(String rule, Team team, Speciality cyclist, int place) implements RaceEvent {}

  /** A risk is rolled: its number on the risk line, the die, and whether it went well. */
  record RiskRolled(
      String rule,
      Team team,
      Speciality cyclist,
      Risk risk,
      int number,
      Face face,
      boolean succeeded)
      implements RaceEvent {}

  record CobblesRolled(String rule, Team team, Speciality cyclist, Face face)
      implements RaceEvent {}

  record Cracked(String rule, Team team, Speciality cyclist, int cost) implements RaceEvent {}

  record Fell(String rule, Team team, Speciality cyclist, String square) implements RaceEvent {}

  record Punctured(String rule, Team team, Speciality cyclist, String square)
      implements RaceEvent {}

  record WeatherTurned(String rule, int hexagon, Weather weather) implements RaceEvent {}

  /** May use one more free square this turn. */
  record Slipstreamed(String rule, Team team, Speciality cyclist) implements RaceEvent {}

  record Accelerated(String rule, Team team, int pursuitsLeft, List<Team> order)
      implements RaceEvent {}

  record PursuitPassed(String rule, Team team) implements RaceEvent {}

  record PelotonRolled(String rule, Team team, Face face, int value) implements RaceEvent {}

  record PelotonMoved(String rule, int squares, String from, String to) implements RaceEvent {}

  record Absorbed(String rule, Team team, Speciality cyclist, Area area) implements RaceEvent {}

  record Paid(String rule, Team team, Speciality cyclist, int energy) implements RaceEvent {}

  record Dropped(String rule, Team team, Speciality cyclist, String square) implements RaceEvent {}

  record PunctureRolled(String rule, Team team, Speciality cyclist, Face face)
      implements RaceEvent {}

  record Rejoined(String rule, Team team, Speciality cyclist, Area area) implements RaceEvent {}

  /** Place in a one-day race, and how many turns after the winner he came home, if he did. */
  record Placed(String rule, Team team, Speciality cyclist, int place, Arrival arrival, int delay)
      implements RaceEvent {}

  /** Whether a rider was over the line when the race ended. */
  enum Arrival {
    HOME,
    OUT
  }

  /**
   * Place in a stage: turns behind its winner, turns of bonus, and what the general classification
   * now counts, as turns lost or turns gained.
   */
  record Classified(
      String rule,
      Team team,
      Speciality cyclist,
      int place,
      int delay,
      int bonus,
      int total,
      int gained)
      implements RaceEvent {}

  record Eliminated(String rule, Team team, Speciality cyclist) implements RaceEvent {}

  record EnergyCarried(String rule, Team team, Speciality cyclist, int carried, int energy)
      implements RaceEvent {}

  record PursuitsCarried(String rule, Team team, int carried, int pursuits) implements RaceEvent {}
}
