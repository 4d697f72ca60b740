/** Boards as text, for the terminal. */
@NullMarked
package musette.app.draw;

import org.jspecify.annotations.NullMarked;
