package musette.lab.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import musette.kernel.Refused;
import musette.lab.job.Counts;
import musette.lab.job.Job;

/** A folder with one file of counts for each job of a study or a sweep. */
public final class CountsFolder {
  private final Path folder;

  public CountsFolder(Path folder) {
    this.folder = folder;
  }

  private Path file(String name) {
    return folder.resolve(name + ".json");
  }

  /**
   * What was counted before.
   *
   * @throws Refused if the file is of another version, of another job, or broken
   */
  public Counts read(String name, Job job) throws IOException {
    Path file = file(name);
    try {
      Counts counts = Counts.parse(Files.readString(file));
      if (!counts.job().isLike(job)) {
        throw Refused.because("", "study-foreign", "file", file.toString());
      }
      return counts;
    } catch (NoSuchFileException _) {
      return Counts.none(job);
    } catch (Refused refused) {
      if (refused.refusal().reason().equals("json")) {
        throw Refused.because("", "study-foreign", "file", file.toString());
      }
      throw refused;
    }
  }

  /** Replaces the file at once: a crash leaves the old one or the new one. */
  public void write(String name, Counts counts) throws IOException {
    Files.createDirectories(folder);
    Path file = file(name);
    Path part = Path.of(file + ".part");
    try {
      Files.writeString(part, counts.text() + "\n");
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
