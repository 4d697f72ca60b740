/** Tables in memory, the clients that watch them, bots and clocks. */
@NullMarked
package musette.server.live;

import org.jspecify.annotations.NullMarked;
