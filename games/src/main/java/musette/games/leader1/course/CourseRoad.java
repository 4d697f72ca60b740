package musette.games.leader1.course;

import java.util.List;
import java.util.Map;

/**
 * Races as far as they could be read, to be drawn.
 *
 * @param tour the name of the tour; empty if there is none
 * @param stages in riding order
 */
public record CourseRoad(String tour, List<Stage> stages) {
  public CourseRoad {
    stages = List.copyOf(stages);
  }

  /**
   * A race on the table.
   *
   * @param lines start, finish, sprint, bonus and feed lines, each written {@code h@r}
   * @param weather hexagons with a weather token
   * @param places where one more token of a kind may be laid, by the rules: lines, or for
   *     categories and weather hexagons
   */
  public record Stage(
      String name,
      Plan.Format format,
      List<Hex> hexagons,
      Map<String, List<String>> lines,
      List<Integer> weather,
      int energy,
      Map<String, List<String>> places) {
    public Stage {
      hexagons = List.copyOf(hexagons);
      weather = List.copyOf(weather);
    }
  }

  /**
   * A hexagon on the table.
   *
   * @param name as it is written, with a tilde if it is mirrored
   * @param q column and {@code r} row of its cell, {@code heading} 0 to 5 clockwise where the road
   *     comes from
   * @param squares how many squares lanes L, C and R have
   * @param category the token at its entry; 0 for none
   */
  public record Hex(
      String name,
      Terrain terrain,
      Shape shape,
      int q,
      int r,
      int heading,
      List<Integer> squares,
      List<String> cobbles,
      List<String> dark,
      Lane dots,
      int milestone,
      int category) {
    public Hex {
      squares = List.copyOf(squares);
      cobbles = List.copyOf(cobbles);
      dark = List.copyOf(dark);
    }
  }
}
