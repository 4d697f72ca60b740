package musette.lab.load;

import java.util.Locale;

/**
 * The measurements of an evening that was played again.
 *
 * @param speed how many times as fast
 * @param recorded moves of people
 * @param left of these, for which nobody had to act: the dice are others than then
 */
public record EveningReport(int speed, long recorded, int left, LoadReport load) {
  /** A few lines for people. */
  public String text() {
    return String.format(
            Locale.ROOT,
            "evening     %d recorded moves, %d times as fast; nobody had to act for %d%n",
            recorded,
            speed,
            left)
        + load.text();
  }
}
