/** Looking back at a match: who stood where when, and what could have been played better. */
@NullMarked
package musette.lab.analysis;

import org.jspecify.annotations.NullMarked;
