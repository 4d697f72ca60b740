package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** Step 2: a breakaway attempt (PW-23 to PW-28). {@link Counters} answers it. */
final class Breakaway {
  /** The result that gains a square (PW-27). */
  static final int RINGED = 12;

  private Breakaway() {}

  static Step offer(Draft race) {
    race.forgetAttack();
    if (Integer.bitCount(race.attempted) < race.rules.attempts() && attackers(race) != 0) {
      race.ask(Phase.ATTACK, race.onTurn);
      return Step.ASK;
    }
    return skip(race);
  }

  static Step skip(Draft race) {
    race.attempted = 0;
    return Step.SHUFFLE;
  }

  static List<RaceAction> attacks(RaceState race) {
    return ActionTables.attacks(race.onTurn, attackers(race));
  }

  /** Which of the player's racers may attack, as bits 0 to 2. */
  private static int attackers(RaceState race) {
    int bits = 0;
    for (int k = 0; k < Racer.TEAM; k++) {
      if (mayAttack(race, race.onTurn * Racer.TEAM + k)) {
        bits |= 1 << k;
      }
    }
    return bits;
  }

  private static boolean mayAttack(RaceState race, int racer) {
    return (race.attempted >> racer & 1) == 0 && race.leads(racer) && attackPoints(race, racer) > 0;
  }

  /** The racer's points of the skill that breakaways and counters burn on the group's terrain. */
  static int attackPoints(RaceState race, int racer) {
    return race.points(racer, attackSkill(race, racer));
  }

  static Skill attackSkill(RaceState race, int racer) {
    return Wheel.attackSkill(race.terrain(race.group(racer)));
  }

  static int needed(RaceState race, int group) {
    return Wheel.outer(race, group) + Wheel.middle(race, group);
  }

  /** How many points could still raise a result of this racer. */
  static int mostBoost(RaceState race, int racer) {
    return Math.min(race.rules.boosts(), attackPoints(race, racer));
  }

  static Step attack(Draft race, int racer, Chance chance, Journal journal) {
    race.attacker = racer;
    race.attempted |= 1 << racer;
    race.origin = race.square(racer);
    if (journal != Journal.NONE) {
      int needed = needed(race, race.group(racer));
      String name = Racer.name(racer);
      journal.tell(new RaceEvent.Attacked("PW-23", name, race.origin, needed));
    }
    burn(race, racer, attackSkill(race, racer), 1, "PW-24", journal);
    if (race.rules.boostTime() == Options.BoostTime.BEFORE && mostBoost(race, racer) > 0) {
      race.ask(Phase.BOOST, race.onTurn);
      return Step.ASK;
    }
    return rollFor(race, 0, chance, journal);
  }

  private static Step rollFor(Draft race, int boost, Chance chance, Journal journal) {
    int racer = race.attacker;
    race.roll = roll(race, racer, "PW-25", chance, journal);
    if (race.roll == Wheel.incidentRoll(race.rules)) {
      suffer(race, racer, race.roll, journal);
      return Step.ATTACK;
    }
    if (race.rules.boostTime() == Options.BoostTime.AFTER) {
      int most = mostBoost(race, racer);
      if (most > 0 && race.roll + most >= needed(race, race.group(racer))) {
        race.ask(Phase.BOOST, race.onTurn);
        return Step.ASK;
      }
    }
    return resolve(race, boost, journal);
  }

  static List<RaceAction> boosts(RaceState race) {
    return ActionTables.boostsUpTo(mostBoost(race, race.attacker));
  }

  static Step boost(Draft race, int points, Chance chance, Journal journal) {
    raise(race, race.attacker, points, "PW-26", journal);
    return race.roll == 0 ? rollFor(race, points, chance, journal) : resolve(race, points, journal);
  }

