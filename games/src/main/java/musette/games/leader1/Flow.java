package musette.games.leader1;

import musette.kernel.Chance;
import musette.kernel.Journal;

/** Leads the match from one question to the next (L1-40). */
final class Flow {
  private Flow() {}

  /** Goes on until somebody is asked or the match is over. */
  static Race settle(Race begun, Chance chance, Journal journal) {
    Race race = begun;
    while (race.phase != Phase.OVER && !asks(race, journal)) {
      race = advance(race, chance, journal);
    }
    return race;
  }

  private static boolean asks(Race race, Journal journal) {
    race.moves = Race.NO_MOVES;
    if (race.heated != Race.NOBODY || race.due != 0) {
      return true;
    }
    return switch (race.phase) {
      case CYCLISTS -> Preparing.asksCyclists(race);
      case QUALITIES -> Preparing.asksQuality(race);
      case AREAS -> Preparing.asksArea(race);
      case BREAKAWAY_RIDERS, DROPPED_RIDERS -> Riding.asks(race, journal);
      case BREAKING_AWAY -> BreakingAway.asks(race);
      case INSIDE_PELOTON -> Peloton.asksInside(race);
      case PURSUIT -> Peloton.asksPursuit(race);
      case PAYMENT -> Payment.asks(race, journal);
      case OVER -> true;
    };
  }

  /** Nobody is asked any more in this phase: what comes next. */
  private static Race advance(Race race, Chance chance, Journal journal) {
    race.cursor = 0;
    switch (race.phase) {
      case CYCLISTS -> race.phase = Phase.QUALITIES;
      case QUALITIES -> Preparing.placeTokens(race, chance, journal);
      case AREAS -> beginTurn(race, journal);
      case BREAKAWAY_RIDERS -> {
        if (race.pelotonHome() || Stages.everybodyHome(race)) {
          dropped(race);
        } else {
          race.phase = Phase.BREAKING_AWAY;
        }
      }
      case BREAKING_AWAY -> race.phase = Phase.INSIDE_PELOTON;
      case INSIDE_PELOTON -> {
        if (Stages.everybodyHome(race)) {
          dropped(race);
        } else {
          race.phase = Phase.PURSUIT;
        }
      }
      case PURSUIT -> {
        Peloton.move(race, chance, journal);
        race.phase = Phase.PAYMENT;
      }
      case PAYMENT -> {
        Payment.close(race, chance, journal);
        dropped(race);
      }
      case DROPPED_RIDERS -> {
        if (Stages.isClosed(race)) {
          return Stages.close(race, journal);
        }
        beginTurn(race, journal);
      }
      case OVER -> throw new IllegalStateException("the match is over");
    }
    return race;
  }

  static void beginTurn(Race race, Journal journal) {
    race.turn++;
    if (Teller.listens(journal)) {
      journal.tell(new RaceEvent.TurnBegan("L1-40", race.turn));
    }
    Riding.slots(race, journal);
    race.phase = Phase.BREAKAWAY_RIDERS;
    Classification.enqueue(race, Slot.AHEAD);
  }

  static void dropped(Race race) {
    race.phase = Phase.DROPPED_RIDERS;
    Riding.enqueueDropped(race);
  }

  /** The seat that is asked. */
  static int asked(Race race) {
    if (race.heated != Race.NOBODY) {
      return race.owner(race.heated);
    }
    if (race.due != 0) {
      return race.owner(Feeding.nextDue(race));
    }
    return switch (race.phase) {
      case CYCLISTS -> race.cursor;
      case QUALITIES -> race.cursor / Speciality.COUNT;
      case AREAS, INSIDE_PELOTON, PAYMENT -> race.owner(race.riderAt(race.cursor));
      case BREAKAWAY_RIDERS, DROPPED_RIDERS -> race.owner(race.next());
      case BREAKING_AWAY -> BreakingAway.player(race);
      case PURSUIT -> Peloton.decider(race, race.teamAt(race.cursor));
      case OVER -> throw new IllegalStateException("the match is over");
    };
  }

  /** The one cyclist that is asked about, or nobody if the question is about several or none. */
  static int askedRider(Race race) {
    if (race.heated != Race.NOBODY) {
      return race.heated;
    }
    if (race.due != 0) {
      return Feeding.nextDue(race);
    }
    return switch (race.phase) {
      case QUALITIES -> Preparing.qualityRider(race);
      case AREAS, INSIDE_PELOTON, PAYMENT -> race.riderAt(race.cursor);
      case BREAKAWAY_RIDERS, DROPPED_RIDERS -> race.next();
      case CYCLISTS, BREAKING_AWAY, PURSUIT, OVER -> Race.NOBODY;
    };
  }
}
