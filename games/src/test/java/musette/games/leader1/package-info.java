/** Tests of Leader 1, by the chapters of its rule catalogue. */
@NullMarked
package musette.games.leader1;

import org.jspecify.annotations.NullMarked;
