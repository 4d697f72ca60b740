/** Tests of the bots of every game. */
@NullMarked
package musette.bots.catalogue;

import org.jspecify.annotations.NullMarked;
