package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RacePosition;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Positions;
import musette.kernel.Seat;

/**
 * Builds the state of a position, refusing by field what cannot be written into one. Whether play
 * can reach it is the question of {@link PositionChecks}.
 */
final class PositionReader {
  /** Far more than a stage takes (PW-Q-70), or all of them together. */
  private static final int MOST_TURNS = 9999;

  /** No attack leads farther past the line than a result can be. */
  private static final int FARTHEST = 31;

  private final Rules rules;
  private final RacePosition position;
  private final Draft race;

  PositionReader(Rules rules, RacePosition position) {
    this.rules = rules;
    this.position = position;
    this.race = new Draft(rules);
  }

  RaceState read() {
    race.enter(within("stage", position.stage(), 1, rules.stages().size()) - 1);
    race.turn = within("turn", position.turn(), 0, MOST_TURNS);
    race.turnsBefore = within("turnsBefore", position.turnsBefore(), 0, MOST_TURNS);
    race.starter = seat("starter", position.starter());
    race.onTurn = seat("onTurn", position.onTurn());
    race.phase = position.phase();
    race.subject = racer("subject", position.subject());
    readRacers();
    race.findFronts();
    readArrivals();
    readGroups();
    readAttack();
    race.shifted = numbers("shifted", position.shifted(), RaceState.MOST_GROUPS);
    race.settled = racers("settled", position.settled());
    race.cursor = within("cursor", position.cursor(), -8, RaceState.AHEAD);
    race.asked = asked();
    return race.close();
  }

  private int seat(String field, Seat seat) {
    if (seat.index() < 0 || seat.index() >= rules.seats()) {
      throw Positions.refused("", field, "seat");
    }
    return seat.index();
  }

  /** The one who is asked follows from the phase and whom it is about. */
  private int asked() {
    return switch (race.phase) {
      case COUNTER, COUNTER_BOOST, PAY, FEED ->
          race.subject == RaceState.NOBODY ? race.onTurn : race.seatOf(race.subject);
      case ALLOCATE,
          ALLOCATE_ENDURANCE,
          PLACE,
          ATTACK,
          BOOST,
          DISTANCE,
          SHUFFLE,
          PUSH,
          PACE,
          RECOVER,
          OVER ->
          race.onTurn;
    };
  }

  private void readRacers() {
    if (position.racers().size() != race.count()) {
      throw Positions.refused("", "racers", "racer");
    }
    position
        .racers()
        .forEach(
            (name, rider) -> {
              int index = Racer.index(name, rules.seats());
              if (index < 0) {
                throw Positions.refused("", "racers." + name, "racer");
              }
              readRider("racers." + name, index, rider);
            });
  }

  private void readRider(String field, int index, RacePosition.Rider rider) {
    int square = rider.square();
    if (square != Racer.ARRIVED) {
      within(field + ".square", square, Racer.NOT_PLACED, race.line + FARTHEST);
    }
    long bits = Racer.at(0, square);
    bits = Racer.plus(bits, Skill.SPRINT, points(field + ".sprint", rider.sprint()));
    bits = Racer.plus(bits, Skill.ENDURANCE, points(field + ".endurance", rider.endurance()));
    bits = Racer.plus(bits, Skill.CLIMBING, points(field + ".climbing", rider.climbing()));
    int group = within(field + ".group", rider.group(), 0, RaceState.MOST_GROUPS);
    bits = Racer.inGroup(bits, Math.max(0, group - 1));
    bits = rider.incident() ? Racer.withIncident(bits) : bits;
    bits = Racer.owing(bits, within(field + ".owed", rider.owed(), 0, Racer.MOST_OWED));
    for (int zone : rider.fed()) {
      int before = Racer.fed(bits);
      bits = Racer.fedIn(bits, within(field + ".fed", zone, 1, race.course.feed().size()) - 1);
      Positions.require(Racer.fed(bits) != before, field + ".fed", "twice");
    }
    bits = Racer.past(bits, within(field + ".summits", rider.summits(), 0, 127));
    race.set(index, bits);
    race.profiles[index] = profile(field, rider);
    if (rules.isStageRace()) {
      race.tally[index] =
          Standings.of(
              within(field + ".points", rider.points(), 0, 0xFFFF),
              within(field + ".climbPoints", rider.climbPoints(), 0, 0xFFFF),
              within(field + ".stageWins", rider.stageWins(), 0, 255),
              within(field + ".summitWins", rider.summitWins(), 0, 255),
              within(field + ".lastRank", rider.lastRank(), 0, Racer.MOST));
    }
  }

