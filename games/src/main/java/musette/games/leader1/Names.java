package musette.games.leader1;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Plan;
import musette.kernel.AsciiLetters;
import musette.kernel.Refused;

/** Cyclists in readable form, and back. */
final class Names {
  private static final List<String> RIDERS = riders();

  private Names() {}

  private static List<String> riders() {
    var names = new ArrayList<String>();
    for (Team team : Team.values()) {
      for (Speciality cyclist : Speciality.values()) {
        names.add(AsciiLetters.lower(team + " " + cyclist));
      }
    }
    return List.copyOf(names);
  }

  static String rider(int r) {
    return r == Riders.NOBODY ? "" : RIDERS.get(r);
  }

  static int rider(String name, String field) {
    int r = RIDERS.indexOf(name);
    if (r < 0) {
      throw bad(field, name);
    }
    return r;
  }

  /** The names of the riders whose bit is set. */
  static List<String> ofBits(int bits) {
    var names = new ArrayList<String>();
    for (int r = 0; r < Riders.RIDERS; r++) {
      if ((bits >> r & 1) != 0) {
        names.add(RIDERS.get(r));
      }
    }
    return names;
  }

  /** The bits of riders of whom each may be named once. */
  static int toBits(List<String> names, String field) {
    int bits = 0;
    for (String name : names) {
      int bit = 1 << rider(name, field);
      if ((bits & bit) != 0) {
        throw bad("L1-41", field, name, "named-twice");
      }
      bits |= bit;
    }
    return bits;
  }

  /** Every rider as often as two bits count. */
  static List<String> ofCounts(int counts) {
    var names = new ArrayList<String>();
    for (int r = 0; r < Riders.RIDERS; r++) {
      names.addAll(Collections.nCopies((counts >> (2 * r)) & 3, RIDERS.get(r)));
    }
    return names;
  }

  static int toCounts(List<String> names, String field) {
    int counts = 0;
    for (String name : names) {
      int r = rider(name, field);
      if (((counts >> (2 * r)) & 3) == Plan.MOST_FEEDS) {
        throw bad("L1-60", field, name, "too-many-tiles");
      }
      counts += 1 << (2 * r);
    }
    return counts;
  }

  /** A value that no position can have. */
  static Refused bad(String field, Object value) {
    return bad("", field, value, "impossible");
  }

  /** A value that this position cannot have, by a rule and for a reason. */
  static Refused bad(String rule, String field, Object value, String why) {
    return Refused.because(
        rule, "position", "field", field, "value", String.valueOf(value), "why", why);
  }
}
