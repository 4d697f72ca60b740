package musette.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The seats and options of a match. {@link #of} creates it and checks each value; {@link
 * Game#check} checks whether the values go together.
 *
 * @param seats the number of players
 * @param options a value for every option of the game, in the game's order
 */
public record Setup(int seats, Map<String, String> options) {
  public Setup {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /** All options at their defaults. */
  public static Setup of(About about, int seats) {
    return of(about, seats, Map.of());
  }

  /**
   * A set-up with these options; the others have their defaults.
   *
   * @throws Refused if the game does not allow this number of seats, does not know an option, or an
   *     option does not accept its value
   */
  public static Setup of(About about, int seats, Map<String, String> chosen) {
    if (seats < about.minSeats() || seats > about.maxSeats()) {
      throw Refused.because(
          "", "seats", "seats", seats, "min", about.minSeats(), "max", about.maxSeats());
    }
    chosen.keySet().forEach(about::option);
    var options = new LinkedHashMap<String, String>();
    for (Option option : about.options()) {
      String value = chosen.getOrDefault(option.id(), option.defaultValue());
      if (!option.accepts(value, seats)) {
        throw option.refusal(value).asException();
      }
      options.put(option.id(), option.oneLine(value));
    }
    return new Setup(seats, options);
  }

  /**
   * The set-up with these options and the most seats that they allow.
   *
   * @throws Refused if they allow no number of seats
   */
  public static Setup largest(Game<?, ?, ?> game, Map<String, String> chosen) {
    About about = game.about();
    for (int seats = about.maxSeats(); seats > about.minSeats(); seats--) {
      try {
        Setup setup = of(about, seats, chosen);
        game.check(setup);
        return setup;
      } catch (Refused _) {
        // One seat less, then.
      }
    }
    Setup setup = of(about, about.minSeats(), chosen);
    game.check(setup);
    return setup;
  }

  /**
   * The chosen value of an option.
   *
   * @param key an option of this set-up's game; any other is a programming error
   */
  public <T> T get(Key<T> key) {
    return key.read(value(key.id()));
  }

  /**
   * The number that applies to one seat.
   *
   * @param key as for {@link #get(Key)}
   * @param seat a seat of the match
   */
  public int get(Key<List<Integer>> key, Seat seat) {
    List<Integer> numbers = get(key);
    return numbers.size() == 1 ? numbers.getFirst() : numbers.get(seat.index());
  }

  /**
   * The chosen value of an option as text, for code that goes through the options of any game. A
   * game reads its own options by their keys.
   *
   * @throws IllegalArgumentException if the game has no such option
   */
  public String value(String option) {
    String value = options.get(option);
    if (value == null) {
      throw new IllegalArgumentException("no option " + option);
    }
    return value;
  }
}
