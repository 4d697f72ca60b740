/** Heuristics for Pace Wheel. */
@NullMarked
package musette.bots.pacewheel;

import org.jspecify.annotations.NullMarked;
