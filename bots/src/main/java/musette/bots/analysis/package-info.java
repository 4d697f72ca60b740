/** Analysis of finished matches: chances to win after every ply, and better alternatives. */
@NullMarked
package musette.bots.analysis;

import org.jspecify.annotations.NullMarked;
