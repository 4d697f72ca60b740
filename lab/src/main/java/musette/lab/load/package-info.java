/** Plays on many tables over real WebSockets and measures the server. */
@NullMarked
package musette.lab.load;

import org.jspecify.annotations.NullMarked;
