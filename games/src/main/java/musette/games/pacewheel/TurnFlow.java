package musette.games.pacewheel;

import musette.kernel.Chance;
import musette.kernel.Journal;

/** The five steps of a player-turn, one after the other, until somebody has a choice (PW-21). */
final class TurnFlow {

  /** Where a player-turn stands between two questions. */
  enum Step {
    RIDE,
    ATTACK,
    NEXT_COUNTER,
    SHUFFLE,
    BURN,
    PACE,
    CLOSE,
    FEED,
    NEXT_TURN,
    RECOVER,
    ASK
  }

  private TurnFlow() {}

  static void run(Race race, Step from, Chance chance, Journal journal) {
    Step step = from;
    while (step != Step.ASK) {
      step =
          switch (step) {
            case RIDE -> Riding.ride(race, journal);
            case ATTACK -> Breakaway.offer(race);
            case NEXT_COUNTER -> Breakaway.nextCounter(race, journal);
            case SHUFFLE -> WithinGroup.offer(race);
            case BURN -> Burning.burn(race, journal);
            case PACE -> PaceSetting.offer(race);
            case CLOSE -> close(race, journal);
            case FEED -> Feeding.feed(race, journal);
            case NEXT_TURN -> nextTurn(race, journal);
            case RECOVER -> Stages.recover(race, chance, journal);
            case ASK -> Step.ASK;
          };
    }
  }

  /** The end of a player-turn: the groups form anew (PW-38). */
  private static Step close(Race race, Journal journal) {
    race.cursor = 0;
    Groups.regroup(race, journal);
    if (race.rules.catchUp() == Rules.CatchUp.NEXT_TURN) {
      for (int k = 0; k < Racer.TEAM; k++) {
        int racer = race.inOrder(k);
        race.racers[racer] = Racer.owing(race.racers[racer], 0);
      }
    }
    return race.rules.feeding() ? Step.FEED : Step.NEXT_TURN;
  }

  private static Step nextTurn(Race race, Journal journal) {
    if (!Road.anybodyRides(race)) {
      return Stages.end(race, journal);
    }
    race.onTurn = race.onTurn + 1 == race.seats ? 0 : race.onTurn + 1;
    return Step.RIDE;
  }

  /** Whether the race is over because of an arrival (PW-Q-61). */
  static boolean endsNow(Race race) {
    return race.arrivals.length > 0
        && !race.rules.isStageRace()
        && race.rules.ending() == Rules.Ending.STOP;
  }
}
