/**
 * The connection to the database: opening, migrating, reading, and writing in batches by one
 * thread.
 */
@NullMarked
package musette.server.store.database;

import org.jspecify.annotations.NullMarked;
