/** The command that loads a server and measures it. */
@NullMarked
package musette.app.load;

import org.jspecify.annotations.NullMarked;
