package musette.games.pacewheel;

import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.kernel.Positions;

/** Whether the question of a position can be asked in it, and what else its phase allows. */
final class PhaseChecks {
  private final RaceState race;

  PhaseChecks(RaceState race) {
    this.race = race;
  }

  void check() {
    subject();
    order();
    phase();
    attack();
    boolean shifting = race.phase == Phase.SHUFFLE || race.phase == Phase.PUSH;
    Positions.require(shifting || race.shifted == 0, "shifted", "other_phase");
    Positions.require(race.phase == Phase.PAY || race.settled == 0, "settled", "other_phase");
    cursor();
    Positions.require(race.phase == Phase.OVER || !Actions.of(race).isEmpty(), "phase", "phase");
  }

  private boolean isTeamMate(int racer) {
    return racer != RaceState.NOBODY && race.seatOf(racer) == race.onTurn;
  }

  private void subject() {
    int subject = race.subject;
    boolean fits =
        switch (race.phase) {
          case ALLOCATE, ALLOCATE_ENDURANCE -> isTeamMate(subject);
          case PUSH ->
              subject != RaceState.NOBODY && Road.countOn(race, race.square(subject)) > Road.FULL;
          case PAY ->
              subject != RaceState.NOBODY
                  && race.leads(subject)
                  && race.square(subject) == race.cursor
                  && race.pace(race.group(subject)) == Pace.FAST
                  && (race.settled >> subject & 1) == 0;
          case FEED -> subject != RaceState.NOBODY && race.rules.feeding() && isHungry(subject);
          case RECOVER -> subject == recovering();
          case COUNTER, COUNTER_BOOST -> mayCounter(subject);
          case PLACE, ATTACK, BOOST, DISTANCE, SHUFFLE, PACE, OVER -> subject == RaceState.NOBODY;
        };
    Positions.require(fits, "subject", "subject");
  }

  private boolean isHungry(int racer) {
    int zone = race.rides(racer) ? race.course.zone(race.square(racer)) : -1;
    return zone >= 0 && (Racer.fed(race.racers[racer]) >> zone & 1) == 0;
  }

  private int recovering() {
    return race.cursor < 0 || race.cursor >= race.count()
        ? RaceState.NOBODY
        : (race.starter * Racer.TEAM + race.cursor) % race.count();
  }

  private boolean mayCounter(int racer) {
    return racer != RaceState.NOBODY
        && racer != race.attacker
        && race.square(racer) == race.origin
        && (race.escaped >> racer & 1) == 0;
  }

  /** Points are given and racers placed in turn, clockwise from the starter. */
  private void order() {
    if (race.phase == Phase.PLACE) {
      int placed = 0;
      for (int i = 0; i < race.count(); i++) {
        placed += race.square(i) == Racer.NOT_PLACED ? 0 : 1;
      }
      for (int seat = 0; seat < race.seats; seat++) {
        int own = 0;
        for (int k = 0; k < Racer.TEAM; k++) {
          own += race.square(seat * Racer.TEAM + k) == Racer.NOT_PLACED ? 0 : 1;
        }
        int before = (seat - race.starter + race.seats) % race.seats;
        Positions.require(
            own == (placed - before + race.seats - 1) / race.seats, "racers", "turn_order");
      }
      Positions.require(
          race.onTurn == (race.starter + placed) % race.seats, "onTurn", "turn_order");
    } else if (race.phase == Phase.ALLOCATE || race.phase == Phase.ALLOCATE_ENDURANCE) {
      int given = 0;
      for (int profile : race.profiles) {
        given += profile == 0 ? 0 : 1;
      }
      for (int k = 0; k < race.count(); k++) {
        int racer = (race.starter + k) % race.seats * Racer.TEAM + k / race.seats;
        Positions.require((race.profiles[racer] != 0) == k < given, "racers", "turn_order");
        Positions.require(k != given || racer == race.subject, "subject", "turn_order");
      }
    }
  }

