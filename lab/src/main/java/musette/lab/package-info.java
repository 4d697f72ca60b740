/** Measurements: simulations, tournaments, benchmarks and load tests. */
@NullMarked
package musette.lab;

import org.jspecify.annotations.NullMarked;
