/** Tests of how to play Leader 1. */
@NullMarked
package musette.bots.leader1;

import org.jspecify.annotations.NullMarked;
