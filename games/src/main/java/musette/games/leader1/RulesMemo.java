package musette.games.leader1;

import java.util.HashMap;
import java.util.Map;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.OpenRoad;
import musette.kernel.Setup;

/**
 * Remembers the rules of the set-ups that a game was asked for, so that a course is read once and
 * not for every imagined state. It belongs to one game, holds a few set-ups, and begins anew when
 * there are more.
 */
final class RulesMemo {
  private static final int MOST = 64;

  private record Agreed(int seats, Map<String, String> chosen) {}

  /** Never changed, only replaced: it can be read without a lock. */
  private volatile Map<Agreed, Rules> known = Map.of();

  private final Map<Course, OpenRoad> roads = new HashMap<>();

  Rules of(Setup setup) {
    Rules rules = known.get(new Agreed(setup.seats(), Options.ABOUT.chosen(setup)));
    return rules == null ? learn(setup) : rules;
  }

  /** The rules of so many seats and these options; the others have their defaults. */
  Rules of(int seats, Map<String, String> chosen) {
    Rules rules = known.get(new Agreed(seats, chosen));
    return rules == null ? of(Setup.of(Options.ABOUT, seats, chosen)) : rules;
  }

  private synchronized Rules learn(Setup setup) {
    var more = new HashMap<Agreed, Rules>();
    if (known.size() < MOST) {
      more.putAll(known);
    } else {
      roads.clear();
    }
    var rules = new Rules(setup, course -> roads.computeIfAbsent(course, OpenRoad::new));
    more.put(new Agreed(rules.seats, rules.chosen), rules);
    known = more;
    return rules;
  }
}
