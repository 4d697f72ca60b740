/** HTTP, sockets and the guard before them. */
@NullMarked
package musette.server.web;

import org.jspecify.annotations.NullMarked;
