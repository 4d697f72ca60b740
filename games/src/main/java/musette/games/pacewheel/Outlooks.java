package musette.games.pacewheel;

import java.util.ArrayList;
import java.util.List;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Payment;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceRemark;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Outlook;
import musette.kernel.Remark;

/** What the rules can say of an action before it is taken: where it leads, its cost, its odds. */
final class Outlooks {
  private final RaceState race;
  private final List<Remark> remarks = new ArrayList<>();

  private Outlooks(RaceState race) {
    this.race = race;
  }

  static Outlook of(RaceState race, RaceAction action) {
    var outlooks = new Outlooks(race);
    outlooks.tell(action);
    return new Outlook(outlooks.remarks);
  }

  private void tell(RaceAction action) {
    switch (action) {
      case RaceAction.Allocate allocate -> profile(allocate);
      case RaceAction.AllocateSprint(int points) -> sprint(points);
      case RaceAction.AllocateEndurance(int points) -> endurance(points);
      case RaceAction.Place(String racer, int square) ->
          say(new RaceRemark.GoesTo("PW-09", racer, square));
      case RaceAction.Attack(String racer) -> attack(Racer.index(racer));
      case RaceAction.Boost(int points) -> boost(points);
      case RaceAction.Shift(String racer, int square) -> shift(racer, square);
      case RaceAction.CatchUp(String racer, int squares) -> catchUp(racer, squares);
      case RaceAction.Push(String racer) ->
          goes("PW-36", racer, race.square(Racer.index(racer)) - 1);
      case RaceAction.Pay(Payment payment) -> costs("PW-39", race.subject, payment);
      case RaceAction.Faster(String racer, Payment payment) -> {
        pace(1);
        costs("PW-44", Racer.index(racer), payment);
      }
      case RaceAction.Feed(Skill skill) ->
          raises("PW-52", skill, Feeding.room(race, race.subject, skill));
      case RaceAction.Recover(int sprint, int endurance, int climbing) -> {
        raises("PW-54", Skill.SPRINT, sprint);
        raises("PW-54", Skill.ENDURANCE, endurance);
        raises("PW-54", Skill.CLIMBING, climbing);
      }
      case RaceAction.Say(RaceAction.Word word) -> word(word);
    }
  }

  private void word(RaceAction.Word word) {
    switch (word) {
      case NO_ATTACK -> say(new RaceRemark.Declines("PW-23", word, ""));
      case NO_COUNTER -> say(new RaceRemark.Declines("PW-29", word, name()));
      case DONE -> say(new RaceRemark.Declines("PW-35", word, ""));
      case FARTHER -> {
        escape(race.attacker, race.result, 1);
        costs("PW-28", race.attacker, attackPayment(race.attacker));
      }
      case NO_FARTHER -> escape(race.attacker, race.result, 0);
      case COUNTER -> counter();
      case DROP -> goes("PW-Q-17", name(), Burning.dropSquare(race, race.square(race.subject)));
      case KEEP -> pace(0);
      case SLOWER -> pace(-1);
      case FASTER -> pace(1);
    }
  }

  private void profile(RaceAction.Allocate allocate) {
    int preset = ActionTables.PRESETS.indexOf(allocate);
    if (preset >= 0) {
      say(new RaceRemark.Makes("PW-06", RaceRemark.Kind.values()[preset]));
    }
  }

  private void sprint(int points) {
    int left = Racer.START_POINTS - points;
    int most = Math.min(left, Racer.MOST_IN_SKILL);
    int least = Math.max(0, left - Racer.MOST_IN_SKILL);
    say(new RaceRemark.LeavesPoints("PW-07", left, least, most));
  }

  private void endurance(int points) {
    int left = Racer.START_POINTS - race.points(race.subject, Skill.SPRINT) - points;
    say(new RaceRemark.Raises("PW-06", name(), Skill.CLIMBING, left, left));
  }

  private void say(Remark remark) {
    remarks.add(remark);
  }

  private String name() {
    return Racer.name(race.subject);
  }

  private Payment attackPayment(int racer) {
    return Payment.of(Breakaway.attackSkill(race, racer));
  }

  private void costs(String rule, int racer, Payment payment) {
    switch (payment) {
      case SPRINT -> costs(rule, racer, Skill.SPRINT, 1);
      case ENDURANCE -> costs(rule, racer, Skill.ENDURANCE, 1);
      case CLIMBING -> costs(rule, racer, Skill.CLIMBING, 1);
      case BOTH -> {
        costs(rule, racer, Skill.ENDURANCE, 1);
        costs(rule, racer, Wheel.secondPaceSkill(race.terrain(race.group(racer))), 1);
      }
    }
  }

  private void costs(String rule, int racer, Skill skill, int points) {
    int left = race.points(racer, skill) - points;
    say(new RaceRemark.Costs(rule, Racer.name(racer), skill, points, left));
  }

  private void raises(String rule, Skill skill, int points) {
    if (points > 0) {
      int total = race.points(race.subject, skill) + points;
      say(new RaceRemark.Raises(rule, name(), skill, points, total));
    }
  }

