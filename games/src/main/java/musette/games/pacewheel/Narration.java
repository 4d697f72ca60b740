package musette.games.pacewheel;

import java.util.ArrayList;
import java.util.List;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RacePosition;
import musette.games.pacewheel.api.RaceRemark;
import musette.games.pacewheel.api.RaceView;
import musette.games.pacewheel.course.Course;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What a player is asked, and the board, in words. */
final class Narration {
  private Narration() {}

  static Remark ask(RaceView view) {
    RacePosition position = view.position();
    if (position.phase() == Phase.OVER) {
      String racer = view.ranking().getFirst();
      Seat winner = Seat.valueOf(racer.substring(0, 1));
      return new RaceRemark.IsOver("PW-46", winner, racer, turns(position));
    }
    String rule = rule(position.phase());
    return view.viewer() == view.asked()
        ? new RaceRemark.Asks(rule, position.phase(), racer(view), square(view), number(view))
        : new RaceRemark.Waits(rule, position.phase(), view.asked());
  }

  private static int turns(RacePosition position) {
    return position.turnsBefore()
        + (position.arrivals().isEmpty() ? 0 : position.arrivals().getFirst().turn());
  }

  private static String rule(Phase phase) {
    return switch (phase) {
      case ALLOCATE, ALLOCATE_ENDURANCE -> "PW-06";
      case PLACE -> "PW-09";
      case ATTACK -> "PW-23";
      case BOOST -> "PW-26";
      case DISTANCE -> "PW-28";
      case COUNTER -> "PW-29";
      case COUNTER_BOOST -> "PW-32";
      case SHUFFLE -> "PW-35";
      case PUSH -> "PW-36";
      case PAY -> "PW-39";
      case PACE -> "PW-42";
      case FEED -> "PW-52";
      case RECOVER -> "PW-54";
      case OVER -> "PW-46";
    };
  }

  /** Whom the question is about. */
  private static String racer(RaceView view) {
    RacePosition position = view.position();
    boolean attacks = position.phase() == Phase.BOOST || position.phase() == Phase.DISTANCE;
    return attacks ? position.attack().attacker() : position.subject();
  }

  private static int square(RaceView view) {
    RacePosition position = view.position();
    return switch (position.phase()) {
      case PUSH, PAY, FEED -> at(position, position.subject());
      case COUNTER -> at(position, position.attack().attacker());
      case PACE -> position.cursor();
      case ALLOCATE,
          ALLOCATE_ENDURANCE,
          PLACE,
          ATTACK,
          BOOST,
          DISTANCE,
          COUNTER_BOOST,
          SHUFFLE,
          RECOVER,
          OVER ->
          0;
    };
  }

  private static int at(RacePosition position, String name) {
    RacePosition.Rider rider = position.racers().get(name);
    return rider == null ? 0 : rider.square();
  }

  /** The roll or result that the question is about. */
  private static int number(RaceView view) {
    RacePosition.Attack attack = view.position().attack();
    return switch (view.position().phase()) {
      case BOOST -> attack.roll();
      case DISTANCE, COUNTER -> attack.result();
      case COUNTER_BOOST -> attack.counterRoll();
      case ALLOCATE,
          ALLOCATE_ENDURANCE,
          PLACE,
          ATTACK,
          SHUFFLE,
          PUSH,
          PAY,
          PACE,
          FEED,
          RECOVER,
          OVER ->
          0;
    };
  }

  static List<Remark> describe(Rules rules, RaceView view) {
    var remarks = new ArrayList<Remark>();
    RacePosition position = view.position();
    Course course = view.course();
    int stages = view.stages().size();
    remarks.add(
        position.turn() == 0
            ? new RaceRemark.PreparesFor(
                "PW-04", course.title(), position.stage(), stages, course.length())
            : new RaceRemark.Stands(
                "PW-21",
                course.title(),
                position.stage(),
                stages,
                position.turn(),
                position.onTurn(),
                course.length()));
    if (Feeding.isLeftOut(rules, course)) {
      remarks.add(new RaceRemark.NoFood("PW-52", course.feed().size()));
    }
    groups(view, remarks);
    arrivals(view, remarks);
    position.racers().forEach((name, rider) -> racer(name, rider, remarks));
    for (int i = 0; i < view.general().size(); i++) {
      scored(view.general().get(i), i + 1, position, remarks);
    }
    remarks.add(new RaceRemark.NothingHidden("PW-Q-42"));
    return remarks;
  }

  private static void groups(RaceView view, List<Remark> remarks) {
    int place = 0;
    for (RaceView.Group group : view.groups()) {
      var racers = new ArrayList<String>();
      group.rows().forEach(row -> racers.addAll(row.racers()));
      remarks.add(
          new RaceRemark.GroupStands(
              "PW-15",
              ++place,
              group.front(),
              group.terrain(),
              group.pace(),
              group.squares(),
              group.breakawayNeeds(),
              racers));
    }
  }

  private static void arrivals(RaceView view, List<Remark> remarks) {
    List<RacePosition.Arrival> arrivals = view.position().arrivals();
    for (int i = 0; i < arrivals.size(); i++) {
      remarks.add(new RaceRemark.RacerArrived("PW-46", arrivals.get(i).racer(), i + 1));
    }
  }

  private static void racer(String name, RacePosition.Rider rider, List<Remark> remarks) {
    if (rider.square() != Racer.ARRIVED) {
      remarks.add(
          new RaceRemark.RacerHas(
              "PW-06", name, rider.square(), rider.sprint(), rider.endurance(), rider.climbing()));
    }
  }

  private static void scored(String name, int place, RacePosition position, List<Remark> remarks) {
    RacePosition.Rider rider = position.racers().get(name);
    if (rider != null) {
      int points = rider.points();
      remarks.add(new RaceRemark.RacerScored("PW-61", name, place, points, rider.climbPoints()));
    }
  }
}
