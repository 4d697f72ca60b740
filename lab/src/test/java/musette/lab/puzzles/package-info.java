@NullMarked
package musette.lab.puzzles;

import org.jspecify.annotations.NullMarked;
