/**
 * What every game and everybody who uses a game agrees on. Rules are pure functions over small
 * immutable values; chance and journal are handed in. Depends on the JDK alone, and uses no
 * reflection, threads, files or clocks, so that the same engine can run inside a browser.
 */
@NullMarked
package musette.kernel;

import org.jspecify.annotations.NullMarked;
