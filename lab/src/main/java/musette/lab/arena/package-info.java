/** Tournaments between bots: relative strength, with confidence intervals. */
@NullMarked
package musette.lab.arena;

import org.jspecify.annotations.NullMarked;
