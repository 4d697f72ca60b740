package musette.games.pacewheel;

import java.util.ArrayList;
import java.util.List;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceView;
import musette.kernel.Seat;

/** What a viewer sees of a state, and the state behind a view. */
final class Views {
  private Views() {}

  static RaceView view(RaceState race, Seat viewer) {
    Rules rules = race.rules;
    boolean over = race.phase == Phase.OVER;
    boolean tallied = race.tally.length > 0;
    return new RaceView(
        viewer,
        RaceView.Hidden.DICE_TO_COME,
        rules.seats(),
        rules.options(),
        rules.stages(),
        rules.breakaway(),
        rules.counter(),
        RacePositions.positionOf(race),
        step(race.phase),
        over ? Seat.NONE : Seat.of(race.asked),
        groups(race),
        tallied ? names(Standings.generalOrder(race.tally)) : List.of(),
        tallied ? names(Standings.climbOrder(race.tally)) : List.of(),
        over ? names(Stages.order(race)) : List.of());
  }

  /** There is nothing to imagine: a view shows all there is. */
  static RaceState imagine(Rules rules, RaceView view) {
    return RacePositions.read(rules, view.position());
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

  private static List<RaceView.Group> groups(RaceState race) {
    var groups = new ArrayList<RaceView.Group>();
    if (race.phase == Phase.ALLOCATE
        || race.phase == Phase.ALLOCATE_ENDURANCE
        || race.phase == Phase.PLACE) {
      return groups;
    }
    int group = Road.groupBehind(race, RaceState.AHEAD);
    while (group != RaceState.NOBODY) {
      int outer = Wheel.outer(race, group);
      groups.add(
          new RaceView.Group(
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

  private static List<RaceView.Row> rows(RaceState race, int group) {
    var rows = new ArrayList<RaceView.Row>();
    for (int square = race.front(group); square > Racer.NOT_PLACED; square--) {
      var there = new ArrayList<String>();
      for (int i = 0; i < race.count(); i++) {
        if (race.square(i) == square && race.group(i) == group) {
          there.add(Racer.name(i));
        }
      }
      if (!there.isEmpty()) {
        rows.add(new RaceView.Row(square, there));
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
