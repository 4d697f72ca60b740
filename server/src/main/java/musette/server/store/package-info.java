/** What is on disk: one log of changes, written in batches by one writer. */
@NullMarked
package musette.server.store;

import org.jspecify.annotations.NullMarked;
