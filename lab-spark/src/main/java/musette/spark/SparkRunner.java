package musette.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import musette.games.Catalogue;
import musette.kernel.Refused;
import musette.lab.job.ChildProcess;
import musette.lab.job.Outcome;
import musette.lab.job.Portion;
import musette.lab.job.Runner;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Plays portions on Spark: they travel as text and come back as text, as between processes. Spark
 * plays again what was lost with an executor.
 */
public final class SparkRunner implements Runner {
  /** Portions for each core that are handed to Spark at a time; between two hands we report. */
  private static final int HAND = 4;

  private final JavaSparkContext context;
  private final String master;

  private SparkRunner(JavaSparkContext context, String master) {
    this.context = context;
    this.master = master;
  }

  /**
   * Connects to a cluster, or starts Spark in this process.
   *
   * @param master {@code local[4]} or {@code spark://host:port}
   * @throws Refused if nobody answers at this address
   */
  public static SparkRunner on(String master, SparkConf settings) {
    var conf = settings.clone().setMaster(master).setAppName("musette");
    conf.set("spark.ui.enabled", "false").set("spark.log.level", "ERROR");
    try {
      var context = new JavaSparkContext(conf);
      prepareStop();
      return new SparkRunner(context, master);
    } catch (RuntimeException e) {
      throw Refused.because("", "spark-gone", "place", master);
    }
  }

  /**
   * Spark 4.2 initialises this class only when it stops, and then needs what is stopped already: it
   * would wait two minutes and print traces.
   */
  private static void prepareStop() {
    try {
      Class.forName("org.apache.spark.shuffle.ShuffleBlockPusher$");
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public int width() {
    try {
      return Math.max(1, context.defaultParallelism());
    } catch (IllegalStateException _) {
      throw Refused.because("", "spark-gone", "place", master);
    }
  }

  @Override
  public void run(Iterator<Portion> work, Predicate<Outcome> told) {
    boolean wanted = true;
    while (wanted && work.hasNext()) {
      var hand = new ArrayList<String>();
      while (hand.size() < HAND * width() && work.hasNext()) {
        hand.add(work.next().text());
      }
      for (String answer : played(hand)) {
        wanted &= told.test(ChildProcess.read(answer));
      }
    }
  }

  private List<String> played(List<String> hand) {
    try {
      return context.parallelize(hand, hand.size()).map(SparkRunner::answer).collectAsync().get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException | RuntimeException e) {
      // If the master is gone, or never was there, Spark stops its context at any moment.
      if (context.sc().isStopped() || e.getCause() instanceof SparkException) {
        throw Refused.because("", "spark-gone", "place", master);
      }
      throw new IllegalStateException(e);
    }
  }

  private static String answer(String portion) {
    return ChildProcess.answer(portion, Catalogue::game);
  }

  @Override
  public void close() {
    context.close();
  }
}
