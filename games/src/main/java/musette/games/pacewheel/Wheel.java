package musette.games.pacewheel;

import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Chance;

/** The dice and the numbers of the Pace Wheel for a group. */
final class Wheel {
  private Wheel() {}

  static int roll(Rules rules, Chance chance) {
    return switch (rules.dice()) {
      case D12 -> chance.die(12);
      case TWO_D6 -> chance.die(6) + chance.die(6);
    };
  }

  /** How many of {@link #ways} dice throws show at least {@code least}, no incident among them. */
  static int waysToReach(Rules rules, int least) {
    int from = Math.max(least, incidentRoll(rules) + 1);
    return switch (rules.dice()) {
      case D12 -> Math.clamp(13 - from, 0, 12);
      case TWO_D6 -> {
        int ways = 0;
        for (int sum = Math.max(2, from); sum <= 12; sum++) {
          ways += 6 - Math.abs(7 - sum);
        }
        yield ways;
      }
    };
  }

  static int ways(Rules rules) {
    return rules.dice() == Options.Dice.D12 ? 12 : 36;
  }

  static int lowestRoll(Rules rules) {
    return rules.dice() == Options.Dice.D12 ? 1 : 2;
  }

  /** The roll that is a mechanical incident, 0 if none is (PW-50, PW-Q-29). */
  static int incidentRoll(Rules rules) {
    return switch (rules.incident()) {
      case OFF -> 0;
      case ONE -> 1;
      case LOWEST -> lowestRoll(rules);
    };
  }

  static int outer(RaceState race, int group) {
    return race.pace(group).squares(race.terrain(group));
  }

  static int middle(RaceState race, int group) {
    return race.rules.breakaway().get(cell(race, group));
  }

  static int inner(RaceState race, int group) {
    return race.rules.counter().get(cell(race, group));
  }

  /** What a breakaway attempt or a counter burns on this terrain. */
  static Skill attackSkill(Terrain terrain) {
    return terrain == Terrain.UPHILL ? Skill.CLIMBING : Skill.SPRINT;
  }

  /** What keeps the pace on this terrain besides endurance; endurance itself on the flat. */
  static Skill secondPaceSkill(Terrain terrain) {
    return switch (terrain) {
      case UPHILL -> Skill.CLIMBING;
      case FLAT -> Skill.ENDURANCE;
      case DOWNHILL -> Skill.SPRINT;
    };
  }

  private static int cell(RaceState race, int group) {
    return 3 * race.terrain(group).ordinal() + race.pace(group).ordinal();
  }
}
