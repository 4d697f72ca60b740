/**
 * Tables as folds over their logs, and the rules for what people may do at them. No threads, files
 * or clocks.
 */
@NullMarked
package musette.table;

import org.jspecify.annotations.NullMarked;
