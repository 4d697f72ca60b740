/** Tests of the bots of every game. */
@NullMarked
package musette.bots;

import org.jspecify.annotations.NullMarked;
