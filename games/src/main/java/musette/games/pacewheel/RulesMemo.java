package musette.games.pacewheel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.kernel.Setup;

/**
 * Remembers the rules of the set-ups that were used last. A view carries only the chosen options,
 * and a search reads thousands of views of one match: it must not parse the course for each.
 */
final class RulesMemo {
  private static final int SIZE = 16;

  /** The latest first. Never changed, only replaced, so that any number of matches may ask. */
  private volatile List<Rules> recent = List.of();

  Rules of(Setup setup) {
    return of(setup.seats(), Options.ABOUT.chosen(setup));
  }

  /** The rules of a set-up with these options; the others have their defaults. */
  Rules of(int seats, Map<String, String> options) {
    List<Rules> known = recent;
    for (Rules rules : known) {
      if (rules.seats() == seats && rules.options().equals(options)) {
        return rules;
      }
    }
    Rules rules = Rules.of(Setup.of(Options.ABOUT, seats, options));
    var latest = new ArrayList<Rules>();
    latest.add(rules);
    latest.addAll(known.subList(0, Math.min(known.size(), SIZE - 1)));
    recent = List.copyOf(latest);
    return rules;
  }
}
