package musette.app.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import musette.app.cli.OutputFiles;
import musette.app.cli.UserError;
import musette.lab.job.Counts;
import musette.lab.job.Job;
import musette.lab.job.MatchRow;
import musette.lab.job.RowFile;
import musette.lab.job.RowFileProvider;
import musette.lab.job.Runner;

/**
 * Plays a job, and writes its matches one by one if a file was named for them.
 *
 * @param matches one row a match
 * @param plies one row a ply
 */
record RowFiles(Path matches, Path plies) {
  private static Optional<Path> named(Path file) {
    return Optional.of(file).filter(OutputFiles::isNamed);
  }

  private MatchRow.Detail detail() {
    return OutputFiles.isNamed(plies) ? MatchRow.Detail.PLIES : MatchRow.Detail.MATCHES;
  }

  Counts play(Job job, Runner runner, LongConsumer progress) {
    Optional<Path> first = Stream.of(matches, plies).filter(OutputFiles::isNamed).findFirst();
    if (first.isEmpty()) {
      return runner.sum(job, progress);
    }
    RowFileProvider parquet = OptionalPart.parquet();
    var sum = new Counts[] {Counts.none(job)};
    try (RowFile file = parquet.open(job, named(matches), named(plies))) {
      runner.run(
          job,
          detail(),
          (counts, rows) -> {
            add(file, rows);
            sum[0] = sum[0].plus(counts);
            progress.accept(counts.matches());
          });
      file.finish();
    } catch (IOException | UncheckedIOException e) {
      throw UserError.in(first.get(), "file-unwritable", "problem", String.valueOf(e.getMessage()));
    }
    return sum[0];
  }

  private static void add(RowFile file, List<MatchRow> rows) {
    try {
      file.add(rows);
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }
}
