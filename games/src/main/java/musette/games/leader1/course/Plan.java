package musette.games.leader1.course;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * A race as it is written (L1-H-14), before it is checked and built.
 *
 * @param lines of the text where the race and each fact of it stand, by their first words
 * @param categories the hexagon and the value of each mountain-category token
 */
public record Plan(
    String name,
    Map<String, Integer> lines,
    Format format,
    List<Laid> route,
    List<Mark> start,
    List<Mark> finish,
    List<Mark> sprints,
    List<Mark> bonuses,
    List<Mark> feeds,
    Map<Integer, Integer> categories,
    List<Integer> weather) {
  /** The most tokens of a kind that a race can have. */
  public static final int MOST_FEEDS = 2;

  public static final int MOST_BONUSES = 6;
  static final int MOST_WEATHER = 6;

  /** How the winner is found. */
  public enum Format {
    ONE_DAY,
    STAGE,
    /** A stage that is ridden alone: a one-day race in all but its name (L1-06). */
    STAGE_ALONE
  }

  /** A hexagon on the table; the text has a tilde if it is mirrored. */
  public record Laid(String text, Hexagon hexagon) {}

  /** A line across the road, written {@code h@r} (L1-H-09). */
  public record Mark(int hexagon, int row) {
    private static final int ROW = 70;

    public int x() {
      return Hexagon.LENGTH * (hexagon - 1) + ROW * row;
    }

    @Override
    public String toString() {
      return hexagon + "@" + row;
    }
  }

  /** The same road for a one-day race: without bonus lines and their sprint zones (L1-06). */
  Plan alone() {
    int last = bonuses.stream().map(Mark::x).max(Comparator.naturalOrder()).orElse(0);
    return new Plan(
        name,
        lines,
        Format.STAGE_ALONE,
        route,
        start,
        finish,
        sprints.stream().filter(sprint -> sprint.x() >= last).toList(),
        List.of(),
        feeds,
        categories,
        weather);
  }

  /** The same race with other lines of a kind: start, finish, sprint, bonus or feed. */
  Plan with(String kind, List<Mark> marks) {
    return new Plan(
        name,
        lines,
        format,
        route,
        kind.equals("start") ? marks : start,
        kind.equals("finish") ? marks : finish,
        kind.equals("sprint") ? marks : sprints,
        kind.equals("bonus") ? marks : bonuses,
        kind.equals("feed") ? marks : feeds,
        categories,
        weather);
  }

  /** The same race with other categories. */
  Plan with(Map<Integer, Integer> tokens) {
    return new Plan(
        name, lines, format, route, start, finish, sprints, bonuses, feeds, tokens, weather);
  }

  Laid last() {
    return route.getLast();
  }

  public Hexagon hexagon(int number) {
    return route.get(number - 1).hexagon();
  }
}
