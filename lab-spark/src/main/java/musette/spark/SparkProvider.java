package musette.spark;

import java.io.File;
import java.util.stream.Stream;
import musette.lab.job.Runner;
import musette.lab.job.RunnerProvider;
import org.apache.spark.SparkConf;

/** Makes {@code --on local[4]} and {@code --on spark://host:port} known to the musette command. */
public final class SparkProvider implements RunnerProvider {
  @Override
  public Runner on(String place) {
    var settings = new SparkConf();
    // What spark-submit was given is sent to the executors already.
    return SparkRunner.on(
        place, settings.contains("spark.jars") ? settings : settings.setJars(jars()));
  }

  /** What executors need besides Spark: the jars that this program runs from. */
  private static String[] jars() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(entry -> entry.endsWith(".jar"))
        .toArray(String[]::new);
  }
}
