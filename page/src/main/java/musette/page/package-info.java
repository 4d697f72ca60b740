/** The engine as a page runs it: the same games and bots, compiled for the browser. */
@NullMarked
package musette.page;

import org.jspecify.annotations.NullMarked;
