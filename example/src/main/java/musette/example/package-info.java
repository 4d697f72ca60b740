/**
 * The game of docs/tutorial.md. It is not shipped: tests play it, so that the tutorial stays true.
 */
@NullMarked
package musette.example;

import org.jspecify.annotations.NullMarked;
