/** The games of Musette, one package each, and the one list of them. */
@NullMarked
package musette.games;

import org.jspecify.annotations.NullMarked;
