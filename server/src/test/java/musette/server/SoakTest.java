package musette.server;

import static musette.server.FaultInjector.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import musette.server.FaultInjector.Kind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Parties play for a long time while everything around them breaks, one thing at a time: nothing
 * that was acknowledged is lost, and no table is stuck. {@code -Dmusette.soak=60} takes an hour,
 * half of it on SQLite and half on PostgreSQL.
 */
@Tag("full")
final class SoakTest {
  private static final double MINUTES = Double.parseDouble(System.getProperty("musette.soak", "2"));
  private static final List<Kind> ANYWHERE =
      List.of(
          Kind.SERVER_KILLED,
          Kind.SERVER_FROZEN,
          Kind.CLOCK_JUMPS,
          Kind.CONNECTIONS_BREAK,
          Kind.NETWORK_STALLS);

  @Test
  void nothingIsLostOnSqlite(@TempDir Path folder, @TempDir Path images) throws Exception {
    boolean small = mountSmallDisk(images.resolve("disk"), folder);
    try {
      List<Kind> kinds = anywhere();
      if (small) {
        kinds.addAll(List.of(Kind.DISK_FULL, Kind.DISK_STALLS));
      }
      new Evening(folder, "", "", kinds).last(MINUTES / 2);
    } finally {
      if (small) {
        run("umount", "-l", folder.toString());
      }
    }
  }

  @Test
  void nothingIsLostOnPostgresql(@TempDir Path folder) throws Exception {
    try (FaultyProxy proxy = FaultyProxy.toPostgres()) {
      List<Kind> kinds = anywhere();
      kinds.addAll(List.of(Kind.DATABASE_KILLED, Kind.DATABASE_STALLS, Kind.DATABASE_UNREACHABLE));
      String url = proxy.database().replace("loginTimeout=2", "loginTimeout=30");
      var evening = new Evening(folder, url, direct(url), kinds);
      evening.database = proxy;
      evening.last(MINUTES / 2);
    }
  }

  private static String direct(String url) {
    return url.replaceFirst("localhost:\\d+", "localhost:" + SharedPostgres.port());
  }

  private static List<Kind> anywhere() throws IOException, InterruptedException {
    var kinds = new ArrayList<>(ANYWHERE);
    if (FaultInjector.hasOwnNetwork()) {
      kinds.add(Kind.PACKETS_LOST);
    }
    return kinds;
  }

  /** Only root may; elsewhere no disk is filled or stopped. */
  private static boolean mountSmallDisk(Path image, Path folder) throws InterruptedException {
    return run("truncate", "--size=200M", image.toString()) == 0
        && run("mkfs.ext4", "-q", "-F", image.toString()) == 0
        && run("mount", "-o", "loop", image.toString(), folder.toString()) == 0;
  }

  /** The parties, their server and what happens to it. */
  private static final class Evening {
    private static final int PARTIES = 4;

    private final Path data;
    private final String url;
    private final String direct;
    private final List<Kind> kinds;
    private final long seed = System.nanoTime();
    private final SplittableRandom random = new SplittableRandom(seed);
    private final List<PlayingPair> parties = new ArrayList<>();
    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicInteger done = new AtomicInteger();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final List<Player> playing = new CopyOnWriteArrayList<>();
    private final Map<Kind, Integer> struck = new EnumMap<>(Kind.class);
    private volatile ServerProcess server;
    private FaultyProxy database;
    private volatile boolean calm = true;
    private double slowest;
    private Size middle = new Size(0, 0);

    Evening(Path data, String url, String direct, List<Kind> kinds) throws IOException {
      this.data = Files.createDirectories(data.resolve("data"));
      this.url = url;
      this.direct = direct;
      this.kinds = kinds;
      this.database = new FaultyProxy(() -> 0);
      this.server = ServerProcess.startJumping(this.data, url);
    }

