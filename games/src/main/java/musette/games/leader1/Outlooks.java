package musette.games.leader1;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.api.Area;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceRemark.Adds;
import musette.games.leader1.api.RaceRemark.Costs;
import musette.games.leader1.api.RaceRemark.Crosses;
import musette.games.leader1.api.RaceRemark.CrossesFinish;
import musette.games.leader1.api.RaceRemark.DoesNothing;
import musette.games.leader1.api.RaceRemark.Draws;
import musette.games.leader1.api.RaceRemark.DrawsTile;
import musette.games.leader1.api.RaceRemark.Gives;
import musette.games.leader1.api.RaceRemark.IsDropped;
import musette.games.leader1.api.RaceRemark.Lands;
import musette.games.leader1.api.RaceRemark.LeavesTile;
import musette.games.leader1.api.RaceRemark.LetsGo;
import musette.games.leader1.api.RaceRemark.MayCrack;
import musette.games.leader1.api.RaceRemark.MayFall;
import musette.games.leader1.api.RaceRemark.MayFallOnCobbles;
import musette.games.leader1.api.RaceRemark.PaidAsFour;
import musette.games.leader1.api.RaceRemark.Picks;
import musette.games.leader1.api.RaceRemark.Regains;
import musette.games.leader1.api.RaceRemark.Shelters;
import musette.games.leader1.api.RaceRemark.Shows;
import musette.games.leader1.api.RaceRemark.Speeds;
import musette.games.leader1.api.RaceRemark.TakesArea;
import musette.games.leader1.api.RaceRemark.Wind;
import musette.games.leader1.api.RaceRemark.WinsBonus;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Move;
import musette.games.leader1.course.Terrain;
import musette.kernel.Outlook;
import musette.kernel.Remark;

/** What the rules say of an action before it is taken. */
final class Outlooks {
  private final RaceState race;
  private final List<Remark> remarks = new ArrayList<>();

  private Outlooks(RaceState race) {
    this.race = race;
  }

  static Outlook of(RaceState race, RaceView view, RaceAction action) {
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
        int r = Turns.askedRider(race);
        if (r != RaceState.NOBODY) {
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
            race.heated == RaceState.NOBODY
                ? new Adds("L1-63", cyclist, value, race.energy(r) + value)
                : new Shows("L1-150", cyclist, value));
      }
      case RaceAction.Draw() -> remarks.add(new Draws("L1-60"));
    }
  }

  private void area(Area area) {
    int front = area == Area.FRONT ? 1 : 0;
    int r = Turns.askedRider(race);
    boolean extra =
        r != RaceState.NOBODY
            && Riders.speciality(r) == Speciality.ROULEUR.ordinal()
            && race.course.terrain(race.headSquare()) == Terrain.MOUNTAIN.ordinal();
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
    int r = Move.rider(move);
    Course course = race.course;
    int start = race.isOnRoad(r) ? race.square(r) : race.headSquare();
    int free = MoveCost.free(race, r, start, MoveCost.slipstream(race, r));
    int length = Move.length(move);
    int end = Move.end(move);
    int counted = MoveCost.counted(race, move);
    int paying = Math.max(0, counted - free);
    Terrain terrain = course.plan().hexagon(course.hexagon(end)).terrain();
    remarks.add(
        new Lands("L1-47", course.name(end), terrain, length, Math.min(length, free), paying));
    if (counted > length) {
      remarks.add(new PaidAsFour("L1-Q-75"));
    }
    int cost = MoveCost.cost(race, move, start, free);
    cost(r, cost, free - counted);
    if (Move.crossed(move) > 0) {
      remarks.add(new Crosses("L1-54", Move.crossed(move)));
    }
    int wind = cost - MoveCost.ofPaying(paying) - Move.crossed(move);
    if (wind != 0) {
      String rule = wind > 0 ? "L1-151" : "L1-152";
      remarks.add(new Wind(rule, Math.max(0, wind), Math.max(0, -wind)));
    }
    risks(move, start, free);
    lines(r, course.front(start), course.front(end));
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
    int r = Move.rider(move);
    int sides = Risks.passing(race.rules.die, race.risks(r));
    if (Move.risksCrack(move)) {
      int more = MoveCost.crackCost(race, move, start, free);
      remarks.add(new MayCrack("L1-123", sides, more));
    }
    switch (Risks.road(race, move, start, free)) {
      case SAFE -> {}
      case FALL -> remarks.add(new MayFall("L1-126", sides));
      case COBBLES -> remarks.add(new MayFallOnCobbles("L1-142", 2, 1));
    }
  }

  private void lines(int r, int before, int front) {
    Course course = race.course;
    for (int i = 0; i < course.feedCount(); i++) {
      if (front > course.feed(i) && (race.feeds(r) >> i & 1) == 0) {
        remarks.add(new DrawsTile("L1-60"));
      }
    }
    for (int i = 0; i < course.bonusCount(); i++) {
      boolean crossed = before <= course.bonus(i) && front > course.bonus(i);
      if (crossed && (race.bonusTaken >> i & 1) == 0) {
        remarks.add(new WinsBonus("L1-157"));
      }
    }
    if (front > race.course.finish()) {
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
