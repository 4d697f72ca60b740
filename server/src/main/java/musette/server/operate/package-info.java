/** What operators do with the data of a server: back up, restore, export, examine, prune. */
@NullMarked
package musette.server.operate;

import org.jspecify.annotations.NullMarked;
