package musette.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Acknowledged means on disk: a server is killed hard at random moments, again and again, while
 * parties of two people and a bot play match after match, each person with a command on its way
 * most of the time. {@code -Dmusette.kills=50} makes it longer.
 */
final class KillTest {
  private static final int KILLS = Integer.getInteger("musette.kills", 2);
  private static final int PARTIES = Boolean.getBoolean("musette.full") ? 6 : 3;
  private static final int SLOWEST = 3;

  @Test
  void nothingAcknowledgedIsLostOnSqlite(@TempDir Path data) throws Exception {
    new Evening(data, "").killAgainAndAgain(KILLS);
  }

  @Test
  void nothingAcknowledgedIsLostOnPostgresql(@TempDir Path data) throws Exception {
    new Evening(data, SharedPostgres.database()).killAgainAndAgain((KILLS + 1) / 2);
  }

  /** The parties and one server after the other. */
  private static final class Evening {
    private final Path data;
    private final String database;
    private final long seed = System.nanoTime();
    private final SplittableRandom random = new SplittableRandom(seed);
    private final List<PlayingPair> parties = new ArrayList<>();
    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicInteger done = new AtomicInteger();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private volatile Optional<Deadly> atOnce = Optional.empty();
    private volatile boolean dead;

    /** The acknowledgement that is the last one of a server. */
    private record Deadly(ServerProcess server, int last) {}

    Evening(Path data, String database) {
      this.data = data;
      this.database = database;
    }

    void killAgainAndAgain(int kills) throws Exception {
      for (int round = 0; round < kills; round++) {
        try (ServerProcess server = ServerProcess.start(data, database)) {
          while (parties.size() < PARTIES) {
            parties.add(new PlayingPair(server.address(), random, this::acknowledged));
          }
          dead = false;
          int last = done.get() + 5 + random.nextInt(150);
          // Every other time at once, when the commit may be on its way still.
          atOnce = round % 2 == 0 ? Optional.of(new Deadly(server, last)) : Optional.empty();
          List<Future<?>> threads = start(server.address());
          playUntil(last);
          dead = true;
          server.kill();
          await(threads);
        }
      }
      try (ServerProcess server = ServerProcess.start(data, database)) {
        dead = false;
        atOnce = Optional.empty();
        parties.forEach(PlayingPair::playTheLastMatch);
        await(start(server.address()));
        parties.forEach(party -> party.check(server.address(), "seed " + seed));
        report(kills);
      }
    }

    private void acknowledged() {
      int now = done.incrementAndGet();
      atOnce
          .filter(deadly -> deadly.last == now)
          .ifPresent(
              deadly -> {
                dead = true;
                deadly.server.close();
              });
    }

    /** Until so many commands were acknowledged, or some if the machine is slow. */
    private void playUntil(int last) throws InterruptedException {
      int before = done.get();
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SLOWEST);
      while (done.get() < last && (System.nanoTime() < end || done.get() == before)) {
        Thread.sleep(random.nextInt(10));
      }
    }

    private void report(int kills) {
      int tables = parties.stream().mapToInt(PlayingPair::matches).sum();
      System.out.printf("%d kills, %d matches, %d commands%n", kills, tables, done.get());
    }

    private List<Future<?>> start(String address) {
      var threads = new ArrayList<Future<?>>();
      for (PlayingPair party : parties) {
        for (RandomPlayer gambler : party.people()) {
          threads.add(executor.submit(() -> play(party, gambler, address)));
        }
      }
      return threads;
    }

    /** Nothing may go wrong but what comes of the server's death. */
    private void play(PlayingPair party, RandomPlayer gambler, String address) {
      try (Player player = gambler.at(address).connect()) {
        party.play(gambler, player, () -> dead);
      } catch (AssertionError | RuntimeException e) {
        if (!dead) {
          failures.add(e);
        }
      }
    }

    /** The first failure is the cause of the others, who wait for somebody in vain. */
    private void await(List<Future<?>> threads) throws Exception {
      for (Future<?> thread : threads) {
        thread.get();
      }
      if (!failures.isEmpty()) {
        throw new AssertionError("seed " + seed, failures.getFirst());
      }
    }
  }
}
