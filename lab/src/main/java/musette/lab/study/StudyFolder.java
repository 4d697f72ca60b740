package musette.lab.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import musette.kernel.Refused;
import musette.lab.job.Counts;
import musette.lab.job.Job;

/** The folder of a study: one file of counts for each setting and sample. */
public final class StudyFolder {
  private final Path folder;

  public StudyFolder(Path folder) {
    this.folder = folder;
  }

  private Path file(Setting setting, Sample sample) {
    return folder.resolve(setting.key() + "." + sample.name().toLowerCase(Locale.ROOT) + ".json");
  }

  /**
   * What was counted before.
   *
   * @throws Refused if the file is of another version, of another job, or broken
   */
  public Counts read(Setting setting, Sample sample, Job job) throws IOException {
    Path file = file(setting, sample);
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
  public void write(Setting setting, Sample sample, Counts counts) throws IOException {
    Files.createDirectories(folder);
    Path file = file(setting, sample);
    Path part = Path.of(file + ".part");
    try {
      Files.writeString(part, counts.text() + "\n");
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
