package musette.server.live;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import java.util.zip.GZIPOutputStream;
import musette.kernel.GameRecord;
import musette.kernel.Refused;
import musette.server.work.FairScheduler;
import musette.server.work.WeightedCache;
import musette.table.Games;
import musette.table.Playback;
import musette.table.json.JsonText;

/**
 * Replays finished matches in pages. Anybody may ask and every page is work, so it is done on one
 * thread, in fair turns of those who ask, and recent pages are cached.
 */
public final class ReplayService implements AutoCloseable {
  /** So many pages one person waits for at the same time. */
  private static final int EACH = 4;

  /** Who is kept waiting longer has most likely gone. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final long PAGES = 24_000_000;
  private static final long PLIES = 20_000;
  private static final long MINUTES = Duration.ofMinutes(10).toMillis();

  private final Games games;
  private final InstantSource clock;
  private final FairScheduler share = new FairScheduler(1, 1);
  private final WeightedCache<byte[]> pages =
      new WeightedCache<>(PAGES, MINUTES, page -> page.length);
  private final WeightedCache<Playback<?, ?, ?>> matches =
      new WeightedCache<>(PLIES, MINUTES, Playback::size);
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().name("musette-replay").daemon().factory());

  public ReplayService(Games games, InstantSource clock) {
    this.games = games;
    this.clock = clock;
  }

  /**
   * A page in JSON, compressed by gzip.
   *
   * @param who whose turn it takes
   * @param key the same for the same match
   */
  public byte[] page(String who, String key, Playback.Wish wish, Supplier<GameRecord> record) {
    String wanted = key + " " + wish;
    Optional<byte[]> known = pages.get(wanted, clock.millis());
    if (known.isPresent()) {
      return known.get();
    }
    if (share.waiting(who) >= EACH) {
      throw Refused.because("", "too-often");
    }
    try (FairScheduler.Turn _ = turn(who)) {
      // Somebody else may have wanted the same.
      return pages.get(wanted, clock.millis()).orElseGet(() -> fresh(wanted, key, wish, record));
    } catch (CompletionException e) {
      throw e.getCause() instanceof Refused refused ? refused : e;
    } catch (CancellationException | RejectedExecutionException e) {
      throw busy();
    }
  }

  private byte[] fresh(String wanted, String key, Playback.Wish wish, Supplier<GameRecord> record) {
    byte[] page = CompletableFuture.supplyAsync(() -> worked(key, wish, record), thread).join();
    pages.put(wanted, page, clock.millis());
    return page;
  }

  private FairScheduler.Turn turn(String who) {
    return share.turn(who, PATIENCE).orElseThrow(ReplayService::busy);
  }

  private static Refused busy() {
    return Refused.because("", "server-busy");
  }

  private byte[] worked(String key, Playback.Wish wish, Supplier<GameRecord> record) {
    Playback<?, ?, ?> match =
        matches
            .get(key, clock.millis())
            .orElseGet(
                () -> {
                  Playback<?, ?, ?> fresh = Playback.of(record.get(), games);
                  matches.put(key, fresh, clock.millis());
                  return fresh;
                });
    return compressed(JsonText.of(match.page(wish)));
  }

  private static byte[] compressed(String text) {
    var bytes = new ByteArrayOutputStream(text.length() / 8);
    try (var zip = new GZIPOutputStream(bytes)) {
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  @Override
  public void close() {
    share.close();
    thread.shutdownNow();
  }
}
