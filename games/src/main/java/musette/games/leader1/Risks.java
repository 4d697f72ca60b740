package musette.games.leader1;

import musette.kernel.Chance;
import musette.kernel.Journal;

/** Crack, fall, cobbles and puncture (L1-107 to L1-144, L1-Q-37, L1-Q-106). */
final class Risks {
  private Risks() {}

  /** The kind of roll that the blackened squares of a move ask for. */
  enum Road {
    SAFE,
    FALL,
    COBBLES
  }

  /** What the dangerous squares of a move lead to: the first decides, for a fighter the second. */
  static Road road(Race race, long move, int start, int free) {
    int first = race.quality(Moves.rider(move)) == Quality.FIGHTER ? 2 : 1;
    if (Moves.dangers(move) < first) {
      return Road.SAFE;
    }
    Course course = race.course;
    int rain = race.sky == 0 ? 0 : Sky.rainyHexagons(race);
    int met = 0;
    int square = start;
    for (int n = 1; n <= Moves.length(move); n++) {
      square = Moves.step(course, move, square, n);
      boolean risky = n > free || (rain >> course.hexagon[square] & 1) != 0;
      if (course.dark[square] && risky && ++met == first) {
        return course.cobbles[square] ? Road.COBBLES : Road.FALL;
      }
    }
    return Road.SAFE;
  }

  /** Rolls for whatever the move risked, after the move (L1-108). */
  static void run(
      Race race, long move, int start, int free, int crackCost, Chance chance, Journal journal) {
    boolean crack = Moves.risksCrack(move);
    int r = Moves.rider(move);
    Road road = Moves.dangers(move) == 0 ? Road.SAFE : road(race, move, start, free);
    if (!crack && road == Road.SAFE) {
      return;
    }
    boolean together = crack && road == Road.FALL && !race.rules.twoRiskRolls;
    if (crack) {
      boolean passed = roll(race, r, together ? Risk.CRACK_AND_FALL : Risk.CRACK, chance, journal);
      if (!passed) {
        crack(race, r, crackCost, journal);
      }
      if (!passed && together) {
        fall(race, r, "L1-129", journal);
      }
    }
    if (road == Road.FALL && !together && !roll(race, r, Risk.FALL, chance, journal)) {
      fall(race, r, "L1-129", journal);
    }
    if (road == Road.COBBLES) {
      cobbles(race, r, chance, journal);
    }
  }

  /** One risk on the risk line: the next box is crossed whatever comes of it (L1-112). */
  private static boolean roll(Race race, int r, Risk risk, Chance chance, Journal journal) {
    int before = race.risks(r);
    Face face = race.rules.die.side(chance.die(12));
    boolean passed = face.passes(before);
    race.risks(r, Math.min(3, before + 1));
    String rule = before == 0 ? "L1-109" : before == 1 ? "L1-110" : "L1-111";
    Teller.tell(
        journal, r, (t, c) -> new RaceEvent.RiskRolled(rule, t, c, risk, before + 1, face, passed));
    return passed;
  }

  private static void crack(Race race, int r, int cost, Journal journal) {
    race.energy(r, race.energy(r) - cost);
    Teller.tell(journal, r, (t, c) -> new RaceEvent.Cracked("L1-124", t, c, cost));
  }

  /** He is laid beside his square and misses the next turn (L1-129); nothing if he is home. */
  private static void fall(Race race, int r, String rule, Journal journal) {
    if (race.isOnRoad(r)) {
      race.fallTurn(r, race.turn);
      Teller.tell(
          journal, r, (t, c) -> new RaceEvent.Fell(rule, t, c, race.course.name(race.square(r))));
    }
  }

  /** Blackened cobbles: no mark on the risk line (L1-142, L1-143). */
  private static void cobbles(Race race, int r, Chance chance, Journal journal) {
    Face face = race.rules.die.side(chance.die(12));
    Teller.tell(journal, r, (t, c) -> new RaceEvent.CobblesRolled("L1-142", t, c, face));
    if (face == Face.RED) {
      puncture(race, r, "L1-142", journal);
    } else if (face == Face.ORANGE || face == Face.BLUE) {
      fall(race, r, "L1-142", journal);
    }
  }

  /** He mends on his square and plays last in the next turn (L1-138); nothing if he is home. */
  static void puncture(Race race, int r, String rule, Journal journal) {
    if (race.isOnRoad(r)) {
      race.punctureTurn(r, race.turn);
      Slipstream.lose(race, r);
      Teller.tell(
          journal,
          r,
          (t, c) -> new RaceEvent.Punctured(rule, t, c, race.course.name(race.square(r))));
    }
  }
}
