package musette.games.leader1;

import musette.games.leader1.api.Area;
import musette.games.leader1.api.Face;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Terrain;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** Phases 3 and 4: inside the peloton, pursuit, its move (L1-75 to L1-88, L1-Q-78, L1-Q-79). */
final class Peloton {
  private Peloton() {}

  /** Whether a cyclist at this point or later is inside and is asked where to go. */
  static boolean asksInside(Draft draft) {
    while (draft.cursor < draft.points()) {
      if (draft.isInPeloton(draft.riderAt(draft.cursor))) {
        return true;
      }
      draft.cursor++;
    }
    return false;
  }

  static void shift(Draft draft, RaceAction action, Journal journal) {
    int r = draft.riderAt(draft.cursor);
    if (action instanceof RaceAction.Take(Area area)) {
      Place to = area == Area.FRONT ? Place.FRONT : Place.BACK;
      if (draft.place(r) != to) {
        String rule = area == Area.FRONT ? "L1-75" : "L1-76";
        draft.place(r, to);
        Events.tell(journal, r, (t, c) -> new RaceEvent.AreaTaken(rule, t, c, area));
      }
    } else {
      draft.place(r, Place.LEAVING);
      Events.tell(journal, r, (t, c) -> new RaceEvent.LetGo("L1-75", t, c));
    }
    draft.cursor++;
  }

  /**
   * Whether a team at this point or later is asked to accelerate (L1-78, L1-80, L1-81, L1-Q-98).
   */
  static boolean asksPursuit(Draft draft) {
    while (draft.pursuer == RaceState.NOBODY && draft.cursor < draft.tokens) {
      int team = draft.teamAt(draft.cursor);
      boolean may = draft.pursuitsOf(team) > 0 && draft.inRowOf(team) < 2;
      if (may && (draft.rules.emptyTeamAsked || draft.hasRiders(team))) {
        return true;
      }
      draft.cursor++;
    }
    return false;
  }

  /** Who decides for a team: the owner of its best-placed cyclist still racing (L1-Q-08). */
  static int decider(RaceState race, int team) {
    boolean races = race.hasRiders(team);
    int best = RaceState.NOBODY;
    for (int i = 0; i < Speciality.COUNT; i++) {
      int r = Riders.rider(team, i);
      boolean better =
          best == RaceState.NOBODY
              || Classification.rank(race, r) > Classification.rank(race, best);
      if (better && (race.isOut(r) || !races)) {
        best = r;
      }
    }
    return race.owner(best);
  }

  static void pass(Draft draft, Journal journal) {
    if (Events.listens(journal)) {
      Team team = Team.of(draft.teamAt(draft.cursor));
      journal.tell(new RaceEvent.PursuitPassed("L1-78", team));
    }
    draft.cursor++;
  }

  /** The token goes to the first position, those before it one back (L1-79, L1-80). */
  static void accelerate(Draft draft, Journal journal) {
    int position = draft.cursor;
    int team = draft.teamAt(position);
    int before = draft.order & ((1 << (4 * position)) - 1);
    int behind = (draft.order >>> (4 * (position + 1))) << (4 * (position + 1));
    draft.order = behind | (before << 4) | team;
    draft.pursuer = team;
    draft.pursuitsOf(team, draft.pursuitsOf(team) - 1);
    if (Events.listens(journal)) {
      journal.tell(
          new RaceEvent.Accelerated(
              "L1-79", Team.of(team), draft.pursuitsOf(team), draft.supportOrder()));
    }
  }

  /** Steps b to f of L1-Q-78: the die, the move, absorption, lines. Payment follows. */
  static void move(Draft draft, Chance chance, Journal journal) {
    for (int team = 0; team < draft.rules.teams; team++) {
      draft.inRowOf(team, team == draft.pursuer ? draft.inRowOf(team) + 1 : 0);
    }
    Face face = draft.rules.die.side(chance.die(12));
    draft.moved = face.value() + increase(draft);
    draft.red = face == Face.RED;
    draft.movedFromMountain =
        draft.course.terrain(draft.headSquare()) == Terrain.MOUNTAIN.ordinal();
    int from = draft.headSquare();
    draft.head = Math.min(draft.head + draft.moved, draft.course.dotCount() - 1);
    if (Events.listens(journal)) {
      Team roller = Team.of(draft.teamAt(0));
      Course course = draft.course;
      journal.tell(new RaceEvent.PelotonRolled("L1-84", roller, face, face.value()));
      journal.tell(
          new RaceEvent.PelotonMoved(
              "L1-87", draft.moved, course.name(from), course.name(draft.headSquare())));
    }
    draft.pursuer = RaceState.NOBODY;
    if (!isEmpty(draft)) {
      Feeding.forget(draft, journal);
    }
    absorb(draft, draft.course.front(from), journal);
    lines(draft, draft.course.front(from), chance, journal);
    WeatherTokens.reach(draft, draft.headFront(), chance, journal);
  }

