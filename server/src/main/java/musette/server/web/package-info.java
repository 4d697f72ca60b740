/** HTTP routes and WebSockets, and the checks before them. */
@NullMarked
package musette.server.web;

import org.jspecify.annotations.NullMarked;
