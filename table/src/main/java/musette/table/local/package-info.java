/**
 * The protocol of docs/protocol.md for one person, without a server: tables in memory, and bots
 * that are asked one at a time. The page runs it in a worker.
 */
@NullMarked
package musette.table.local;

import org.jspecify.annotations.NullMarked;