  /** What is added to the die (L1-85, L1-86, L1-Q-31). */
  private static int increase(RaceState race) {
    int increase = race.pursuer == RaceState.NOBODY ? 0 : 1;
    if (!isEmpty(race)) {
      return increase;
    }
    return race.rules.increasesAddUp ? increase + 1 : 1;
  }

  private static boolean isEmpty(RaceState race) {
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.isInPeloton(r)) {
        return false;
      }
    }
    return true;
  }

  /** Riders whom the head reaches or passes (L1-57, L1-58, L1-Q-79). */
  private static void absorb(Draft draft, int before, Journal journal) {
    int head = draft.headFront();
    draft.spared = 0;
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (!draft.isOnRoad(r)
          || (draft.isFallen(r) && !draft.rules.absorbFallen)
          || (draft.isPunctured(r) && !draft.rules.absorbPunctured)) {
        continue;
      }
      int front = draft.course.front(draft.square(r));
      if (front > before && front <= head) {
        enter(draft, r, front == head ? Place.FRONT : Place.BACK);
        draft.spared |= draft.rules.absorbedPay ? 0 : 1 << r;
        String rule = front == head ? "L1-57" : "L1-58";
        Area area = front == head ? Area.FRONT : Area.BACK;
        Events.tell(journal, r, (t, c) -> new RaceEvent.Absorbed(rule, t, c, area));
      }
    }
  }

  /** What a rider keeps in the peloton is his energy, tiles and marks (L1-Q-80). */
  private static void enter(Draft draft, int r, Place area) {
    Slipstream.leave(draft, r);
    draft.place(r, area);
    draft.square(r, 0);
    draft.stamp(r, 0);
    draft.slot(r, Slot.NONE);
    draft.slipstream(r, 0);
    draft.fallTurn(r, 0);
    draft.punctureTurn(r, 0);
    draft.putBehind(r, 0);
    draft.follows(r, 0);
  }

  /** Bonus lines and feed zones that the head crosses, before payment (L1-Q-95, L1-Q-96). */
  private static void lines(Draft draft, int before, Chance chance, Journal journal) {
    boolean first = draft.rules.pelotonTakesBonus;
    for (Place area = Place.FRONT; area != Place.ROAD; area = Place.of(area.ordinal() + 1)) {
      for (int i = 0; i < draft.points(); i++) {
        int r = draft.riderAt(i);
        if (draft.place(r) == area) {
          if (first) {
            Lines.bonus(draft, r, before, draft.headFront(), journal);
            first = false;
          }
          Feeding.pass(draft, r, draft.headFront(), chance, journal);
        }
      }
    }
  }

  /** A rider who has moved in phase 5 may be back in the peloton (L1-Q-26, L1-Q-27, L1-Q-84). */
  static void rejoin(Draft draft, int r, int startFront, Journal journal) {
    if (!draft.occupies(r) || draft.pelotonHome()) {
      return;
    }
    int front = draft.course.front(draft.square(r));
    int head = draft.headFront();
    int least =
        draft.rules.rejoinAtHead ? head : draft.course.front(draft.course.dot(draft.head - 1));
    boolean level = front >= least && front <= head;
    boolean passed = draft.rules.overtakerRejoins && startFront <= head && front > head;
    if (level || passed) {
      Place area = passed ? Place.FRONT : draft.rules.rejoinArea;
      String rule = passed ? "L1-Q-27" : "L1-Q-26";
      enter(draft, r, area);
      Area shown = area == Place.FRONT ? Area.FRONT : Area.BACK;
      Events.tell(journal, r, (t, c) -> new RaceEvent.Rejoined(rule, t, c, shown));
    }
  }
}
