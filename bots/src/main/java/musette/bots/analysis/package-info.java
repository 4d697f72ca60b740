/** Looking back at a match: who stood where when, and what could have been played better. */
@NullMarked
package musette.bots.analysis;

import org.jspecify.annotations.NullMarked;
