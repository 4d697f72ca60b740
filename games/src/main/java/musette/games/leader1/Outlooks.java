package musette.games.leader1;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.RaceRemark.Adds;
import musette.games.leader1.RaceRemark.Costs;
import musette.games.leader1.RaceRemark.Crosses;
import musette.games.leader1.RaceRemark.CrossesFinish;
import musette.games.leader1.RaceRemark.DoesNothing;
import musette.games.leader1.RaceRemark.Draws;
import musette.games.leader1.RaceRemark.DrawsTile;
import musette.games.leader1.RaceRemark.Gives;
import musette.games.leader1.RaceRemark.IsDropped;
import musette.games.leader1.RaceRemark.Lands;
import musette.games.leader1.RaceRemark.LeavesTile;
import musette.games.leader1.RaceRemark.LetsGo;
import musette.games.leader1.RaceRemark.MayCrack;
import musette.games.leader1.RaceRemark.MayFall;
import musette.games.leader1.RaceRemark.MayFallOnCobbles;
import musette.games.leader1.RaceRemark.PaidAsFour;
import musette.games.leader1.RaceRemark.Picks;
import musette.games.leader1.RaceRemark.Regains;
import musette.games.leader1.RaceRemark.Shelters;
import musette.games.leader1.RaceRemark.Shows;
import musette.games.leader1.RaceRemark.Speeds;
import musette.games.leader1.RaceRemark.TakesArea;
import musette.games.leader1.RaceRemark.Wind;
import musette.games.leader1.RaceRemark.WinsBonus;
import musette.kernel.Outlook;
import musette.kernel.Remark;

/** What the rules say of an action before it is taken. */
final class Outlooks {
  private final Race race;
  private final List<Remark> remarks = new ArrayList<>();

  private Outlooks(Race race) {
    this.race = race;
  }

  static Outlook of(Race race, RaceView view, RaceAction action) {
    if (race.phase == Phase.OVER) {
      return Outlook.NOTHING;
    }
    var outlooks = new Outlooks(race);
    outlooks.say(view, action);
    return new Outlook(outlooks.remarks);
  }

  private void say(RaceView view, RaceAction action) {
    switch (action) {
      case RaceAction.Pick(var cyclists) -> remarks.add(new Picks("L1-Q-64", cyclists));
      case RaceAction.Give(Quality quality) -> {
        int r = Flow.askedRider(race);
        if (r != Race.NOBODY) {
          remarks.add(new Gives("L1-18", Speciality.of(Riders.speciality(r)), quality));
        }
      }
      case RaceAction.Take(Area area) -> area(area);
      case RaceAction.Drop() ->
          remarks.add(race.phase == Phase.PAYMENT ? new IsDropped("L1-94") : new LetsGo("L1-75"));
      case RaceAction.Ride _, RaceAction.Attack _ -> move(action);
      case RaceAction.Accelerate() -> {
        int team = race.teamAt(Math.min(race.cursor, race.tokens - 1));
        remarks.add(new Speeds("L1-85", race.pursuitsOf(team) - 1));
      }
      case RaceAction.Pass() ->
          remarks.add(race.due != 0 ? new LeavesTile("L1-64") : new DoesNothing("L1-68"));
      case RaceAction.Eat(Speciality cyclist, int value) -> {
        int r = Riders.rider(race.rules.teamOf(view.viewer().index()), cyclist.ordinal());
        remarks.add(
            race.heated == Race.NOBODY
                ? new Adds("L1-63", cyclist, value, race.energy(r) + value)
                : new Shows("L1-150", cyclist, value));
      }
      case RaceAction.Draw() -> remarks.add(new Draws("L1-60"));
    }
  }

  private void area(Area area) {
    int front = area == Area.FRONT ? 1 : 0;
    int r = Flow.askedRider(race);
    boolean extra =
        r != Race.NOBODY
            && Riders.speciality(r) == Speciality.ROULEUR.ordinal()
            && race.course.terrain[race.headSquare()] == Terrain.MOUNTAIN.ordinal();
    int more = extra ? 1 : 0;
    remarks.add(new TakesArea("L1-89", area, front + more, front + 1 + more));
  }

