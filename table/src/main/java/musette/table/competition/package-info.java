/**
 * Tournaments and tours as folds over their logs: who meets whom, what counts, and what comes next.
 * The server and the page use the same classes.
 */
@NullMarked
package musette.table.competition;

import org.jspecify.annotations.NullMarked;
