/** The game server. It knows the kernel and the catalogue, never a specific game. */
@NullMarked
package musette.server;

import org.jspecify.annotations.NullMarked;
