/** The tiles of Flaming Pyramids, the pyramid they make, and where it has room for another. */
@NullMarked
package musette.games.flamingpyramids.board;

import org.jspecify.annotations.NullMarked;
