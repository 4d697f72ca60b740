/** The boards of A Tour de France Game: squares, board files and their checks. */
@NullMarked
package musette.games.tourdefrance.board;

import org.jspecify.annotations.NullMarked;
