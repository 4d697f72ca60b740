package musette.table;

import musette.wire.table.TableInfo;

/**
 * A look at a table that serves all its viewers: what is the same for each of them is computed
 * once. It is of use only until the table changes.
 *
 * @param everybody the table info for somebody without a seat, but with the rematch
 */
public record Glance(Table table, TableInfo everybody, long now) {}
