package musette.games.leader1;

import musette.games.leader1.api.Face;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Risk;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Move;
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
  static Road road(RaceState race, long move, int start, int free) {
    int first = race.quality(Move.rider(move)) == Quality.FIGHTER ? 2 : 1;
    if (Move.dangers(move) < first) {
      return Road.SAFE;
    }
    Course course = race.course;
    int rain = race.weather == 0 ? 0 : WeatherTokens.rainyHexagons(race);
    int met = 0;
    int square = start;
    for (int n = 1; n <= Move.length(move); n++) {
      square = Move.step(course, move, square, n);
      boolean risky = n > free || (rain >> course.hexagon(square) & 1) != 0;
      if (course.dark(square) && risky && ++met == first) {
        return course.cobbles(square) ? Road.COBBLES : Road.FALL;
      }
    }
    return Road.SAFE;
  }

  /** Rolls for whatever the move risked, after the move (L1-108). */
  static void run(
      Draft draft, long move, int start, int free, int crackCost, Chance chance, Journal journal) {
    boolean crack = Move.risksCrack(move);
    int r = Move.rider(move);
    Road road = Move.dangers(move) == 0 ? Road.SAFE : road(draft, move, start, free);
    if (!crack && road == Road.SAFE) {
      return;
    }
    boolean together = crack && road == Road.FALL && !draft.rules.twoRiskRolls;
    if (crack) {
      boolean passed = roll(draft, r, together ? Risk.CRACK_AND_FALL : Risk.CRACK, chance, journal);
      if (!passed) {
        crack(draft, r, crackCost, journal);
      }
      if (!passed && together) {
        fall(draft, r, "L1-129", journal);
      }
    }
    if (road == Road.FALL && !together && !roll(draft, r, Risk.FALL, chance, journal)) {
      fall(draft, r, "L1-129", journal);
    }
    if (road == Road.COBBLES) {
      cobbles(draft, r, chance, journal);
    }
  }

  /** One risk on the risk line: the next box is crossed whatever comes of it (L1-112). */
  private static boolean roll(Draft draft, int r, Risk risk, Chance chance, Journal journal) {
    int before = draft.risks(r);
    Face face = draft.rules.die.side(chance.die(12));
    boolean passed = passes(face, before);
    draft.risks(r, Math.min(3, before + 1));
    String rule = before == 0 ? "L1-109" : before == 1 ? "L1-110" : "L1-111";
    Events.tell(
        journal, r, (t, c) -> new RaceEvent.RiskRolled(rule, t, c, risk, before + 1, face, passed));
    return passed;
  }

  private static void crack(Draft draft, int r, int cost, Journal journal) {
    draft.energy(r, draft.energy(r) - cost);
    Events.tell(journal, r, (t, c) -> new RaceEvent.Cracked("L1-124", t, c, cost));
  }

  /** He is laid beside his square and misses the next turn (L1-129); nothing if he is home. */
  private static void fall(Draft draft, int r, String rule, Journal journal) {
    if (draft.isOnRoad(r)) {
      draft.fallTurn(r, draft.turn);
      Events.tell(
          journal, r, (t, c) -> new RaceEvent.Fell(rule, t, c, draft.course.name(draft.square(r))));
    }
  }

  /** Blackened cobbles: no mark on the risk line (L1-142, L1-143). */
  private static void cobbles(Draft draft, int r, Chance chance, Journal journal) {
    Face face = draft.rules.die.side(chance.die(12));
    Events.tell(journal, r, (t, c) -> new RaceEvent.CobblesRolled("L1-142", t, c, face));
    if (face == Face.RED) {
      puncture(draft, r, "L1-142", journal);
    } else if (face == Face.ORANGE || face == Face.BLUE) {
      fall(draft, r, "L1-142", journal);
    }
  }

  /** He mends on his square and plays last in the next turn (L1-138); nothing if he is home. */
  static void puncture(Draft draft, int r, String rule, Journal journal) {
    if (draft.isOnRoad(r)) {
      draft.punctureTurn(r, draft.turn);
      Slipstream.lose(draft, r);
      Events.tell(
          journal,
          r,
          (t, c) -> new RaceEvent.Punctured(rule, t, c, draft.course.name(draft.square(r))));
    }
  }

  /** Whether a risk succeeds when so many were taken before (L1-109, L1-110, L1-111). */
  static boolean passes(Face face, int risksBefore) {
    return switch (risksBefore) {
      case 0 -> face.value() > 3;
      case 1 -> face.value() > 4;
      default -> face == Face.ORANGE || face == Face.BLUE;
    };
  }

  /** How many of the twelve sides pass a risk when so many were taken before. */
  static int passing(Die die, int risksBefore) {
    int count = 0;
    for (int side = 1; side <= Die.SIDES; side++) {
      count += passes(die.side(side), risksBefore) ? 1 : 0;
    }
    return count;
  }
}
