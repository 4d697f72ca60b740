/** Tests of the bots of every game. */
@NullMarked
package musette.bots.levels;

import org.jspecify.annotations.NullMarked;
