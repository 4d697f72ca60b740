/** Finds and proves puzzles: positions with one clearly best choice. */
@NullMarked
package musette.lab.puzzles;

import org.jspecify.annotations.NullMarked;
