/** Tables for people on different machines. It knows the kernel and the catalogue, never a game. */
@NullMarked
package musette.server;

import org.jspecify.annotations.NullMarked;
