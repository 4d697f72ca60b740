package musette.games.leader1;

import musette.kernel.Chance;
import musette.kernel.Journal;

/** Phases 3 and 4: inside the peloton, pursuit, its move (L1-75 to L1-88, L1-Q-78, L1-Q-79). */
final class Peloton {
  private Peloton() {}

  /** Whether a cyclist at this point or later is inside and is asked where to go. */
  static boolean asksInside(Race race) {
    while (race.cursor < race.points()) {
      if (race.isInPeloton(race.riderAt(race.cursor))) {
        return true;
      }
      race.cursor++;
    }
    return false;
  }

  static void shift(Race race, RaceAction action, Journal journal) {
    int r = race.riderAt(race.cursor);
    if (action instanceof RaceAction.Take(Area area)) {
      Place to = area == Area.FRONT ? Place.FRONT : Place.BACK;
      if (race.place(r) != to) {
        String rule = area == Area.FRONT ? "L1-75" : "L1-76";
        race.place(r, to);
        Teller.tell(journal, r, (t, c) -> new RaceEvent.AreaTaken(rule, t, c, area));
      }
    } else {
      race.place(r, Place.LEAVING);
      Teller.tell(journal, r, (t, c) -> new RaceEvent.LetGo("L1-75", t, c));
    }
    race.cursor++;
  }

  /**
   * Whether a team at this point or later is asked to accelerate (L1-78, L1-80, L1-81, L1-Q-98).
   */
  static boolean asksPursuit(Race race) {
    while (race.pursuer == Race.NOBODY && race.cursor < race.tokens) {
      int team = race.teamAt(race.cursor);
      boolean may = race.pursuitsOf(team) > 0 && race.inRowOf(team) < 2;
      if (may && (race.rules.emptyTeamAsked || Stages.hasRiders(race, team))) {
        return true;
      }
      race.cursor++;
    }
    return false;
  }

  /** Who decides for a team: the owner of its best-placed cyclist still racing (L1-Q-08). */
  static int decider(Race race, int team) {
    boolean races = Stages.hasRiders(race, team);
    int best = Race.NOBODY;
    for (int i = 0; i < Speciality.COUNT; i++) {
      int r = Riders.rider(team, i);
      boolean better =
          best == Race.NOBODY || Classification.rank(race, r) > Classification.rank(race, best);
      if (better && (race.isOut(r) || !races)) {
        best = r;
      }
    }
    return race.owner(best);
  }

  static void pass(Race race, Journal journal) {
    if (Teller.listens(journal)) {
      Team team = Team.of(race.teamAt(race.cursor));
      journal.tell(new RaceEvent.PursuitPassed("L1-78", team));
    }
    race.cursor++;
  }

  /** The token goes to the first position, those before it one back (L1-79, L1-80). */
  static void accelerate(Race race, Journal journal) {
    int position = race.cursor;
    int team = race.teamAt(position);
    int before = race.order & ((1 << (4 * position)) - 1);
    int behind = (race.order >>> (4 * (position + 1))) << (4 * (position + 1));
    race.order = behind | (before << 4) | team;
    race.pursuer = team;
    race.pursuitsOf(team, race.pursuitsOf(team) - 1);
    if (Teller.listens(journal)) {
      journal.tell(
          new RaceEvent.Accelerated(
              "L1-79", Team.of(team), race.pursuitsOf(team), Teller.order(race)));
    }
  }

  /** Steps b to f of L1-Q-78: the die, the move, absorption, lines. Payment follows. */
  static void move(Race race, Chance chance, Journal journal) {
    for (int team = 0; team < race.rules.teams; team++) {
      race.inRowOf(team, team == race.pursuer ? race.inRowOf(team) + 1 : 0);
    }
    Face face = race.rules.die.side(chance.die(12));
    race.moved = face.value() + increase(race);
    race.red = face == Face.RED;
    race.movedFromMountain = race.course.terrain[race.headSquare()] == Terrain.MOUNTAIN.ordinal();
    int from = race.headSquare();
    race.head = Math.min(race.head + race.moved, race.course.dots.length - 1);
    if (Teller.listens(journal)) {
      Team roller = Team.of(race.teamAt(0));
      Course course = race.course;
      journal.tell(new RaceEvent.PelotonRolled("L1-84", roller, face, face.value()));
      journal.tell(
          new RaceEvent.PelotonMoved(
              "L1-87", race.moved, course.name(from), course.name(race.headSquare())));
    }
    race.pursuer = Race.NOBODY;
    if (!isEmpty(race)) {
      Feeding.forget(race, journal);
    }
    absorb(race, race.course.front[from], journal);
    lines(race, race.course.front[from], chance, journal);
    Sky.reach(race, race.headFront(), chance, journal);
  }

