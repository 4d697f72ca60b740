package musette.table;

import musette.wire.table.TableInfo;

/**
 * A snapshot of a table for all its viewers: what is the same for each of them is computed once.
 * Valid until the table changes.
 *
 * @param everybody the table info for somebody without a seat, but with the rematch
 */
public record TableSnapshot(Table table, TableInfo everybody, long now) {}
