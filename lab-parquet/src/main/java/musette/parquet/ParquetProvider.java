package musette.parquet;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import musette.lab.job.Job;
import musette.lab.job.RowFile;
import musette.lab.job.RowFileProvider;

/** Makes {@code simulate --parquet FILE} known to the musette command. */
public final class ParquetProvider implements RowFileProvider {
  @Override
  public RowFile open(Job job, Optional<Path> matches, Optional<Path> plies) throws IOException {
    try {
      return new ParquetFiles(job, matches, plies);
    } catch (SQLException e) {
      throw ParquetFiles.problem(e);
    } catch (LinkageError e) {
      // DuckDB unpacks its library into the folder for temporary files when it is first used.
      Throwable why = e;
      while (why.getCause() != null) {
        why = why.getCause();
      }
      throw new IOException(String.valueOf(why.getMessage()), e);
    }
  }
}
