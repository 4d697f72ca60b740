/**
 * What the server and its clients say to each other about tables, as docs/protocol.md tells it. The
 * browser client derives its types from these records, so they are written once.
 */
@NullMarked
package musette.wire.table;

import org.jspecify.annotations.NullMarked;
