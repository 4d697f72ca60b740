package musette.games.leader1;

import musette.games.leader1.api.Area;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.CourseChecks;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** Before a race: cyclists, qualities, support order, areas (L1-16 to L1-38, L1-Q-62, L1-Q-64). */
final class Preparing {
  private static final int PURSUITS = 6;

  private Preparing() {}

  /** The first race of a match. */
  static Draft match(Rules rules, Journal journal) {
    var draft = new Draft(rules, 0, Standings.EMPTY);
    for (int r = 0; r < rules.teams * Speciality.COUNT; r++) {
      draft.owner(r, Riders.team(r));
    }
    for (int seat = 0; seat < rules.seats; seat++) {
      if (rules.cyclists == Speciality.COUNT) {
        enter(draft, seat, 7);
      } else if (rules.fixedCyclists) {
        // Players who share a team take its cyclists in team order, one each.
        int first = seat / Team.COUNT;
        enter(draft, seat, ((1 << rules.cyclists) - 1) << first);
      }
    }
    for (int team = 0; team < rules.teams; team++) {
      draft.pursuitsOf(team, PURSUITS);
    }
    tokens(draft, 0);
    begin(draft, journal);
    if (rules.fewerCyclists() && Events.listens(journal)) {
      journal.tell(new RaceEvent.OneCyclistEach("L1-Q-08", rules.seats));
    }
    return draft;
  }

  /** A stage begins: energy stands ready, the peloton on the start line. */
  static void begin(Draft draft, Journal journal) {
    draft.head = draft.course.startDot();
    if (Events.listens(journal)) {
      Course course = draft.course;
      journal.tell(
          new RaceEvent.StageBegan(
              "L1-H-25",
              draft.stage + 1,
              course.plan().name(),
              course.energy(),
              course.pelotonSquares()));
      for (CourseChecks.Warning warning : course.warnings()) {
        journal.tell(new RaceEvent.CourseWarned(warning.rule(), warning.problem()));
      }
      if (draft.rules.leavesWeatherOut(course)) {
        journal.tell(new RaceEvent.CourseWarned("L1-145", "weather-off"));
      }
    }
  }

  /** These cyclists, as bits, ride for the seat. */
  private static void enter(Draft draft, int seat, int cyclists) {
    for (int i = 0; i < Speciality.COUNT; i++) {
      if ((cyclists >> i & 1) != 0) {
        int r = Riders.rider(draft.rules.teamOf(seat), i);
        draft.owner(r, seat);
        draft.place(r, Place.BACK);
        draft.energy(r, draft.course.energy());
        draft.startEnergy(r, draft.course.energy());
      }
    }
  }

  static boolean asksCyclists(RaceState race) {
    boolean open = race.rules.cyclists < Speciality.COUNT && !race.rules.fixedCyclists;
    return open && race.stage == 0 && race.cursor < race.rules.seats;
  }

  /** The cyclists of the team that nobody has picked yet, as bits. */
  static int openCyclists(RaceState race) {
    int team = race.rules.teamOf(race.cursor);
    int open = 0;
    for (int i = 0; i < Speciality.COUNT; i++) {
      open |= race.place(Riders.rider(team, i)) == Place.ABSENT ? 1 << i : 0;
    }
    return open;
  }

  static void pick(Draft draft, RaceAction.Pick pick, Journal journal) {
    int bits = 0;
    for (Speciality cyclist : pick.cyclists()) {
      bits |= 1 << cyclist.ordinal();
    }
    enter(draft, draft.cursor, bits);
    if (Events.listens(journal)) {
      Team team = Team.of(draft.rules.teamOf(draft.cursor));
      journal.tell(
          new RaceEvent.CyclistsPicked("L1-Q-64", Seat.of(draft.cursor), team, pick.cyclists()));
    }
    draft.cursor++;
  }

  /** The cyclist whose quality is chosen at this point: seat order, then team order. */
  static int qualityRider(RaceState race) {
    int seat = race.cursor / Speciality.COUNT;
    int r = Riders.rider(race.rules.teamOf(seat), race.cursor % Speciality.COUNT);
    return race.isOut(r) && race.owner(r) == seat ? r : RaceState.NOBODY;
  }

  static boolean asksQuality(Draft draft) {
    if (draft.stage > 0 && !draft.rules.qualitiesEachStage) {
      return false;
    }
    while (draft.cursor < draft.rules.seats * Speciality.COUNT) {
      if (qualityRider(draft) != RaceState.NOBODY) {
        return true;
      }
      draft.cursor++;
    }
    return false;
  }

  /** Whether a team mate has this quality already (L1-20). */
  static boolean taken(RaceState race, int rider, Quality quality) {
    for (int i = 0; i < Speciality.COUNT; i++) {
      int r = Riders.rider(Riders.team(rider), i);
      if (r != rider && race.quality(r) == quality) {
        return true;
      }
    }
    return false;
  }

  static void give(Draft draft, Quality quality, Journal journal) {
    int r = qualityRider(draft);
    draft.quality(r, quality);
    Events.tell(journal, r, (t, c) -> new RaceEvent.QualityGiven("L1-18", t, c, quality));
    draft.cursor++;
  }

  /** Support order, form tiles and weather (L1-35, L1-154, L1-145); then areas are chosen. */
  static void placeTokens(Draft draft, Chance chance, Journal journal) {
    Rules rules = draft.rules;
    if (draft.stage > 0) {
      int leader = Classification.leader(draft);
      tokens(draft, Riders.team(leader));
    } else if (rules.firstTeam >= 0) {
      tokens(draft, rules.firstTeam);
    } else {
      tokens(draft, chance.below(rules.teams));
    }
    if (Events.listens(journal)) {
      journal.tell(new RaceEvent.TokensPlaced("L1-35", draft.supportOrder()));
    }
    if (!draft.course.isStage()) {
      for (int i = 0; i < draft.points(); i++) {
        if (draft.isOut(draft.riderAt(i))) {
          Feeding.draw(draft, draft.riderAt(i), "L1-154", chance, journal);
        }
      }
    }
    WeatherTokens.prepare(draft, chance);
    WeatherTokens.reach(draft, draft.headFront(), chance, journal);
    draft.phase = Phase.AREAS;
    draft.cursor = 0;
  }

  /** The first team, then the others in seat order; by option all by their standing. */
  private static void tokens(Draft draft, int first) {
    draft.order = 0;
    draft.tokens = 0;
    int team = first;
    for (int i = 0; i < draft.rules.teams; i++) {
      if (draft.stage > 0 && draft.rules.allTeamsByStanding) {
        team = Classification.bestTeamWithoutToken(draft);
      }
      if (team != RaceState.NOBODY && (draft.stage == 0 || draft.hasRiders(team))) {
        draft.order |= team << (4 * draft.tokens++);
      }
      team = (team + 1) % draft.rules.teams;
    }
  }

  /** Whether the cyclist at this point still has to choose his area (L1-38). */
  static boolean asksArea(Draft draft) {
    while (draft.cursor < draft.points()) {
      if (draft.isOut(draft.riderAt(draft.cursor))) {
        return true;
      }
      draft.cursor++;
    }
    return false;
  }

  static void takeArea(Draft draft, Area area, Journal journal) {
    int r = draft.riderAt(draft.cursor);
    draft.place(r, area == Area.FRONT ? Place.FRONT : Place.BACK);
    Events.tell(journal, r, (t, c) -> new RaceEvent.AreaTaken("L1-38", t, c, area));
    draft.cursor++;
  }
}
