package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.RaceAction.Word;
import musette.kernel.Journal;

/** Step 3: a racer in each group may change squares (PW-35 to PW-37); lost squares are made up. */
final class WithinGroup {
  private WithinGroup() {}

  static TurnFlow.Step offer(Race race) {
    for (int k = 0; k < Racer.TEAM; k++) {
      int racer = race.onTurn * Racer.TEAM + k;
      if (race.rides(racer) && (mayShift(race, racer) || catchUpLimit(race, racer) > 0)) {
        race.ask(Phase.SHUFFLE, race.onTurn);
        return TurnFlow.Step.ASK;
      }
    }
    return done(race);
  }

  static TurnFlow.Step done(Race race) {
    race.shifted = 0;
    race.cursor = Race.AHEAD;
    return TurnFlow.Step.BURN;
  }

  /** Whether his group holds another square and the player has not moved in it yet. */
  private static boolean mayShift(Race race, int racer) {
    int group = race.group(racer);
    if ((race.shifted >> group & 1) != 0) {
      return false;
    }
    int square = race.square(racer);
    for (long other : race.racers) {
      int there = Racer.square(other);
      if (there != square && there < race.line && Racer.group(other) == group) {
        return true;
      }
    }
    return false;
  }

  /** Squares that he can make up now: owed, paid for and not closed (PW-Q-64). */
  static int catchUpLimit(Race race, int racer) {
    long bits = race.racers[racer];
    int owed = Racer.owed(bits);
    if (owed == 0) {
      return 0;
    }
    int paid = Racer.points(bits, Skill.ENDURANCE) * race.rules.catchRate();
    return Breakaway.reach(race, race.square(racer), Math.min(owed, paid)) - race.square(racer);
  }

  static List<RaceAction> moves(Race race) {
    var list = new Actions.Some();
    list.put(Actions.say(Word.DONE));
    for (int k = 0; k < Racer.TEAM; k++) {
      int racer = race.onTurn * Racer.TEAM + k;
      if (race.rides(racer)) {
        addShifts(race, racer, list);
        int limit = catchUpLimit(race, racer);
        for (int squares = 1; squares <= limit; squares++) {
          list.put(new RaceAction.CatchUp(Racer.name(racer), squares));
        }
      }
    }
    return list;
  }

  /** To every other square that his group holds now, from the front (PW-Q-54). */
  private static void addShifts(Race race, int racer, Actions.Some list) {
    int group = race.group(racer);
    if ((race.shifted >> group & 1) != 0) {
      return;
    }
    int own = race.square(racer);
    var squares = new int[race.count()];
    int count = Road.squaresOf(race, group, squares);
    for (int i = 0; i < count; i++) {
      if (squares[i] != own) {
        list.put(Actions.shift(racer, squares[i]));
      }
    }
  }

  static TurnFlow.Step shift(Race race, int racer, int square, Journal journal) {
    int from = race.square(racer);
    race.shifted |= 1 << race.group(racer);
    race.put(racer, square, race.group(racer));
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Shifted("PW-35", Racer.name(racer), from, square));
    }
    Finish.passSummits(race, 1 << racer, Finish.Together.AS_ONE, journal);
    return makeRoom(race, racer);
  }

  /** Where five stand, the player sends one of the others back (PW-36). */
  private static TurnFlow.Step makeRoom(Race race, int mover) {
    if (Road.countOn(race, race.square(mover)) > 4) {
      race.subject = mover;
      race.ask(Phase.PUSH, race.onTurn);
      return TurnFlow.Step.ASK;
    }
    race.subject = Race.NOBODY;
    return TurnFlow.Step.SHUFFLE;
  }

  static List<RaceAction> pushes(Race race) {
    var list = new Actions.Some();
    for (int k = 0; k < race.count(); k++) {
      int racer = race.inOrder(k);
      if (racer != race.subject && race.square(racer) == race.square(race.subject)) {
        list.put(Actions.PUSH[racer]);
      }
    }
    return list;
  }

  static TurnFlow.Step push(Race race, int racer, Journal journal) {
    int from = race.square(racer);
    settleOn(race, racer, from - 1);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.PushedBack("PW-36", Racer.name(racer), from, from - 1));
    }
    return makeRoom(race, racer);
  }

  /** Joins the group that holds the square; on an empty one he stays in his own (PW-Q-53). */
  static void settleOn(Race race, int racer, int square) {
    int holder = Road.holder(race, square);
    race.put(racer, square, holder == Race.NOBODY ? race.group(racer) : holder);
  }

  static int catchUpCost(Race race, int squares) {
    int rate = race.rules.catchRate();
    return (squares + rate - 1) / rate;
  }

  static TurnFlow.Step catchUp(Race race, int racer, int squares, Journal journal) {
    int from = race.square(racer);
    int points = catchUpCost(race, squares);
    Breakaway.burn(race, racer, Skill.ENDURANCE, points, "PW-51", journal);
    int owed = Racer.owed(race.racers[racer]) - squares;
    race.racers[racer] = Racer.owing(race.racers[racer], owed);
    settleOn(race, racer, from + squares);
    if (journal != Journal.NONE) {
      String name = Racer.name(racer);
      journal.tell(new RaceEvent.CaughtUp("PW-51", name, from, from + squares, owed));
    }
    Finish.passSummits(race, 1 << racer, Finish.Together.AS_ONE, journal);
    Finish.arrive(race, 1 << racer, Finish.Together.AS_ONE, journal);
    return TurnFlow.endsNow(race) ? Stages.endRace(race, journal) : TurnFlow.Step.SHUFFLE;
  }
}
