/** Bots for Leader 1: Hell of the North. */
@NullMarked
package musette.bots.leader1;

import org.jspecify.annotations.NullMarked;
