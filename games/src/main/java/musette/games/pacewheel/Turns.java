package musette.games.pacewheel;

import musette.games.pacewheel.api.Payment;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Turn;

/** The five steps of a player-turn, one after the other, until somebody has a choice (PW-21). */
final class Turns {
  private Turns() {}

  static Turn turn(RaceState race) {
    return race.phase == Phase.OVER
        ? new Turn.Over(Stages.result(race))
        : Turn.of(Seat.of(race.asked));
  }

  /** One transition: the action, then everything up to the next question. */
  static RaceState play(RaceState before, RaceAction action, Chance chance, Journal journal) {
    var race = new Draft(before);
    run(race, act(race, action, chance, journal), chance, journal);
    return race.close();
  }

  private static Step act(Draft race, RaceAction action, Chance chance, Journal journal) {
    return switch (action) {
      // The frequent ones first: the cases are tried in this order.
      case RaceAction.Say(RaceAction.Word word) -> say(race, word, chance, journal);
      case RaceAction.Shift(String racer, int square) ->
          WithinGroup.shift(race, Racer.index(racer), square, journal);
      case RaceAction.Push(String racer) -> WithinGroup.push(race, Racer.index(racer), journal);
      case RaceAction.Faster(String racer, Payment payment) ->
          PaceSetting.faster(race, Racer.index(racer), payment, journal);
      case RaceAction.Allocate(int sprint, int endurance, int climbing) ->
          SettingUp.allocate(race, sprint, endurance, climbing, journal);
      case RaceAction.AllocateSprint(int points) -> SettingUp.allocateSprint(race, points);
      case RaceAction.AllocateEndurance(int points) ->
          SettingUp.allocateEndurance(race, points, journal);
      case RaceAction.Place(String racer, int square) ->
          SettingUp.place(race, Racer.index(racer), square, journal);
      case RaceAction.Attack(String racer) ->
          Breakaway.attack(race, Racer.index(racer), chance, journal);
      case RaceAction.Boost(int points) ->
          race.phase == Phase.BOOST
              ? Breakaway.boost(race, points, chance, journal)
              : Counters.boost(race, points, chance, journal);
      case RaceAction.CatchUp(String racer, int squares) ->
          WithinGroup.catchUp(race, Racer.index(racer), squares, journal);
      case RaceAction.Pay(Payment payment) -> Burning.answer(race, payment, journal);
      case RaceAction.Feed(Skill skill) -> Feeding.choose(race, skill, journal);
      case RaceAction.Recover points -> Stages.choose(race, points, journal);
    };
  }

  private static Step say(Draft race, RaceAction.Word word, Chance chance, Journal journal) {
    return switch (word) {
      case NO_ATTACK -> Breakaway.skip(race);
      case FARTHER -> Breakaway.farther(race, journal);
      case NO_FARTHER -> Breakaway.escape(race, 0, journal);
      case COUNTER -> Counters.counter(race, chance, journal);
      case NO_COUNTER -> Step.NEXT_COUNTER;
      case DONE -> WithinGroup.done(race);
      case DROP -> Burning.refuse(race, journal);
      case KEEP -> Step.PACE;
      case SLOWER -> PaceSetting.change(race, -1, journal);
      case FASTER -> PaceSetting.change(race, 1, journal);
    };
  }

  private static void run(Draft race, Step from, Chance chance, Journal journal) {
    Step step = from;
    while (step != Step.ASK) {
      step =
          switch (step) {
            case RIDE -> Movement.ride(race, journal);
            case ATTACK -> Breakaway.offer(race);
            case NEXT_COUNTER -> Counters.next(race, journal);
            case SHUFFLE -> WithinGroup.offer(race);
            case BURN -> Burning.burn(race, journal);
            case PACE -> PaceSetting.offer(race);
            case CLOSE -> close(race, journal);
            case FEED -> Feeding.feed(race, journal);
            case NEXT_TURN -> nextTurn(race, journal);
            case RECOVER -> Stages.recover(race, chance, journal);
            case END_RACE -> Stages.endRace(race, journal);
            case ASK -> Step.ASK;
          };
    }
  }

  /** The end of a player-turn: the groups form anew (PW-38). */
  private static Step close(Draft race, Journal journal) {
    race.cursor = 0;
    Groups.regroup(race, journal);
    if (race.rules.catchUp() == Options.CatchUp.NEXT_TURN) {
      for (int k = 0; k < Racer.TEAM; k++) {
        int racer = race.inOrder(k);
        race.set(racer, Racer.owing(race.racers[racer], 0));
      }
    }
    return race.rules.feeding() ? Step.FEED : Step.NEXT_TURN;
  }

  private static Step nextTurn(Draft race, Journal journal) {
    if (!Road.anybodyRides(race)) {
      return Stages.end(race, journal);
    }
    race.onTurn = race.onTurn + 1 == race.seats ? 0 : race.onTurn + 1;
    return Step.RIDE;
  }
}