  private void goes(String rule, String racer, int square) {
    say(
        square >= race.line
            ? new RaceRemark.CrossesLine("PW-46", racer)
            : new RaceRemark.GoesTo(rule, racer, square));
  }

  // Odds

  private static int percent(int ways, int of) {
    return (200 * ways + of) / (2 * of);
  }

  /** The odds of one roll with what the racer could add after paying for the attempt. */
  private void odds(String rule, int racer, int needed) {
    int boosts = boostsAfterPaying(racer);
    int of = Wheel.ways(race.rules);
    int ways = Wheel.waysToReach(race.rules, needed);
    int boosted = Wheel.waysToReach(race.rules, needed - boosts);
    say(new RaceRemark.Odds(rule, ways, of, percent(ways, of), boosts, percent(boosted, of)));
  }

  private int boostsAfterPaying(int racer) {
    return Math.min(race.rules.boosts(), Breakaway.attackPoints(race, racer) - 1);
  }

  private void attack(int racer) {
    int group = race.group(racer);
    int needed = Breakaway.needed(race, group);
    say(new RaceRemark.Needs("PW-25", needed, Wheel.outer(race, group), Wheel.middle(race, group)));
    odds("PW-25", racer, needed);
    costs("PW-24", racer, attackPayment(racer));
    threat(racer, race.square(racer), needed);
  }

  /** Those who could answer a result, and their best chances among them. */
  private void threat(int attacker, int origin, int result) {
    var names = new ArrayList<String>();
    int boosts = 0;
    int needed = 0;
    for (int i = 0; i < race.count(); i++) {
      if (Counters.mayCounter(race, attacker, origin, i)) {
        names.add(Racer.name(i));
        boosts = Math.max(boosts, boostsAfterPaying(i));
        needed = Counters.needed(race, race.group(i), result);
      }
    }
    if (!names.isEmpty()) {
      int of = Wheel.ways(race.rules);
      int percent = percent(Wheel.waysToReach(race.rules, needed), of);
      int boosted = percent(Wheel.waysToReach(race.rules, needed - boosts), of);
      say(new RaceRemark.MayCounter("PW-31", names, result, needed, percent, boosted));
    }
  }

  private void counter() {
    int racer = race.subject;
    int group = race.group(racer);
    int needed = Counters.needed(race, group);
    int inner = Wheel.inner(race, group);
    say(new RaceRemark.Needs("PW-31", needed, needed - inner, inner));
    odds("PW-31", racer, needed);
    costs("PW-30", racer, attackPayment(racer));
    int squares = race.square(race.attacker) - race.origin;
    goes("PW-33", name(), Breakaway.reach(race, race.origin, squares));
  }

  private void boost(int points) {
    boolean attacks = race.phase == Phase.BOOST;
    int racer = attacks ? race.attacker : race.subject;
    int group = race.group(racer);
    int roll = attacks ? race.roll : race.counterRoll;
    int needed = attacks ? Breakaway.needed(race, group) : Counters.needed(race, group);
    int result = roll + points;
    String rule = attacks ? "PW-26" : "PW-32";
    if (roll == 0) {
      int of = Wheel.ways(race.rules);
      int ways = Wheel.waysToReach(race.rules, needed - points);
      say(new RaceRemark.Odds(rule, ways, of, percent(ways, of), 0, percent(ways, of)));
    } else {
      say(new RaceRemark.Becomes(rule, result, needed, result >= needed));
    }
    if (points > 0) {
      costs(rule, racer, Breakaway.attackSkill(race, racer), points);
    }
    if (attacks && roll > 0 && result >= needed) {
      escape(racer, result, 0);
      threat(racer, race.origin, result);
    }
  }

  private void escape(int racer, int result, int extra) {
    if (result >= Breakaway.RINGED) {
      say(new RaceRemark.GainsSquare("PW-27", result));
    }
    int squares = Breakaway.squares(race, result, race.group(racer)) + extra;
    goes("PW-Q-02", Racer.name(racer), Breakaway.reach(race, race.origin, squares));
  }

  // Squares and paces

  private void shift(String racer, int square) {
    goes("PW-35", racer, square);
    if (Road.isFull(race, square)) {
      say(new RaceRemark.SendsBack("PW-36", square));
    }
  }

  private void catchUp(String racer, int squares) {
    int index = Racer.index(racer);
    goes("PW-51", racer, race.square(index) + squares);
    costs("PW-51", index, Skill.ENDURANCE, WithinGroup.catchUpCost(race, squares));
  }

  /** What the group would ride in the next player-turn (PW-45). */
  private void pace(int steps) {
    int group = Road.holder(race, race.cursor);
    Pace pace = Pace.of(race.pace(group).ordinal() + steps);
    Terrain terrain = race.course.terrain(race.cursor);
    say(new RaceRemark.RidesNext("PW-45", terrain, pace, pace.squares(terrain)));
    if (pace == Pace.FAST) {
      say(new RaceRemark.AllBurn("PW-18", Road.countOn(race, race.cursor)));
    }
  }
}
