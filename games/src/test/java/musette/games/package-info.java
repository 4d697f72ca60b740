/** Tests over all games. */
@NullMarked
package musette.games;

import org.jspecify.annotations.NullMarked;
