package musette.games.pacewheel;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Seat;

/**
 * What a viewer sees: everything. The position is the state itself; the rest is drawn from it.
 *
 * @param hidden says that only the dice to come are unknown
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
    Rules rules,
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
    groups = List.copyOf(groups);
    general = List.copyOf(general);
    climbers = List.copyOf(climbers);
    ranking = List.copyOf(ranking);
  }

  static RaceView of(Race race, Seat viewer) {
    boolean over = race.phase == Phase.OVER;
    boolean tallied = race.tally.length > 0;
    return new RaceView(
        viewer,
        Hidden.DICE_TO_COME,
        race.rules,
        RacePositions.positionOf(race),
        step(race.phase),
        over ? Seat.NONE : Seat.of(race.asked),
        groups(race),
        tallied ? names(Standings.generalOrder(race.tally)) : List.of(),
        tallied ? names(Standings.climbOrder(race.tally)) : List.of(),
        over ? names(Stages.order(race)) : List.of());
  }

  public Course course() {
    return rules.stages().get(position.stage() - 1);
  }

  private static int step(Phase phase) {
    return switch (phase) {
      case ALLOCATE, ALLOCATE_ENDURANCE, PLACE, FEED, RECOVER, OVER -> 0;
      case ATTACK, BOOST, DISTANCE, COUNTER, COUNTER_BOOST -> 2;
      case SHUFFLE, PUSH -> 3;
      case PAY -> 4;
      case PACE -> 5;
    };
  }

  private static List<Group> groups(Race race) {
    var groups = new ArrayList<Group>();
    if (race.phase == Phase.ALLOCATE
        || race.phase == Phase.ALLOCATE_ENDURANCE
        || race.phase == Phase.PLACE) {
      return groups;
    }
    int group = Road.groupBehind(race, Race.AHEAD);
    while (group != Race.NOBODY) {
      int outer = Wheel.outer(race, group);
      groups.add(
          new Group(
              group + 1,
              race.terrain(group),
              race.pace(group),
              outer,
              Breakaway.needed(race, group),
              Wheel.inner(race, group),
              rows(race, group)));
      group = Road.groupBehind(race, race.front(group));
    }
    return groups;
  }

  private static List<Row> rows(Race race, int group) {
    var rows = new ArrayList<Row>();
    for (int square = race.front(group); square > Racer.NOT_PLACED; square--) {
      var there = new ArrayList<String>();
      for (int i = 0; i < race.count(); i++) {
        if (race.square(i) == square && race.group(i) == group) {
          there.add(Racer.name(i));
        }
      }
      if (!there.isEmpty()) {
        rows.add(new Row(square, there));
      }
    }
    return rows;
  }

  private static List<String> names(int[] racers) {
    var names = new ArrayList<String>();
    for (int racer : racers) {
      names.add(Racer.name(racer));
    }
    return names;
  }
}
