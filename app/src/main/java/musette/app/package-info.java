/** The musette command. */
@NullMarked
package musette.app;

import org.jspecify.annotations.NullMarked;
