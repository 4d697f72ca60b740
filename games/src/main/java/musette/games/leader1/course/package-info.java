/**
 * The road of Leader 1: hexagons, races as they are written, the squares of a course and the paths
 * on them. Nothing of a match.
 */
@NullMarked
package musette.games.leader1.course;

import org.jspecify.annotations.NullMarked;