    void last(double minutes) throws Exception {
      long time = (long) (minutes * TimeUnit.MINUTES.toNanos(1));
      long end = System.nanoTime() + time;
      long half = end - time / 2;
      try (FaultyProxy network = new FaultyProxy(this::port)) {
        String address = "http://localhost:" + network.port();
        var troubles = new FaultInjector(random, network, database);
        while (parties.size() < PARTIES) {
          parties.add(new PlayingPair(address, random, done::incrementAndGet));
        }
        while (System.nanoTime() < end) {
          List<Future<?>> threads = start(address);
          Thread.sleep(random.nextInt(1_000, 4_000));
          Kind kind = kinds.get(random.nextInt(kinds.size()));
          if (kind == Kind.SERVER_KILLED && System.nanoTime() > half) {
            // In the second half one server lives, so that one sees whether it grows.
            kind = Kind.CONNECTIONS_BREAK;
          }
          calm = false;
          troubles.strike(kind, server, data, direct);
          struck.merge(kind, 1, Integer::sum);
          recover(kind);
          network.breakConnections();
          playing.forEach(Player::hangUp);
          await(threads);
          playing.clear();
          calm = true;
          if (System.nanoTime() > half && middle.threads() == 0) {
            middle = size();
          }
        }
        Size atTheEnd = size();
        parties.forEach(PlayingPair::playTheLastMatch);
        await(start(address));
        parties.forEach(party -> party.check(address, "seed " + seed));
        report(atTheEnd);
        assertThat(atTheEnd.threads()).isLessThan(middle.threads() + 40);
      } catch (AssertionError e) {
        printLogs();
        throw e;
      } finally {
        server.close();
        executor.shutdownNow();
      }
    }

    private void printLogs() throws IOException {
      server.log().forEach(System.out::println);
      try (Stream<Path> files = Files.walk(data)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".log")).toList()) {
          System.out.println(Files.readString(file));
        }
      }
    }

    private int port() {
      return URI.create(server.address()).getPort();
    }

    /** How long it takes until the server says that it is well. */
    private void recover(Kind kind) throws Exception {
      if (kind == Kind.SERVER_KILLED) {
        server = ServerProcess.startJumping(data, url);
      }
      long began = System.nanoTime();
      Eventually.await("the server is well", () -> health() == 200);
      slowest = Math.max(slowest, (System.nanoTime() - began) / 1e9);
    }

    private int health() {
      try {
        return ApiRequests.send(server.address(), "", "GET", "/healthz", "").status();
      } catch (RuntimeException e) {
        return 0;
      }
    }

    private List<Future<?>> start(String address) {
      var threads = new ArrayList<Future<?>>();
      for (PlayingPair party : parties) {
        for (RandomPlayer person : party.people()) {
          threads.add(executor.submit(() -> play(party, person, address)));
        }
      }
      return threads;
    }

    /** In calm times nothing may go wrong. */
    private void play(PlayingPair party, RandomPlayer person, String address) {
      try (Player player = person.at(address).connect()) {
        playing.add(player);
        party.play(person, player, () -> !calm);
      } catch (AssertionError | RuntimeException e) {
        if (calm) {
          failures.add(e);
        }
      }
    }

    private void await(List<Future<?>> threads) throws Exception {
      for (Future<?> thread : threads) {
        thread.get();
      }
      if (!failures.isEmpty()) {
        throw new AssertionError("seed " + seed, failures.getFirst());
      }
    }

    /** Live threads, and megabytes of memory that the process has. */
    private record Size(int threads, long memory) {}

    private Size size() throws IOException {
      Path status = Path.of("/proc/" + server.pid() + "/status");
      int threads = 0;
      long memory = 0;
      for (String line : Files.readAllLines(status)) {
        String number = line.replaceAll("\\D", "");
        if (line.startsWith("Threads:")) {
          threads = Integer.parseInt(number);
        } else if (line.startsWith("VmRSS:")) {
          memory = Long.parseLong(number) / 1024;
        }
      }
      return new Size(threads, memory);
    }

    private void report(Size atTheEnd) {
      int matches = parties.stream().mapToInt(PlayingPair::matches).sum();
      assertThat(done.get()).isPositive();
      System.out.printf(
          "soak: %d matches, %d commands acknowledged, %s, well again after %.1f s at most,"
              + " %s in the middle, %s at the end%n",
          matches, done.get(), struck, slowest, middle, atTheEnd);
    }
  }
}
