package musette.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.lab.job.Counts;
import musette.lab.job.Job;
import musette.lab.job.Pool;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same counts on threads, on Spark in this process, and on a cluster that loses a worker or its
 * master. By name, the wrong address comes last: Spark lets go of a context that failed only after
 * a while.
 */
@Tag("full")
@TestMethodOrder(MethodOrderer.MethodName.class)
class SparkRunnerTest {
  private static final Game<?, ?, ?> GAME = Catalogue.game("flamme-rouge");

  @TempDir private Path folder = Path.of("");

  private static Job job(int matches) {
    return Job.of(GAME, Setup.of(GAME.about(), 4), List.of("club", "random"), 3, matches);
  }

  private static Counts threads(Job job) {
    try (var pool = Pool.threads(2, Catalogue::game)) {
      return pool.sum(job, _ -> {});
    }
  }

  @Test
  void aLocalRunCountsTheSame() {
    try (var spark = SparkRunner.on("local[2]", new SparkConf())) {
      assertThat(spark.sum(job(2000), _ -> {}).text()).isEqualTo(threads(job(2000)).text());
    }
  }

  @Test
  void aWrongAddressIsRefused() {
    assertThatThrownBy(
            () -> {
              try (var spark = SparkRunner.on("spark://127.0.0.1:9", new SparkConf())) {
                spark.sum(job(10), _ -> {});
              }
            })
        .isInstanceOf(Refused.class)
        .hasMessageContaining("spark-gone");
  }

  @Test
  void aKilledWorkerCostsTimeOnly() throws IOException, InterruptedException {
    losing(List::getLast);
  }

  /** The workers go on with what has begun. */
  @Test
  void aKilledMasterCostsNothing() throws IOException, InterruptedException {
    losing(List::getFirst);
  }

  /** A cluster of a master and two workers loses one of these processes in the middle of a job. */
  private void losing(Function<List<Process>, Process> which)
      throws IOException, InterruptedException {
    Path home = home();
    int port = freePort();
    String master = "spark://127.0.0.1:" + port;
    var daemons = new ArrayList<Process>();
    try {
      daemons.add(
          start(
              home,
              "org.apache.spark.deploy.master.Master",
              "--host",
              "127.0.0.1",
              "--port",
              String.valueOf(port),
              "--webui-port",
              "0"));
      awaitPort(port);
      for (int i = 0; i < 2; i++) {
        daemons.add(
            start(
                home,
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                "127.0.0.1",
                "--cores",
                "1",
                "--memory",
                "600m",
                "--webui-port",
                "0",
                "--work-dir",
                folder.resolve("work" + i).toString(),
                master));
      }
      Job job = job(20_000);
      var conf =
          new SparkConf()
              .set("spark.executor.memory", "512m")
              .set("spark.executor.extraClassPath", System.getProperty("java.class.path"))
              .set("spark.cores.max", "2")
              .set("spark.scheduler.minRegisteredResourcesRatio", "1.0")
              .set("spark.scheduler.maxRegisteredResourcesWaitingTime", "90s")
              .set("spark.driver.host", "127.0.0.1")
              .set("spark.driver.bindAddress", "127.0.0.1");
      var told = new AtomicInteger();
      try (var spark = SparkRunner.on(master, conf)) {
        Counts counts =
            spark.sum(
                job,
                _ -> {
                  if (told.incrementAndGet() == 4) {
                    kill(which.apply(daemons));
                  }
                });
        assertThat(which.apply(daemons).isAlive()).isFalse();
        assertThat(counts.text()).isEqualTo(threads(job).text());
      }
    } finally {
      daemons.forEach(SparkRunnerTest::kill);
    }
  }

  /** The worker and the executor that it has started. */
  private static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  /** A folder as of an installation; it may be empty, because executors get our class path. */
  private Path home() throws IOException {
    Path home = folder.resolve("home");
    Files.createDirectories(home.resolve("jars"));
    return home;
  }

  private static void awaitPort(int port) throws InterruptedException {
    for (int i = 0; i < 300; i++) {
      try (var _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
        return;
      } catch (IOException _) {
        Thread.sleep(200);
      }
    }
    throw new AssertionError("no master on port " + port);
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private Process start(Path home, String... arguments) throws IOException {
    String classes = System.getProperty("java.class.path");
    var line = new ArrayList<String>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(List.of("-Xmx256m", "-cp", classes));
    line.addAll(List.of(arguments));
    var builder = new ProcessBuilder(line).redirectErrorStream(true);
    builder.redirectOutput(File.createTempFile("spark", ".log", folder.toFile()));
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return builder.start();
  }
}
