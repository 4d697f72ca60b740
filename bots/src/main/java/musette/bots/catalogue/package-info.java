/** The bots of all games, found by game and name. */
@NullMarked
package musette.bots.catalogue;

import org.jspecify.annotations.NullMarked;