  private void move(RaceAction action) {
    var offers = new Offers(race, List.of(), List.of());
    int index = offers.indexOf(action);
    if (index >= 0) {
      ride(Moves.resolve(race, race.moves[index]));
    }
  }

  private void ride(long move) {
    int r = Moves.rider(move);
    Course course = race.course;
    int start = race.isOnRoad(r) ? race.square(r) : race.headSquare();
    int free = Riding.free(race, r, start, Riding.slipstream(race, r));
    int length = Moves.length(move);
    int end = Moves.end(move);
    int counted = Riding.counted(race, move);
    int paying = Math.max(0, counted - free);
    Terrain terrain = course.plan.hexagon(course.hexagon[end]).terrain();
    remarks.add(
        new Lands("L1-47", course.name(end), terrain, length, Math.min(length, free), paying));
    if (counted > length) {
      remarks.add(new PaidAsFour("L1-Q-75"));
    }
    int cost = Riding.cost(race, move, start, free);
    cost(r, cost, free - counted);
    if (Moves.crossed(move) > 0) {
      remarks.add(new Crosses("L1-54", Moves.crossed(move)));
    }
    int wind = cost - Moves.cost(paying) - Moves.crossed(move);
    if (wind != 0) {
      String rule = wind > 0 ? "L1-151" : "L1-152";
      remarks.add(new Wind(rule, Math.max(0, wind), Math.max(0, -wind)));
    }
    risks(move, start, free);
    lines(r, course.front[start], course.front[end]);
    shelters(r, start, length);
  }

  /** What a move costs and what it gives back; a wind may give more than the move costs. */
  private void cost(int r, int cost, int unused) {
    remarks.add(new Costs("L1-47", Math.max(0, cost), race.energy(r) - cost));
    if (cost < 0) {
      remarks.add(new Regains("L1-Q-44", -cost));
    }
    if (unused > 0) {
      int cap = race.rules.energyCap ? race.startEnergy(r) - race.energy(r) + cost : unused;
      remarks.add(new Regains("L1-65", Math.min(unused, Math.max(0, cap))));
    }
  }

  private void risks(long move, int start, int free) {
    int r = Moves.rider(move);
    int sides = race.rules.die.passing(race.risks(r));
    if (Moves.risksCrack(move)) {
      int more = Riding.crackCost(race, move, start, free);
      remarks.add(new MayCrack("L1-123", sides, more));
    }
    switch (Risks.road(race, move, start, free)) {
      case SAFE -> {}
      case FALL -> remarks.add(new MayFall("L1-126", sides));
      case COBBLES -> remarks.add(new MayFallOnCobbles("L1-142", 2, 1));
    }
  }

  private void lines(int r, int before, int front) {
    int[] feeds = race.course.feeds;
    for (int i = 0; i < feeds.length; i++) {
      if (front > feeds[i] && (race.feeds(r) >> i & 1) == 0) {
        remarks.add(new DrawsTile("L1-60"));
      }
    }
    int[] bonuses = race.course.bonuses;
    for (int i = 0; i < bonuses.length; i++) {
      boolean crossed = before <= bonuses[i] && front > bonuses[i];
      if (crossed && (race.bonusTaken >> i & 1) == 0) {
        remarks.add(new WinsBonus("L1-157"));
      }
    }
    if (front > race.course.finish) {
      remarks.add(new CrossesFinish("L1-39", race.home + 1));
    }
  }

  private void shelters(int r, int start, int length) {
    if (!race.isOnRoad(r) || !Slipstream.within(race.course, start, length)) {
      return;
    }
    for (int bits = Slipstream.followers(race, r); bits != 0; bits &= bits - 1) {
      int behind = Integer.numberOfTrailingZeros(bits);
      Team team = Team.of(Riders.team(behind));
      Speciality cyclist = Speciality.of(Riders.speciality(behind));
      remarks.add(new Shelters("L1-100", team, cyclist));
    }
  }
}
