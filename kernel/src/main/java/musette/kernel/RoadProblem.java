package musette.kernel;

import java.util.List;

/**
 * Something wrong with a road, and where.
 *
 * @param line of the text, from 1
 * @param column of the text, from 1, in characters as Java counts them
 * @param length of the word that is meant; 0 if something is missing there
 * @param element what is meant on the drawn road, as the game names it there, such as the number of
 *     a tile; empty if it is the road as a whole
 * @param refusal the rule and the words
 * @param cures what would mend it, at most two
 */
public record RoadProblem(
    int line, int column, int length, String element, Refusal refusal, List<RoadCure> cures) {
  public RoadProblem {
    cures = List.copyOf(cures);
  }
}
