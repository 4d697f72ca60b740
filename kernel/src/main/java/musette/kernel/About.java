package musette.kernel;

import java.util.List;

/**
 * What a game is, before anybody plays it.
 *
 * @param id as in addresses and on the command line, for example {@code flamme-rouge}
 * @param title the name of the game
 * @param edition the rulebook that was implemented
 * @param version of the rules; raised whenever an old record could replay differently
 * @param minutes that a game usually takes at the table
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

  public Option option(String id) {
    for (Option option : options) {
      if (option.id().equals(id)) {
        return option;
      }
    }
    throw Refused.because("", "unknown-option", "option", id);
  }
}
