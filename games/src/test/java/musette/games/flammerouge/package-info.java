/** Tests of Flamme Rouge, one class per chapter of its rules. */
@NullMarked
package musette.games.flammerouge;

import org.jspecify.annotations.NullMarked;
