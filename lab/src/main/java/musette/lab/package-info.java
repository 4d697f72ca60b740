/** Experiments over whole matches: simulations and measurements. */
@NullMarked
package musette.lab;

import org.jspecify.annotations.NullMarked;
