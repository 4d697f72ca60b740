package musette.games.leader1;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** Before a race: cyclists, qualities, support order, areas (L1-16 to L1-38, L1-Q-62, L1-Q-64). */
final class Preparing {
  private static final int PURSUITS = 6;

  private Preparing() {}

  /** The first race of a match. */
  static Race match(Rules rules, Journal journal) {
    var race = new Race(rules, 0, Standings.EMPTY);
    for (int r = 0; r < rules.teams * Speciality.COUNT; r++) {
      race.owner(r, Riders.team(r));
    }
    for (int seat = 0; seat < rules.seats; seat++) {
      if (rules.cyclists == Speciality.COUNT) {
        enter(race, seat, 7);
      } else if (rules.fixedCyclists) {
        // Players who share a team take its cyclists in team order, one each.
        int first = seat / Team.COUNT;
        enter(race, seat, ((1 << rules.cyclists) - 1) << first);
      }
    }
    for (int team = 0; team < rules.teams; team++) {
      race.pursuitsOf(team, PURSUITS);
    }
    tokens(race, 0);
    begin(race, journal);
    if (rules.fewerCyclists() && Teller.listens(journal)) {
      journal.tell(new RaceEvent.OneCyclistEach("L1-Q-08", rules.seats));
    }
    return race;
  }

  /** A stage begins: energy stands ready, the peloton on the start line. */
  static void begin(Race race, Journal journal) {
    race.head = race.course.startDot;
    if (Teller.listens(journal)) {
      Course course = race.course;
      journal.tell(
          new RaceEvent.StageBegan(
              "L1-H-25",
              race.stage + 1,
              course.plan.name(),
              course.energy,
              course.pelotonSquares()));
      for (CourseChecks.Warning warning : course.warnings) {
        journal.tell(new RaceEvent.CourseWarned(warning.rule(), warning.problem()));
      }
      if (race.rules.leavesWeatherOut(course)) {
        journal.tell(new RaceEvent.CourseWarned("L1-145", "weather-off"));
      }
    }
  }

  /** These cyclists, as bits, ride for the seat. */
  private static void enter(Race race, int seat, int cyclists) {
    for (int i = 0; i < Speciality.COUNT; i++) {
      if ((cyclists >> i & 1) != 0) {
        int r = Riders.rider(race.rules.teamOf(seat), i);
        race.owner(r, seat);
        race.place(r, Place.BACK);
        race.energy(r, race.course.energy);
        race.startEnergy(r, race.course.energy);
      }
    }
  }

  static boolean asksCyclists(Race race) {
    boolean open = race.rules.cyclists < Speciality.COUNT && !race.rules.fixedCyclists;
    return open && race.stage == 0 && race.cursor < race.rules.seats;
  }

  static List<RaceAction> picks(Race race) {
    int team = race.rules.teamOf(race.cursor);
    int open = 0;
    for (int i = 0; i < Speciality.COUNT; i++) {
      open |= race.place(Riders.rider(team, i)) == Place.ABSENT ? 1 << i : 0;
    }
    return Actions.picks(open, race.rules.cyclists);
  }

  static void pick(Race race, RaceAction.Pick pick, Journal journal) {
    int bits = 0;
    for (Speciality cyclist : pick.cyclists()) {
      bits |= 1 << cyclist.ordinal();
    }
    enter(race, race.cursor, bits);
    if (Teller.listens(journal)) {
      Team team = Team.of(race.rules.teamOf(race.cursor));
      journal.tell(
          new RaceEvent.CyclistsPicked("L1-Q-64", Seat.of(race.cursor), team, pick.cyclists()));
    }
    race.cursor++;
  }

  /** The cyclist whose quality is chosen at this point: seat order, then team order. */
  static int qualityRider(Race race) {
    int seat = race.cursor / Speciality.COUNT;
    int r = Riders.rider(race.rules.teamOf(seat), race.cursor % Speciality.COUNT);
    return race.isOut(r) && race.owner(r) == seat ? r : Race.NOBODY;
  }

  static boolean asksQuality(Race race) {
    if (race.stage > 0 && !race.rules.qualitiesEachStage) {
      return false;
    }
    while (race.cursor < race.rules.seats * Speciality.COUNT) {
      if (qualityRider(race) != Race.NOBODY) {
        return true;
      }
      race.cursor++;
    }
    return false;
  }

  /** Whether a team mate has this quality already (L1-20). */
  static boolean taken(Race race, int rider, Quality quality) {
    for (int i = 0; i < Speciality.COUNT; i++) {
      int r = Riders.rider(Riders.team(rider), i);
      if (r != rider && race.quality(r) == quality) {
        return true;
      }
    }
    return false;
  }

  static void give(Race race, Quality quality, Journal journal) {
    int r = qualityRider(race);
    race.quality(r, quality);
    Teller.tell(journal, r, (t, c) -> new RaceEvent.QualityGiven("L1-18", t, c, quality));
    race.cursor++;
  }

  /** Support order, form tiles and weather (L1-35, L1-154, L1-145); then areas are chosen. */
  static void placeTokens(Race race, Chance chance, Journal journal) {
    Rules rules = race.rules;
    if (race.stage > 0) {
      int leader = Stages.leader(race);
      tokens(race, Riders.team(leader));
    } else if (rules.firstTeam >= 0) {
      tokens(race, rules.firstTeam);
    } else {
      tokens(race, chance.below(rules.teams));
    }
    if (Teller.listens(journal)) {
      journal.tell(new RaceEvent.TokensPlaced("L1-35", Teller.order(race)));
    }
    if (!race.course.isStage()) {
      for (int i = 0; i < race.points(); i++) {
        if (race.isOut(race.riderAt(i))) {
          Feeding.draw(race, race.riderAt(i), "L1-154", chance, journal);
        }
      }
    }
    Sky.prepare(race, chance);
    Sky.reach(race, race.headFront(), chance, journal);
    race.phase = Phase.AREAS;
    race.cursor = 0;
  }

  /** The first team, then the others in seat order; by option all by their standing. */
  private static void tokens(Race race, int first) {
    race.order = 0;
    race.tokens = 0;
    int team = first;
    for (int i = 0; i < race.rules.teams; i++) {
      if (race.stage > 0 && race.rules.allTeamsByStanding) {
        team = Stages.bestTeamWithoutToken(race);
      }
      if (team != Race.NOBODY && (race.stage == 0 || Stages.hasRiders(race, team))) {
        race.order |= team << (4 * race.tokens++);
      }
      team = (team + 1) % race.rules.teams;
    }
  }

  /** Whether the cyclist at this point still has to choose his area (L1-38). */
  static boolean asksArea(Race race) {
    while (race.cursor < race.points()) {
      if (race.isOut(race.riderAt(race.cursor))) {
        return true;
      }
      race.cursor++;
    }
    return false;
  }

  static void takeArea(Race race, Area area, Journal journal) {
    int r = race.riderAt(race.cursor);
    race.place(r, area == Area.FRONT ? Place.FRONT : Place.BACK);
    Teller.tell(journal, r, (t, c) -> new RaceEvent.AreaTaken("L1-38", t, c, area));
    race.cursor++;
  }
}
