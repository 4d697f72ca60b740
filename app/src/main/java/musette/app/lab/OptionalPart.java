package musette.app.lab;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import musette.kernel.Refused;
import musette.lab.job.RowFileProvider;
import musette.lab.job.Runner;
import musette.lab.job.RunnerProvider;

/** Parts outside the usual download; the jars of each lie in a folder that a variable names. */
final class OptionalPart {
  private OptionalPart() {}

  /**
   * A cluster, or Spark in this process.
   *
   * @throws Refused if the part is missing, or nobody answers
   */
  static Runner spark(String place) {
    RunnerProvider provider = load(RunnerProvider.class, "MUSETTE_SPARK", "spark-missing");
    // Spark finds its classes, and ours, by the loader of the thread.
    Thread.currentThread().setContextClassLoader(provider.getClass().getClassLoader());
    return provider.on(place);
  }

  /**
   * Writes Parquet files.
   *
   * @throws Refused if the part is missing
   */
  static RowFileProvider parquet() {
    return load(RowFileProvider.class, "MUSETTE_PARQUET", "parquet-missing");
  }

  private static <P> P load(Class<P> part, String variable, String missing) {
    String folder = Optional.ofNullable(System.getenv(variable)).orElse("");
    try {
      return ServiceLoader.load(part, loader(folder))
          .findFirst()
          .orElseThrow(() -> Refused.because("", missing));
    } catch (IOException e) {
      throw Refused.because("", missing);
    }
  }

  private static ClassLoader loader(String folder) throws IOException {
    ClassLoader own = OptionalPart.class.getClassLoader();
    if (folder.isEmpty() || !Files.isDirectory(Path.of(folder))) {
      return own;
    }
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      URL[] jars =
          files
              .filter(file -> file.toString().endsWith(".jar"))
              .map(OptionalPart::url)
              .toArray(URL[]::new);
      return new URLClassLoader(jars, own);
    }
  }

  private static URL url(Path file) {
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }
}
