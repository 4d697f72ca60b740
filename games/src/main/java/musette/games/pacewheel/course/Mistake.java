package musette.games.pacewheel.course;

import musette.kernel.Refusal;
import musette.kernel.RoadLine;

/**
 * Something wrong with the text of a course.
 *
 * @param at the word that is meant
 * @param element the stage and the square, as {@code 1:34}; as much of it as is known
 * @param problem as the message calls it
 */
public record Mistake(RoadLine.Word at, String element, String problem, Refusal refusal) {}
