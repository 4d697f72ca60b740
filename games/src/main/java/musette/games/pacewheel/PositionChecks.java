package musette.games.pacewheel;

import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RacePosition;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Positions;

/**
 * Whether play can reach a position, by count and by place: racers, points, groups, arrivals and
 * standings. What belongs to the question of the moment is checked by {@link PhaseChecks}.
 */
final class PositionChecks {
  /** The most squares that a ride gives, and so the most that an incident costs. */
  private static final int LONGEST_RIDE = 9;

  private final RaceState race;
  private final RacePosition position;
  private final Rules rules;
  private final boolean settingUp;

  PositionChecks(RaceState race, RacePosition position) {
    this.race = race;
    this.position = position;
    this.rules = race.rules;
    this.settingUp =
        race.phase == Phase.ALLOCATE
            || race.phase == Phase.ALLOCATE_ENDURANCE
            || race.phase == Phase.PLACE;
  }

  /** Refuses by field and reason what cannot be. */
  void check() {
    Positions.require(
        (race.turn == 0) == settingUp, "turn", settingUp ? "before_start" : "after_start");
    boolean later = race.stage > 0;
    Positions.require(later || race.turnsBefore == 0, "turnsBefore", "first_stage");
    Positions.require(!later || race.turnsBefore >= race.stage, "turnsBefore", "range");
    for (int i = 0; i < race.count(); i++) {
      place(i);
      points(i);
      incidentsAndFood(i);
      summits(i);
      standing(i);
    }
    groups();
    arrivals();
    standings();
    new PhaseChecks(race).check();
  }

  private static String field(int racer, String name) {
    return "racers." + Racer.name(racer) + "." + name;
  }

  // Where everybody is

  private void place(int racer) {
    int square = race.square(racer);
    String field = field(racer, "square");
    if (settingUp) {
      boolean allocating = race.phase != Phase.PLACE;
      Positions.require(square == Racer.NOT_PLACED || !allocating, field, "too_early");
      Positions.require(square <= 0 && (square > -Road.STRIP || isOff(square)), field, "strip");
      return;
    }
    Positions.require(square != Racer.NOT_PLACED, field, "not_placed");
    Positions.require(square > -Road.STRIP, field, "range");
    boolean away =
        (race.phase == Phase.COUNTER || race.phase == Phase.COUNTER_BOOST)
            && (race.escaped >> racer & 1) != 0;
    Positions.require(square < race.line || square == Racer.ARRIVED || away, field, "beyond");
    if (race.rides(racer)) {
      boolean pushing =
          race.phase == Phase.PUSH
              && race.subject != RaceState.NOBODY
              && race.square(race.subject) == square;
      Positions.require(Road.countOn(race, square) <= Road.FULL + (pushing ? 1 : 0), field, "full");
    }
  }

  private static boolean isOff(int square) {
    return square == Racer.NOT_PLACED;
  }

  private void groups() {
    for (int i = 0; i < race.count(); i++) {
      for (int j = 0; j < i; j++) {
        if (race.rides(i) && race.square(i) == race.square(j)) {
          Positions.require(race.group(i) == race.group(j), field(i, "group"), "two_groups");
        }
      }
      RacePosition.Rider rider = position.racers().get(Racer.name(i));
      if (rider != null) {
        // Whoever has arrived keeps the number of a group that may be gone.
        int known = race.rides(i) || position.paces().isEmpty() ? position.paces().size() : 99;
        Positions.require(rider.group() <= known, field(i, "group"), "no_pace");
      }
    }
  }

  // What everybody has

  /** Fifteen points at the beginning, ten in a skill at most; later only food adds some. */
  private void points(int racer) {
    int start = 0;
    int has = 0;
    for (Skill skill : Racer.SKILLS) {
      start += race.startPoints(racer, skill);
      has += race.points(racer, skill);
    }
    boolean waits = race.phase != Phase.PLACE && settingUp && start == 0;
    if (waits) {
      boolean begun = race.phase == Phase.ALLOCATE_ENDURANCE && racer == race.subject;
      int sprint = race.points(racer, Skill.SPRINT);
      Positions.require(has == (begun ? sprint : 0), field(racer, "sprint"), "not_given");
      Positions.require(sprint <= Racer.MOST_IN_SKILL, field(racer, "sprint"), "range");
      return;
    }
    Positions.require(start == Racer.START_POINTS, field(racer, "startSprint"), "skills");
    int food = mostFood(racer);
    for (Skill skill : Racer.SKILLS) {
      boolean fits = race.points(racer, skill) <= race.startPoints(racer, skill) + food;
      Positions.require(fits, field(racer, RaceNotation.lower(skill)), "too_many_points");
    }
    Positions.require(has <= Racer.START_POINTS + food, field(racer, "sprint"), "too_many_points");
  }

