/** Tests of how to play Pace Wheel. */
@NullMarked
package musette.bots.pacewheel;

import org.jspecify.annotations.NullMarked;
