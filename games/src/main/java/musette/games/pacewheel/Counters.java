package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceEvent;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** Step 2, the answers to a breakaway: who may counter is asked one by one (PW-29 to PW-33). */
final class Counters {
  private Counters() {}

  /** Asks the next racer who may counter; when there is none, the breakaway is settled. */
  static Step next(Draft race, Journal journal) {
    race.counterRoll = 0;
    if (race.square(race.attacker) != race.origin) {
      int from = race.subject == RaceState.NOBODY ? 0 : order(race, race.subject) + 1;
      for (int k = from; k < race.count(); k++) {
        int racer = inOrder(race, k);
        if (mayCounter(race, race.attacker, race.origin, racer)) {
          race.subject = racer;
          race.ask(Phase.COUNTER, race.seatOf(racer));
          return Step.ASK;
        }
      }
    }
    Finish.passSummits(race, race.escaped, Finish.Together.AS_ONE, journal);
    Finish.arrive(race, race.escaped, Finish.Together.AS_ONE, journal);
    return Finish.endsNow(race) ? Step.END_RACE : Step.ATTACK;
  }

  /** Clockwise from the attacker's left, the own team last, by number (PW-Q-51). */
  private static int inOrder(RaceState race, int k) {
    return (race.seatOf(race.attacker) * Racer.TEAM + Racer.TEAM + k) % race.count();
  }

  private static int order(RaceState race, int racer) {
    int first = race.seatOf(race.attacker) * Racer.TEAM + Racer.TEAM;
    return (racer - first + race.count() + race.count()) % race.count();
  }

  /** Whether a racer may answer an attack that began on the square {@code origin}. */
  static boolean mayCounter(RaceState race, int attacker, int origin, int racer) {
    return racer != attacker
        && race.square(racer) == origin
        && (race.rules.teamCounter() || race.seatOf(racer) != race.seatOf(attacker))
        && Breakaway.attackPoints(race, racer) > 0;
  }

  /** What a counter needs against the roll or result of the attacker (PW-31, PW-Q-04). */
  static int needed(RaceState race, int group) {
    int beaten = race.rules.counterAgainst() == Options.Against.ROLL ? race.roll : race.result;
    return needed(race, group, beaten);
  }

  /** What a counter needs against a roll or result that it has to beat. */
  static int needed(RaceState race, int group, int beaten) {
    return beaten + Wheel.inner(race, group);
  }

  static Step counter(Draft race, Chance chance, Journal journal) {
    int racer = race.subject;
    if (journal != Journal.NONE) {
      int needed = needed(race, race.group(racer));
      journal.tell(new RaceEvent.Countered("PW-29", Racer.name(racer), needed));
    }
    Breakaway.burn(race, racer, Breakaway.attackSkill(race, racer), 1, "PW-30", journal);
    if (race.rules.boostTime() == Options.BoostTime.BEFORE
        && Breakaway.mostBoost(race, racer) > 0) {
      race.ask(Phase.COUNTER_BOOST, race.asked);
      return Step.ASK;
    }
    return rollFor(race, 0, chance, journal);
  }

  private static Step rollFor(Draft race, int boost, Chance chance, Journal journal) {
    int racer = race.subject;
    race.counterRoll = Breakaway.roll(race, racer, "PW-31", chance, journal);
    if (race.counterRoll == Wheel.incidentRoll(race.rules)) {
      Breakaway.suffer(race, racer, race.counterRoll, journal);
      return Step.NEXT_COUNTER;
    }
    int missing = needed(race, race.group(racer)) - race.counterRoll;
    if (race.rules.boostTime() == Options.BoostTime.AFTER
        && missing > 0
        && missing <= Breakaway.mostBoost(race, racer)) {
      race.ask(Phase.COUNTER_BOOST, race.asked);
      return Step.ASK;
    }
    return resolve(race, boost, journal);
  }

  /** After the roll only what turns it into a success; before it, any number of points. */
  static List<RaceAction> boosts(RaceState race) {
    int racer = race.subject;
    if (race.counterRoll == 0) {
      return ActionTables.boostsUpTo(Breakaway.mostBoost(race, racer));
    }
    int missing = needed(race, race.group(racer)) - race.counterRoll;
    var list = new ActionList();
    list.put(ActionTables.boost(0));
    if (missing > 0 && missing <= Breakaway.mostBoost(race, racer)) {
      list.put(ActionTables.boost(missing));
    }
    return list;
  }

  static Step boost(Draft race, int points, Chance chance, Journal journal) {
    Breakaway.raise(race, race.subject, points, "PW-32", journal);
    return race.counterRoll == 0
        ? rollFor(race, points, chance, journal)
        : resolve(race, points, journal);
  }

  private static Step resolve(Draft race, int boost, Journal journal) {
    int racer = race.subject;
    int result = race.counterRoll + boost;
    int needed = needed(race, race.group(racer));
    if (result < needed) {
      if (journal != Journal.NONE) {
        String name = Racer.name(racer);
        journal.tell(new RaceEvent.CounterFailed("PW-31", name, result, needed));
      }
      return Step.NEXT_COUNTER;
    }
    int to = Breakaway.reach(race, race.origin, race.square(race.attacker) - race.origin);
    if (journal != Journal.NONE) {
      String name = Racer.name(racer);
      journal.tell(new RaceEvent.CounterSucceeded("PW-33", name, race.origin, to, result));
    }
    Breakaway.getAway(race, racer, to);
    return Step.NEXT_COUNTER;
  }
}
