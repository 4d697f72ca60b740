/** The tiles and stages of Flamme Rouge, and the tracks they make. */
@NullMarked
package musette.games.flammerouge.course;

import org.jspecify.annotations.NullMarked;
