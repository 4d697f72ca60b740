/** Commands of the lab: simulations, arenas and benchmarks. */
@NullMarked
package musette.app.lab;

import org.jspecify.annotations.NullMarked;
