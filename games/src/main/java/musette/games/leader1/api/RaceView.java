package musette.games.leader1.api;

import java.util.List;
import java.util.Map;
import musette.games.leader1.course.Lane;
import musette.games.leader1.course.Shape;
import musette.games.leader1.course.Terrain;
import musette.kernel.Seat;

/**
 * All that one viewer may know. Tiles that others keep are counted, never named.
 *
 * @param rear the second square of the peloton
 * @param kept how many tiles each cyclist keeps
 * @param tiles the values of the tiles that the viewer's own cyclists keep
 * @param piles tiles left to draw, by speciality
 * @param asked who is to act; nobody once the match is over
 * @param askedCyclist the cyclist that it is about, empty if it is about several or none
 * @param order the cyclists of the race by classification, or at the end the final ranking
 */
public record RaceView(
    Seat viewer,
    int seats,
    Map<String, String> options,
    CourseView course,
    int stages,
    Board board,
    String rear,
    Map<String, Cyclist> cyclists,
    Map<String, Integer> kept,
    Map<String, List<Integer>> tiles,
    List<Integer> piles,
    Seat asked,
    String askedCyclist,
    Question question,
    List<String> order) {

  /** The road as it is to be drawn (L1-H-11). */
  public record CourseView(
      String name,
      List<HexagonView> hexagons,
      int finish,
      List<Integer> sprints,
      List<Integer> bonuses,
      List<Integer> feeds,
      int energy,
      int pelotonSquares) {}

  /**
   * A hexagon on the table.
   *
   * @param q column and {@code r} row of its cell, {@code heading} 0 to 5 clockwise where the road
   *     comes from
   * @param squares how many squares lanes L, C and R have
   * @param category the token at its entry; 0 for none
   */
  public record HexagonView(
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
      int category) {}
}
