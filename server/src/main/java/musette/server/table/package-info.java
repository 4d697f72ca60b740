/**
 * A table as a fold over its log, and what people may do at it. No threads, files or clocks here.
 */
@NullMarked
package musette.server.table;

import org.jspecify.annotations.NullMarked;
