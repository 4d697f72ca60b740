/** Bots ride a road many times, to tell how it rides. */
@NullMarked
package musette.bots.trial;

import org.jspecify.annotations.NullMarked;
