package musette.app.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import musette.app.cli.CommandContext;
import musette.app.cli.Progress;
import musette.app.cli.UserError;
import musette.lab.job.Counts;
import musette.lab.job.Job;
import musette.lab.job.Runner;
import musette.lab.study.CountsFolder;

/** Plays jobs and stores their counts in a folder, so that an interrupted run can be resumed. */
final class ResumableJobs {
  private static final long SAVE_AFTER = 5_000_000_000L;

  private final CommandContext context;
  private final Path folder;
  private final CountsFolder files;
  private final Runner runner;

  /**
   * Begins.
   *
   * @throws UserError if the folder is something else
   */
  ResumableJobs(CommandContext context, Path folder, Runner runner) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw UserError.in(folder, "file-exists");
    }
    this.context = context;
    this.folder = folder;
    this.files = new CountsFolder(folder);
    this.runner = runner;
  }

  /**
   * Plays what is not counted yet.
   *
   * @throws UserError if it cannot be kept
   */
  Counts play(String name, Job job) {
    try {
      Counts before = files.read(name, job);
      var saver = new Saver(name, before);
      for (Job open : before.open(job)) {
        Progress.watch(
            context.environment(),
            job.game(),
            open.matches(),
            step -> {
              runner.run(
                  open,
                  counts -> {
                    saver.add(counts);
                    step.accept(counts.matches());
                  });
              return open;
            });
      }
      saver.save();
      return saver.sum;
    } catch (IOException | UncheckedIOException e) {
      throw UserError.in(folder, "file-unwritable", "problem", String.valueOf(e.getMessage()));
    }
  }

  /** Adds up, and writes the sum to its file every few seconds. */
  private final class Saver {
    private final String name;
    private Counts sum;
    private long saved = System.nanoTime();

    Saver(String name, Counts before) {
      this.name = name;
      this.sum = before;
    }

    void add(Counts counts) {
      sum = sum.plus(counts);
      if (System.nanoTime() - saved > SAVE_AFTER) {
        try {
          save();
        } catch (IOException e) {
          throw new UncheckedIOException(e.getMessage(), e);
        }
      }
    }

    void save() throws IOException {
      files.write(name, sum);
      saved = System.nanoTime();
    }
  }
}
