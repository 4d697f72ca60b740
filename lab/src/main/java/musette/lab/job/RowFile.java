package musette.lab.job;

import java.io.IOException;
import java.util.List;

/** Files with a row for each match, or for each ply. Nothing is in its place before the end. */
public interface RowFile extends AutoCloseable {
  /** Adds matches; they may come in any order. */
  void add(List<MatchRow> rows) throws IOException;

  /** Sorts the rows and puts the files into their places. */
  void finish() throws IOException;

  /** Removes what is not finished. */
  @Override
  void close();
}
