package musette.lab.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** A part that is not in the usual download and writes tables of single matches. */
public interface RowFileProvider {
  /**
   * Begins the files of a job.
   *
   * @param matches one row a match
   * @param plies one row a ply
   */
  RowFile open(Job job, Optional<Path> matches, Optional<Path> plies) throws IOException;
}
