/** Boards as text, for play in a terminal. */
@NullMarked
package musette.app.draw;

import org.jspecify.annotations.NullMarked;
