/**
 * Search for any game: information-set Monte Carlo tree search over imagined states.
 *
 * <p>Each iteration imagines a full state that the searcher's view cannot distinguish from the real
 * one, and plays it to the end. Every seat has its own tree, over its own decisions only, and
 * chooses in it without regard to what others chose at the same time. Secret and simultaneous
 * choices therefore stay unknown in the search, as they are at the table.
 */
@NullMarked
package musette.bots.search;

import org.jspecify.annotations.NullMarked;