  /** The most points above those of the beginning. */
  private int mostFood(int racer) {
    if (!rules.feeding() || Feeding.isCapped(rules)) {
      return 0;
    }
    int zones = Integer.bitCount(Racer.fed(race.racers[racer]));
    for (int stage = 0; stage < race.stage; stage++) {
      zones += rules.stages().get(stage).feed().size();
    }
    return Feeding.POINTS * zones;
  }

  /** Food and incidents, unless an option leaves them out. */
  private void incidentsAndFood(int racer) {
    long bits = race.racers[racer];
    Positions.require(rules.feeding() || Racer.fed(bits) == 0, field(racer, "fed"), "no_food");
    boolean noIncidents = Wheel.incidentRoll(rules) < Wheel.lowestRoll(rules);
    Positions.require(
        !noIncidents || !Racer.hasIncident(bits), field(racer, "incident"), "no_incidents");
    Positions.require(!noIncidents || Racer.owed(bits) == 0, field(racer, "owed"), "no_incidents");
    Positions.require(
        race.rides(racer) || !Racer.hasIncident(bits), field(racer, "incident"), "on_road");
    Positions.require(Racer.owed(bits) <= LONGEST_RIDE * race.turn, field(racer, "owed"), "range");
  }

  // What a stage race counts

  private void summits(int racer) {
    int passed = Racer.summits(race.racers[racer]);
    String field = field(racer, "summits");
    Positions.require(rules.isStageRace() || passed == 0, field, "single_race");
    Positions.require(passed <= race.course.summits().size(), field, "range");
    climbing(racer, passed);
    if (rules.isStageRace() && (race.rides(racer) || race.square(racer) == Racer.ARRIVED)) {
      int behind = 0;
      for (int summit : race.course.summits()) {
        behind += summit <= race.square(racer) ? 1 : 0;
      }
      boolean unsettled = (race.escaped >> racer & 1) != 0;
      Positions.require(passed >= behind || unsettled, field, "summits");
    }
  }

  /** No more is won on summits than there were summits to pass. */
  private void climbing(int racer, int passed) {
    int most = passed;
    for (int stage = 0; stage < race.stage; stage++) {
      most += rules.stages().get(stage).summits().size();
    }
    int wins = rules.isStageRace() ? Standings.summitWins(race.tally[racer]) : 0;
    Positions.require(wins <= most, field(racer, "summitWins"), "range");
    int points = rules.isStageRace() ? Standings.climb(race.tally[racer]) : 0;
    Positions.require(
        points <= Finish.MOST_FOR_A_SUMMIT * most, field(racer, "climbPoints"), "range");
  }

  private void standing(int racer) {
    RacePosition.Rider rider = position.racers().get(Racer.name(racer));
    if (rider == null || rules.isStageRace()) {
      return;
    }
    Positions.require(rider.points() == 0, field(racer, "points"), "single_race");
    Positions.require(rider.climbPoints() == 0, field(racer, "climbPoints"), "single_race");
    Positions.require(rider.stageWins() == 0, field(racer, "stageWins"), "single_race");
    Positions.require(rider.summitWins() == 0, field(racer, "summitWins"), "single_race");
    Positions.require(rider.lastRank() == 0, field(racer, "lastRank"), "single_race");
  }

  /** One winner and every rank once a stage. */
  private void standings() {
    if (!rules.isStageRace()) {
      return;
    }
    boolean scored = race.phase == Phase.RECOVER || race.phase == Phase.OVER;
    int stages = race.stage + (scored ? 1 : 0);
    int wins = 0;
    int ranks = 0;
    for (int i = 0; i < race.count(); i++) {
      wins += Standings.wins(race.tally[i]);
      int rank = Standings.lastRank(race.tally[i]);
      Positions.require((rank == 0) == (stages == 0), field(i, "lastRank"), "ranks");
      Positions.require(rank == 0 || (ranks >> rank & 1) == 0, field(i, "lastRank"), "ranks");
      ranks |= 1 << rank;
      boolean fresh = stages > 0 || Standings.general(race.tally[i]) == 0;
      Positions.require(fresh, field(i, "points"), "first_stage");
    }
    Positions.require(wins == stages, "racers", "stage_wins");
  }

  /** In their order; who arrived together has the rank of the first of them, and the same turn. */
  private void arrivals() {
    int[] arrivals = race.arrivals;
    for (int i = 0; i < arrivals.length; i++) {
      int rank = Finish.firstRank(arrivals[i]);
      int turn = Finish.arrivalTurn(arrivals[i]);
      Positions.require(turn <= race.turn, "arrivals", "order");
      if (rank != i + 1) {
        Positions.require(rank == Finish.firstRank(arrivals[i - 1]), "arrivals", "order");
        Positions.require(turn == Finish.arrivalTurn(arrivals[i - 1]), "arrivals", "order");
      }
      Positions.require(i == 0 || turn >= Finish.arrivalTurn(arrivals[i - 1]), "arrivals", "order");
    }
    Positions.require(race.phase == Phase.OVER || !Finish.endsNow(race), "arrivals", "race_over");
  }
}
