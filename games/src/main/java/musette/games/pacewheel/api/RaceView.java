package musette.games.pacewheel.api;

import java.util.List;
import java.util.Map;
import musette.games.pacewheel.course.Course;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Seat;

/**
 * What a viewer sees: everything. The position is the state itself; the rest is drawn from it.
 *
 * @param hidden says that only the dice to come are unknown
 * @param options those that differ from their defaults
 * @param stages one course, or several in a stage race
 * @param breakaway the middle circle of the wheel: uphill slow, steady, fast, then flat, downhill
 * @param counter the inner circle, in the same order
 * @param step of the player-turn, 1 to 5; 0 before the race and between turns
 * @param asked who is asked, or {@link Seat#NONE} when the race is over
 * @param groups from the front
 * @param general racers by the general classification; empty in a single race
 * @param climbers racers by the climbers' classification; empty in a single race
 * @param ranking all racers from the first to the last, once the race is over
 */
public record RaceView(
    Seat viewer,
    Hidden hidden,
    int seats,
    Map<String, String> options,
    List<Course> stages,
    List<Integer> breakaway,
    List<Integer> counter,
    RacePosition position,
    int step,
    Seat asked,
    List<Group> groups,
    List<String> general,
    List<String> climbers,
    List<String> ranking) {

  /** What nobody knows. */
  public enum Hidden {
    DICE_TO_COME
  }

  /**
   * A group on the road.
   *
   * @param number as in the position
   * @param squares that it rides at this pace on this terrain, the outer number of the wheel
   * @param breakawayNeeds the least result of a breakaway
   * @param counterAdds what a counter needs on top of the attacker's result
   * @param rows its squares from the front
   */
  public record Group(
      int number,
      Terrain terrain,
      Pace pace,
      int squares,
      int breakawayNeeds,
      int counterAdds,
      List<Row> rows) {
    public Group {
      rows = List.copyOf(rows);
    }

    public int front() {
      return rows.getFirst().square();
    }

    public int size() {
      return rows.stream().mapToInt(row -> row.racers().size()).sum();
    }
  }

  /** The racers of a group on one square, in seat order. */
  public record Row(int square, List<String> racers) {
    public Row {
      racers = List.copyOf(racers);
    }
  }

  public RaceView {
    stages = List.copyOf(stages);
    breakaway = List.copyOf(breakaway);
    counter = List.copyOf(counter);
    groups = List.copyOf(groups);
    general = List.copyOf(general);
    climbers = List.copyOf(climbers);
    ranking = List.copyOf(ranking);
  }

  /** The course of the stage. */
  public Course course() {
    return stages.get(position.stage() - 1);
  }
}
