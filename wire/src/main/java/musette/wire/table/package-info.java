/**
 * The messages between the server and its clients, as described in docs/protocol.md. The browser
 * client generates its types from these records, so they are written only once.
 */
@NullMarked
package musette.wire.table;

import org.jspecify.annotations.NullMarked;
