/** How the bots are tried. */
@NullMarked
package musette.bots;

import org.jspecify.annotations.NullMarked;
