/** The levels of play that every game has, and what a game provides for them. */
@NullMarked
package musette.bots.levels;

import org.jspecify.annotations.NullMarked;
