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
import musette.lab.job.Runner;
import musette.lab.job.RunnerProvider;

/** The optional part that plays jobs on Spark; its jars lie in a folder of their own. */
final class SparkPart {
  private SparkPart() {}

  static Runner runner(String place) {
    String folder = Optional.ofNullable(System.getenv("MUSETTE_SPARK")).orElse("");
    ClassLoader loader = loader(folder);
    for (RunnerProvider provider : ServiceLoader.load(RunnerProvider.class, loader)) {
      if (provider.knows(place)) {
        // Spark finds its classes, and ours, by the loader of the thread.
        Thread.currentThread().setContextClassLoader(loader);
        return provider.on(place);
      }
    }
    throw Refused.because("", "spark-missing");
  }

  private static ClassLoader loader(String folder) {
    ClassLoader own = SparkPart.class.getClassLoader();
    if (folder.isEmpty() || !Files.isDirectory(Path.of(folder))) {
      return own;
    }
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      URL[] jars =
          files
              .filter(file -> file.toString().endsWith(".jar"))
              .map(SparkPart::url)
              .toArray(URL[]::new);
      return new URLClassLoader(jars, own);
    } catch (IOException e) {
      throw Refused.because("", "spark-missing");
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
