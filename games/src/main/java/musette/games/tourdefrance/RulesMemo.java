package musette.games.tourdefrance;

import java.util.HashMap;
import java.util.Map;
import musette.games.tourdefrance.api.TourView;
import musette.kernel.Setup;

/**
 * Remembers the rules of the set-ups that a game was asked for, so that a board of one's own is
 * read once and not for every imagined state. It belongs to one game, holds a few set-ups, and
 * begins anew when there are more.
 */
final class RulesMemo {
  private static final int MOST = 64;

  private record Agreed(int seats, Map<String, String> chosen) {}

  /** Never changed, only replaced: it can be read without a lock. */
  private volatile Map<Agreed, Rules> known = Map.of();

  Rules of(Setup setup) {
    return of(setup.seats(), Options.ABOUT.chosen(setup));
  }

  Rules of(TourView view) {
    return of(view.riders().size(), view.options());
  }

  private Rules of(int seats, Map<String, String> chosen) {
    var agreed = new Agreed(seats, chosen);
    Rules rules = known.get(agreed);
    return rules == null ? learn(agreed) : rules;
  }

  private synchronized Rules learn(Agreed agreed) {
    var more = new HashMap<Agreed, Rules>();
    if (known.size() < MOST) {
      more.putAll(known);
    }
    Rules rules = Rules.of(agreed.seats, agreed.chosen);
    more.put(agreed, rules);
    known = more;
    return rules;
  }
}
