package musette.app.cli;

import musette.kernel.Refused;

/** Checks of command-line arguments. */
public final class Arguments {
  private Arguments() {}

  /** Refuses a number outside of a range. */
  public static void require(String option, long value, long min, long max) {
    if (value < min || value > max) {
      throw Refused.because("", "out-of-range", "option", option, "min", min, "max", max);
    }
  }
}