  /** What is added to the die (L1-85, L1-86, L1-Q-31). */
  private static int increase(Race race) {
    int increase = race.pursuer == Race.NOBODY ? 0 : 1;
    if (!isEmpty(race)) {
      return increase;
    }
    return race.rules.increasesAddUp ? increase + 1 : 1;
  }

  private static boolean isEmpty(Race race) {
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.isInPeloton(r)) {
        return false;
      }
    }
    return true;
  }

  /** Riders whom the head reaches or passes (L1-57, L1-58, L1-Q-79). */
  private static void absorb(Race race, int before, Journal journal) {
    int head = race.headFront();
    race.spared = 0;
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (!race.isOnRoad(r)
          || (race.isFallen(r) && !race.rules.absorbFallen)
          || (race.isPunctured(r) && !race.rules.absorbPunctured)) {
        continue;
      }
      int front = race.course.front[race.square(r)];
      if (front > before && front <= head) {
        enter(race, r, front == head ? Place.FRONT : Place.BACK);
        race.spared |= race.rules.absorbedPay ? 0 : 1 << r;
        String rule = front == head ? "L1-57" : "L1-58";
        Area area = front == head ? Area.FRONT : Area.BACK;
        Teller.tell(journal, r, (t, c) -> new RaceEvent.Absorbed(rule, t, c, area));
      }
    }
  }

  /** What a rider keeps in the peloton is his energy, tiles and marks (L1-Q-80). */
  private static void enter(Race race, int r, Place area) {
    Slipstream.leave(race, r);
    race.place(r, area);
    race.square(r, 0);
    race.stamp(r, 0);
    race.slot(r, Slot.NONE);
    race.slipstream(r, 0);
    race.fallTurn(r, 0);
    race.punctureTurn(r, 0);
    race.putBehind(r, 0);
    race.follows(r, 0);
  }

  /** Bonus lines and feed zones that the head crosses, before payment (L1-Q-95, L1-Q-96). */
  private static void lines(Race race, int before, Chance chance, Journal journal) {
    boolean first = race.rules.pelotonTakesBonus;
    for (Place area = Place.FRONT; area != Place.ROAD; area = Place.of(area.ordinal() + 1)) {
      for (int i = 0; i < race.points(); i++) {
        int r = race.riderAt(i);
        if (race.place(r) == area) {
          if (first) {
            Riding.bonus(race, r, before, race.headFront(), journal);
            first = false;
          }
          Feeding.pass(race, r, race.headFront(), chance, journal);
        }
      }
    }
  }

  /** A rider who has moved in phase 5 may be back in the peloton (L1-Q-26, L1-Q-27, L1-Q-84). */
  static void rejoin(Race race, int r, int startFront, Journal journal) {
    if (!race.occupies(r) || race.pelotonHome()) {
      return;
    }
    int front = race.course.front[race.square(r)];
    int head = race.headFront();
    int least = race.rules.rejoinAtHead ? head : race.course.front[race.course.dots[race.head - 1]];
    boolean level = front >= least && front <= head;
    boolean passed = race.rules.overtakerRejoins && startFront <= head && front > head;
    if (level || passed) {
      Place area = passed ? Place.FRONT : race.rules.rejoinArea;
      String rule = passed ? "L1-Q-27" : "L1-Q-26";
      enter(race, r, area);
      Area shown = area == Place.FRONT ? Area.FRONT : Area.BACK;
      Teller.tell(journal, r, (t, c) -> new RaceEvent.Rejoined(rule, t, c, shown));
    }
  }
}
