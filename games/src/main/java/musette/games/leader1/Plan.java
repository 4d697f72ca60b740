package musette.games.leader1;

import java.util.List;
import java.util.Map;

/**
 * A race as it is written (L1-H-14), before it is checked and built.
 *
 * @param line of the text where it begins, for error messages
 * @param categories the hexagon and the value of each mountain-category token
 */
record Plan(
    String name,
    int line,
    Format format,
    List<Laid> route,
    List<Mark> start,
    List<Mark> finish,
    List<Mark> sprints,
    List<Mark> bonuses,
    List<Mark> feeds,
    Map<Integer, Integer> categories,
    List<Integer> weather) {

  /** How the winner is found. */
  enum Format {
    ONE_DAY,
    STAGE
  }

  /** A hexagon on the table; the text has a tilde if it is mirrored. */
  record Laid(String text, Hexagon hexagon) {}

  /** A line across the road, written {@code h@r} (L1-H-09). */
  record Mark(int hexagon, int row) {
    private static final int ROW = 70;

    int x() {
      return Course.LENGTH * (hexagon - 1) + ROW * row;
    }

    @Override
    public String toString() {
      return hexagon + "@" + row;
    }
  }

  Laid last() {
    return route.getLast();
  }

  Hexagon hexagon(int number) {
    return route.get(number - 1).hexagon();
  }
}
