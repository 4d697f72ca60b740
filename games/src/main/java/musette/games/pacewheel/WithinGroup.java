package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceAction.Word;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Journal;

/** Step 3: a racer in each group may change squares (PW-35 to PW-37); lost squares are made up. */
final class WithinGroup {
  private WithinGroup() {}

  static Step offer(Draft race) {
    for (int k = 0; k < Racer.TEAM; k++) {
      int racer = race.onTurn * Racer.TEAM + k;
      if (race.rides(racer) && (mayShift(race, racer) || catchUpLimit(race, racer) > 0)) {
        race.ask(Phase.SHUFFLE, race.onTurn);
        return Step.ASK;
      }
    }
    return done(race);
  }

  static Step done(Draft race) {
    race.shifted = 0;
    race.cursor = RaceState.AHEAD;
    return Step.BURN;
  }

  /** Whether the racer's group holds another square and the player has not moved in it yet. */
  private static boolean mayShift(RaceState race, int racer) {
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

  /** Squares that a racer can make up now: owed, paid for and not closed (PW-Q-64). */
  static int catchUpLimit(RaceState race, int racer) {
    long bits = race.racers[racer];
    int owed = Racer.owed(bits);
    if (owed == 0) {
      return 0;
    }
    int paid = Racer.points(bits, Skill.ENDURANCE) * race.rules.catchRate();
    return Breakaway.reach(race, race.square(racer), Math.min(owed, paid)) - race.square(racer);
  }

  static List<RaceAction> moves(RaceState race) {
    var list = new ActionList();
    list.put(ActionTables.say(Word.DONE));
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

  /** To every other square that the group holds now, from the front (PW-Q-54). */
  private static void addShifts(RaceState race, int racer, ActionList list) {
    int group = race.group(racer);
    if ((race.shifted >> group & 1) != 0) {
      return;
    }
    int own = race.square(racer);
    var squares = new int[race.count()];
    int count = Road.squaresOf(race, group, squares);
    for (int i = 0; i < count; i++) {
      if (squares[i] != own) {
        list.put(ActionTables.shift(racer, squares[i]));
      }
    }
  }

  static Step shift(Draft race, int racer, int square, Journal journal) {
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
  private static Step makeRoom(Draft race, int mover) {
    if (Road.countOn(race, race.square(mover)) > 4) {
      race.subject = mover;
      race.ask(Phase.PUSH, race.onTurn);
      return Step.ASK;
    }
    race.subject = RaceState.NOBODY;
    return Step.SHUFFLE;
  }

  static List<RaceAction> pushes(RaceState race) {
    var list = new ActionList();
    for (int k = 0; k < race.count(); k++) {
      int racer = race.inOrder(k);
      if (racer != race.subject && race.square(racer) == race.square(race.subject)) {
        list.put(ActionTables.push(racer));
      }
    }
    return list;
  }

  static Step push(Draft race, int racer, Journal journal) {
    int from = race.square(racer);
    settleOn(race, racer, from - 1);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.PushedBack("PW-36", Racer.name(racer), from, from - 1));
    }
    return makeRoom(race, racer);
  }

  /**
   * Joins the group that holds the square; on an empty one the racer stays in the old one
   * (PW-Q-53).
   */
  static void settleOn(Draft race, int racer, int square) {
    int holder = Road.holder(race, square);
    race.put(racer, square, holder == RaceState.NOBODY ? race.group(racer) : holder);
  }

  static int catchUpCost(RaceState race, int squares) {
    int rate = race.rules.catchRate();
    return (squares + rate - 1) / rate;
  }

  static Step catchUp(Draft race, int racer, int squares, Journal journal) {
    int from = race.square(racer);
    int points = catchUpCost(race, squares);
    Breakaway.burn(race, racer, Skill.ENDURANCE, points, "PW-51", journal);
    int owed = Racer.owed(race.racers[racer]) - squares;
    race.set(racer, Racer.owing(race.racers[racer], owed));
    settleOn(race, racer, from + squares);
    if (journal != Journal.NONE) {
      String name = Racer.name(racer);
      journal.tell(new RaceEvent.CaughtUp("PW-51", name, from, from + squares, owed));
    }
    Finish.passSummits(race, 1 << racer, Finish.Together.AS_ONE, journal);
    Finish.arrive(race, 1 << racer, Finish.Together.AS_ONE, journal);
    return Finish.endsNow(race) ? Step.END_RACE : Step.SHUFFLE;
  }
}
