/**
 * The roads of Pace Wheel: terrain, feeding zones and summits, and the texts that describe them.
 */
@NullMarked
package musette.games.pacewheel.course;

import org.jspecify.annotations.NullMarked;
