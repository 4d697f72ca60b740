package musette.games.flammerouge;

import java.util.Map;
import musette.kernel.Setup;
import org.jspecify.annotations.Nullable;

/**
 * Remembers the rules that were asked for last: whoever plays or imagines thousands of races asks
 * for the same ones again and again.
 */
final class RulesMemo {
  private volatile @Nullable Rules latest;

  Rules of(Setup setup) {
    Rules known = latest;
    return known != null && known.setup() == setup ? known : remember(setup);
  }

  /** The rules of a view, which names the options that are not at their default. */
  Rules of(int seats, Map<String, String> chosen) {
    Rules known = latest;
    return known != null && known.seats() == seats && known.chosen().equals(chosen)
        ? known
        : remember(Setup.of(Options.ABOUT, seats, chosen));
  }

  private Rules remember(Setup setup) {
    Rules rules = Rules.of(setup);
    latest = rules;
    return rules;
  }
}