  /**
   * The points of the beginning; where they are left out, the present ones, filled up to fifteen.
   */
  private int profile(String field, RacePosition.Rider rider) {
    int sprint = start(field + ".startSprint", rider.startSprint());
    int endurance = start(field + ".startEndurance", rider.startEndurance());
    int climbing = start(field + ".startClimbing", rider.startClimbing());
    int had = rider.sprint() + rider.endurance() + rider.climbing();
    if (sprint + endurance + climbing == 0 && !isAllocating() && had <= Racer.START_POINTS) {
      int most = Racer.MOST_IN_SKILL;
      int left = Racer.START_POINTS - had;
      endurance = Math.min(most, rider.endurance() + left);
      left -= endurance - Math.min(endurance, rider.endurance());
      sprint = Math.min(most, rider.sprint() + left);
      left -= sprint - Math.min(sprint, rider.sprint());
      climbing = Math.min(most, rider.climbing() + left);
    }
    return Racer.profile(sprint, endurance, climbing);
  }

  private boolean isAllocating() {
    return race.phase == Phase.ALLOCATE || race.phase == Phase.ALLOCATE_ENDURANCE;
  }

  private void readArrivals() {
    var arrivals = new int[position.arrivals().size()];
    int seen = 0;
    for (int i = 0; i < arrivals.length; i++) {
      RacePosition.Arrival arrival = position.arrivals().get(i);
      int racer = racer("arrivals", arrival.racer());
      Positions.require(racer >= 0 && race.square(racer) == Racer.ARRIVED, "arrivals", "on_road");
      Positions.require((seen >> racer & 1) == 0, "arrivals", "twice");
      seen |= 1 << racer;
      int rank = within("arrivals", arrival.firstRank(), 1, i + 1);
      int turn = within("arrivals", arrival.turn(), 1, MOST_TURNS);
      arrivals[i] = Finish.arrival(racer, rank, turn);
    }
    for (int i = 0; i < race.count(); i++) {
      Positions.require(
          race.square(i) != Racer.ARRIVED || (seen >> i & 1) != 0, "arrivals", "missing");
    }
    if (arrivals.length > 0) {
      race.arrivals = arrivals;
    }
  }

  /** Groups as numbered, or found by where everybody stands if no number is given. */
  private void readGroups() {
    boolean find = false;
    for (int i = 0; i < race.count(); i++) {
      RacePosition.Rider rider = rider(i);
      find |= race.rides(i) && rider.group() == 0;
    }
    if (find && race.phase != Phase.PLACE) {
      Groups.find(race);
      for (int group = 0; group < RaceState.MOST_GROUPS; group++) {
        int front = race.front(group);
        if (front != Racer.NOT_PLACED) {
          Pace pace = group < position.paces().size() ? position.paces().get(group) : Pace.STEADY;
          List<Terrain> terrains = position.terrains();
          race.setGroup(
              group,
              pace,
              group < terrains.size() ? terrains.get(group) : race.course.terrain(front));
        }
      }
      return;
    }
    within("paces", position.paces().size(), 0, RaceState.MOST_GROUPS);
    within(
        "terrains", position.terrains().size(), position.paces().size(), position.paces().size());
    for (int group = 0; group < position.paces().size(); group++) {
      race.setGroup(group, position.paces().get(group), position.terrains().get(group));
    }
  }

  private RacePosition.Rider rider(int index) {
    RacePosition.Rider rider = position.racers().get(Racer.name(index));
    if (rider == null) {
      throw Positions.refused("", "racers", "racer");
    }
    return rider;
  }

  private void readAttack() {
    RacePosition.Attack attack = position.attack();
    race.attacker = racer("attack.attacker", attack.attacker());
    race.roll = within("attack.roll", attack.roll(), 0, 12);
    race.result = within("attack.result", attack.result(), 0, 31);
    race.counterRoll = within("attack.counterRoll", attack.counterRoll(), 0, 12);
    race.origin = within("attack.origin", attack.origin(), -8, race.line);
    race.escaped = racers("attack.escaped", attack.escaped());
    race.attempted = racers("attack.attempted", attack.attempted());
  }

  private static int within(String field, int value, int least, int most) {
    Positions.require(value >= least && value <= most, field, "range");
    return value;
  }

  private static int points(String field, int value) {
    return within(field, value, 0, Racer.MOST_POINTS);
  }

  private static int start(String field, int value) {
    return within(field, value, 0, Racer.MOST_IN_SKILL);
  }

  private int racer(String field, String name) {
    int racer = name.isEmpty() ? RaceState.NOBODY : Racer.index(name, rules.seats());
    Positions.require(racer >= 0 || name.isEmpty(), field, "racer");
    return racer;
  }

  private int racers(String field, List<String> names) {
    int bits = 0;
    for (String name : names) {
      int racer = racer(field, name);
      Positions.require(racer >= 0, field, "racer");
      Positions.require((bits >> racer & 1) == 0, field, "twice");
      bits |= 1 << racer;
    }
    return bits;
  }

  private static int numbers(String field, List<Integer> numbers, int most) {
    int bits = 0;
    for (int number : numbers) {
      int bit = 1 << (within(field, number, 1, most) - 1);
      Positions.require((bits & bit) == 0, field, "twice");
      bits |= bit;
    }
    return bits;
  }
}
