package musette.server.store.maintenance;

import java.util.List;
import java.util.Map;

/**
 * What a backup holds, as written in its last entry.
 *
 * @param format the version of the layout of the file
 * @param form the version of the database's tables, as counted by the migrations
 * @param tables by name, in the order in which they can be filled
 */
public record BackupManifest(
    int format, String musette, String form, long created, Map<String, Part> tables) {
  /** The only layout so far. */
  public static final int FORMAT = 1;

  /**
   * One table of the database.
   *
   * @param digest of all its rows, in any order
   */
  public record Part(List<String> columns, long rows, String digest) {
    public Part {
      columns = List.copyOf(columns);
    }
  }

  /** The number of rows of a table; 0 if there is no such table. */
  public long rows(String table) {
    Part part = tables.get(table);
    return part == null ? 0 : part.rows;
  }
}
