/** The database: one log of changes, written in batches by one thread. */
@NullMarked
package musette.server.store;

import org.jspecify.annotations.NullMarked;