  private static Step resolve(Draft race, int boost, Journal journal) {
    int racer = race.attacker;
    race.result = race.roll + boost;
    int needed = needed(race, race.group(racer));
    if (race.result < needed) {
      if (journal != Journal.NONE) {
        String name = Racer.name(racer);
        journal.tell(new RaceEvent.BreakawayFailed("PW-25", name, race.result, needed));
      }
      return Step.ATTACK;
    }
    if (attackPoints(race, racer) > 0 && landing(race, 1) > landing(race, 0)) {
      race.ask(Phase.DISTANCE, race.onTurn);
      return Step.ASK;
    }
    return escape(race, 0, journal);
  }

  /** Where the attacker ends; a full square can make a point for distance useless (PW-28). */
  private static int landing(RaceState race, int extra) {
    int squares = squares(race, race.result, race.group(race.attacker));
    return reach(race, race.origin, squares + extra);
  }

  static Step farther(Draft race, Journal journal) {
    burn(race, race.attacker, attackSkill(race, race.attacker), 1, "PW-28", journal);
    return escape(race, 1, journal);
  }

  /** Squares that a successful breakaway gains, before a point for distance (PW-Q-02). */
  static int squares(RaceState race, int result, int group) {
    int fixed = race.rules.distance();
    int base = fixed > 0 ? fixed : Math.max(1, result - Wheel.outer(race, group));
    return base + (result >= RINGED ? 1 : 0);
  }

  static Step escape(Draft race, int extra, Journal journal) {
    int racer = race.attacker;
    int to = landing(race, extra);
    if (journal != Journal.NONE) {
      String name = Racer.name(racer);
      if (race.result >= RINGED) {
        journal.tell(new RaceEvent.SquareGained("PW-27", name, race.result));
      }
      journal.tell(new RaceEvent.BrokeAway("PW-25", name, race.origin, to, race.result));
    }
    getAway(race, racer, to);
    return Step.NEXT_COUNTER;
  }

  /** How far a racer gets, square by square, until a full one stops them (PW-Q-09, PW-Q-52). */
  static int reach(RaceState race, int from, int squares) {
    int to = from;
    while (to < from + squares && !Road.isFull(race, to + 1)) {
      to++;
    }
    return to;
  }

  /** Puts an escaped racer there: into the group that holds it, or into a new one (PW-Q-53). */
  static void getAway(Draft race, int racer, int to) {
    race.escaped |= 1 << racer;
    if (to == race.square(racer)) {
      return;
    }
    int left = race.group(racer);
    int holder = Road.holder(race, to);
    int group = holder;
    if (holder == RaceState.NOBODY) {
      group = Road.freeGroup(race);
      boolean steady = race.rules.newPace() == Options.NewPace.STEADY;
      race.setGroup(group, steady ? Pace.STEADY : race.pace(left), race.storedTerrain(left));
    }
    race.put(racer, to, group);
  }

  // What attacks and counters share

  static int roll(RaceState race, int racer, String rule, Chance chance, Journal journal) {
    int roll = Wheel.roll(race.rules, chance);
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.Rolled(rule, Racer.name(racer), roll));
    }
    return roll;
  }

  static void raise(Draft race, int racer, int points, String rule, Journal journal) {
    if (points > 0) {
      burn(race, racer, attackSkill(race, racer), points, rule, journal);
      if (journal != Journal.NONE) {
        journal.tell(new RaceEvent.Boosted(rule, Racer.name(racer), points));
      }
    }
  }

  /** The racer will not ride with the group in the next step 1 (PW-50, PW-Q-63). */
  static void suffer(Draft race, int racer, int roll, Journal journal) {
    race.set(racer, Racer.withIncident(race.racers[racer]));
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.IncidentSuffered("PW-50", Racer.name(racer), roll));
    }
  }

  static void burn(Draft race, int racer, Skill skill, int points, String rule, Journal journal) {
    race.add(racer, skill, -points);
    if (journal != Journal.NONE) {
      int left = race.points(racer, skill);
      journal.tell(new RaceEvent.Burned(rule, Racer.name(racer), skill, points, left));
    }
  }
}
