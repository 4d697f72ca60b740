/** What is measured: simulations, tournaments, benchmarks, load. */
@NullMarked
package musette.lab;

import org.jspecify.annotations.NullMarked;
