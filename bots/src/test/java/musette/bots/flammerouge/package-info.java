/** Tests of how to ride Flamme Rouge. */
@NullMarked
package musette.bots.flammerouge;

import org.jspecify.annotations.NullMarked;
