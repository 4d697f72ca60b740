package musette.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The number of seats and a value for every option of the game. */
public record Setup(int seats, Map<String, String> options) {
  public Setup {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /** All options at their defaults. */
  public static Setup of(About about, int seats) {
    return of(about, seats, Map.of());
  }

  /** Options not named have their defaults; refuses unknown options and values out of range. */
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
        String rule = option.rules().isEmpty() ? "" : option.rules().getFirst();
        throw Refused.because(rule, "option-value", "option", option.id(), "value", value);
      }
      options.put(option.id(), option.oneLine(value));
    }
    return new Setup(seats, options);
  }

  /** As many seats as go together with these options; refuses options that fit no number. */
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

  /** The chosen value of a {@link Option.Choice} or {@link Option.Text}. */
  public String value(String option) {
    String value = options.get(option);
    if (value == null) {
      throw new IllegalArgumentException("no option " + option);
    }
    return value;
  }

  public boolean flag(String option) {
    return value(option).equals("on");
  }

  public int number(String option) {
    return Integer.parseInt(value(option));
  }

  /** The number of one seat of a {@link Option.PerSeat}. */
  public int number(String option, Seat seat) {
    String[] parts = value(option).split(",", -1);
    return Integer.parseInt(parts.length == 1 ? parts[0] : parts[seat.index()]);
  }
}
