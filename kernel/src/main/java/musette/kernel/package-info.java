/**
 * The contracts between games and the programs that use them. Rules are pure functions over small
 * immutable values; dice and journal are parameters. Depends only on the JDK and uses no
 * reflection, threads, files or clocks, so that the same engine can run inside a browser.
 */
@NullMarked
package musette.kernel;

import org.jspecify.annotations.NullMarked;
