package musette.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The description of a game, from which front ends build their lists and forms.
 *
 * @param id as in addresses and on the command line, for example {@code flamme-rouge}
 * @param title the name of the game
 * @param edition the rulebook that was implemented
 * @param version of the rules; raised whenever an old record could replay differently. Records of
 *     another version are refused.
 * @param minSeats the fewest players
 * @param maxSeats the most players, at most {@link Seat#MAX}
 * @param minutes the usual length of a match at the table
 * @param options in the order in which a form shows them
 */
public record About(
    String id,
    String title,
    String edition,
    int version,
    int minSeats,
    int maxSeats,
    int minutes,
    List<Option> options) {
  public About {
    options = List.copyOf(options);
  }

  /** The options of a set-up whose value is not the default, in the order of {@link #options}. */
  public Map<String, String> chosen(Setup setup) {
    var chosen = new LinkedHashMap<String, String>();
    for (Option option : options) {
      String value = setup.value(option.id());
      if (!value.equals(option.defaultValue())) {
        chosen.put(option.id(), value);
      }
    }
    return Collections.unmodifiableMap(chosen);
  }

  /**
   * The option with this id.
   *
   * @throws Refused with the reason {@code unknown-option} if there is none
   */
  public Option option(String id) {
    for (Option option : options) {
      if (option.id().equals(id)) {
        return option;
      }
    }
    throw Refused.because("", "unknown-option", "option", id);
  }
}
