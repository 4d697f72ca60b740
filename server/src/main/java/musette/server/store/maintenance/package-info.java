/** What operators do with a whole database: backup, restore, audit and removing what is old. */
@NullMarked
package musette.server.store.maintenance;

import org.jspecify.annotations.NullMarked;
