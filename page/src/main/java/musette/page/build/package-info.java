/** Builds the engine of the page from the classes of the kernel, the games and the bots. */
@NullMarked
package musette.page.build;

import org.jspecify.annotations.NullMarked;