  /** Phases of stage races, and the end. */
  private void phase() {
    boolean rides = Road.anybodyRides(race);
    boolean last = race.stage + 1 == race.rules.stages().size();
    switch (race.phase) {
      case ALLOCATE, ALLOCATE_ENDURANCE ->
          Positions.require(race.stage == 0, "stage", "first_stage");
      case RECOVER -> Positions.require(!rides && !last, "phase", "phase");
      case OVER -> {
        boolean stopped = Finish.endsNow(race);
        Positions.require(stopped || (!rides && last), "phase", "not_over");
      }
      case PLACE, ATTACK, BOOST, DISTANCE, COUNTER, COUNTER_BOOST, SHUFFLE, PUSH, PAY, PACE, FEED ->
          Positions.require(rides, "phase", "phase");
    }
  }

  private void attack() {
    boolean trying =
        switch (race.phase) {
          case ATTACK, BOOST, DISTANCE, COUNTER, COUNTER_BOOST -> true;
          case ALLOCATE, ALLOCATE_ENDURANCE, PLACE, SHUFFLE, PUSH, PAY, PACE, FEED, RECOVER, OVER ->
              false;
        };
    int team = 7 << (race.onTurn * Racer.TEAM);
    int tried = Integer.bitCount(race.attempted);
    Positions.require((race.attempted & ~team) == 0, "attack.attempted", "not_on_turn");
    Positions.require(
        tried <= (trying ? race.rules.attempts() : 0), "attack.attempted", "attempts");
    if (race.phase == Phase.ATTACK || !trying) {
      Positions.require(tried < race.rules.attempts(), "attack.attempted", "attempts");
      boolean nothing =
          race.attacker == RaceState.NOBODY
              && race.roll + race.result + race.counterRoll + race.escaped == 0
              && race.origin == 0;
      Positions.require(nothing, "attack", "other_phase");
      return;
    }
    Positions.require(isTeamMate(race.attacker), "attack.attacker", "not_on_turn");
    Positions.require(
        (race.attempted >> race.attacker & 1) != 0, "attack.attempted", "attacker_missing");
    onItsWay();
  }

  /** The numbers of an attack that has begun. */
  private void onItsWay() {
    boolean countering = race.phase == Phase.COUNTER || race.phase == Phase.COUNTER_BOOST;
    boolean gone = (race.escaped >> race.attacker & 1) != 0;
    Positions.require(gone == countering, "attack.escaped", "escaped");
    Positions.require(countering || race.escaped == 0, "attack.escaped", "escaped");
    Positions.require(
        countering || race.square(race.attacker) == race.origin, "attack.origin", "origin");
    Positions.require(
        !countering || race.square(race.attacker) > race.origin, "attack.origin", "origin");
    boolean before = race.rules.boostTime() == Options.BoostTime.BEFORE;
    boolean rolled = race.phase != Phase.BOOST || !before;
    Positions.require(isRoll(race.roll, rolled), "attack.roll", "roll");
    boolean known = race.phase != Phase.BOOST;
    int most = known ? race.roll + race.rules.boosts() : 0;
    boolean fits = race.result >= (known ? race.roll : 0) && race.result <= most;
    Positions.require(fits, "attack.result", "result");
    boolean answered = race.phase == Phase.COUNTER_BOOST && !before;
    Positions.require(isRoll(race.counterRoll, answered), "attack.counterRoll", "roll");
  }

  private boolean isRoll(int roll, boolean rolled) {
    return rolled ? roll >= Wheel.lowestRoll(race.rules) : roll == 0;
  }

  /** The first square of the group in question, or how many have recovered. */
  private void cursor() {
    boolean fits =
        switch (race.phase) {
          case PAY, RECOVER -> true;
          case PACE -> {
            int group = Road.holder(race, race.cursor);
            yield group != RaceState.NOBODY && race.front(group) == race.cursor;
          }
          case ALLOCATE,
              ALLOCATE_ENDURANCE,
              PLACE,
              ATTACK,
              BOOST,
              DISTANCE,
              COUNTER,
              COUNTER_BOOST,
              SHUFFLE,
              PUSH,
              FEED,
              OVER ->
              race.cursor == 0;
        };
    Positions.require(fits, "cursor", "cursor");
  }
}
