/** The rules of Pace Wheel, each with a test that goes red when it is broken. */
@NullMarked
package musette.games.pacewheel;

import org.jspecify.annotations.NullMarked;
