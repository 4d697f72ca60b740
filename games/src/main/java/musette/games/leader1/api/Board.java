package musette.games.leader1.api;

import java.util.List;

/**
 * All that is on the table and open to everybody, but for the cyclists. Cyclists are named by team
 * and speciality ({@code black leader}), an empty text being none; lists by team are in the order
 * of the teams.
 *
 * @param stage from 1
 * @param cursor how far a phase that asks one after another has come
 * @param queue cyclists still to move in this phase
 * @param head the front square of the peloton
 * @param order the support order, first to last
 * @param inRow turns in a row in which each team accelerated
 * @param pursuer the team that accelerated this turn, as a list of none or one
 * @param spared cyclists who need not pay for this move of the peloton
 * @param bonusTaken numbers of the bonus lines that are taken, from 1
 * @param used tiles laid down after use, by speciality and value
 * @param due cyclists whose owners are asked to draw a feed tile, once for every tile
 * @param left the same for tiles left lying, which can be drawn until the next cyclist has moved
 * @param heated the cyclist who must choose which tile the heat makes him show
 */
public record Board(
    int stage,
    int turn,
    Phase phase,
    int cursor,
    List<String> queue,
    String head,
    List<Team> order,
    List<Integer> pursuits,
    List<Integer> inRow,
    List<Team> pursuer,
    int moved,
    boolean movedFromMountain,
    boolean red,
    List<String> spared,
    int lastStamp,
    int lowestStamp,
    int home,
    int winnerTurn,
    List<Integer> bonusTaken,
    List<List<Integer>> used,
    List<Token> weather,
    List<String> due,
    List<String> left,
    String heated,
    int heatTiles) {

  /** A weather token: face down, or with the weather it shows. */
  public record Token(int hexagon, List<Weather> shown) {
    public Token {
      shown = List.copyOf(shown);
    }
  }
}
