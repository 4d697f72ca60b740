package musette.server.live;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
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
import musette.server.table.Playback;
import musette.wire.Json;

/**
 * Shows matches again that are over, in pages. Anybody may ask, and it is all work: on one thread,
 * in fair turns of those who ask, and what was worked out lately is kept for the next.
 */
public final class Replays implements AutoCloseable {
  /** So many pages one person waits for at the same time. */
  private static final int EACH = 4;

  /** Who is kept waiting longer has most likely gone. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final long PAGES = 24_000_000;
  private static final long PLIES = 20_000;
  private static final long MINUTES = Duration.ofMinutes(10).toMillis();

  private final House house;
  private final FairShare share = new FairShare(1, 1);
  private final Kept<byte[]> pages = new Kept<>(PAGES, MINUTES, page -> page.length);
  private final Kept<Playback<?, ?, ?>> matches = new Kept<>(PLIES, MINUTES, Playback::size);
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().name("musette-replay").daemon().factory());

  Replays(House house) {
    this.house = house;
  }

  /**
   * A page in JSON, compressed by gzip.
   *
   * @param who whose turn it takes
   * @param key the same for the same match
   */
  public byte[] page(String who, String key, Playback.Wish wish, Supplier<GameRecord> record) {
    String wanted = key + " " + wish;
    Optional<byte[]> known = pages.get(wanted, house.now());
    if (known.isPresent()) {
      return known.get();
    }
    if (share.waiting(who) >= EACH) {
      throw Refused.because("", "too-often");
    }
    try (FairShare.Turn _ = turn(who)) {
      // Somebody else may have wanted the same.
      return pages.get(wanted, house.now()).orElseGet(() -> fresh(wanted, key, wish, record));
    } catch (CompletionException e) {
      throw e.getCause() instanceof Refused refused ? refused : e;
    } catch (CancellationException | RejectedExecutionException e) {
      throw busy();
    }
  }

  private byte[] fresh(String wanted, String key, Playback.Wish wish, Supplier<GameRecord> record) {
    byte[] page = CompletableFuture.supplyAsync(() -> worked(key, wish, record), thread).join();
    pages.put(wanted, page, house.now());
    return page;
  }

  private FairShare.Turn turn(String who) {
    return share.turn(who, PATIENCE).orElseThrow(Replays::busy);
  }

  private static Refused busy() {
    return Refused.because("", "server-busy");
  }

  private byte[] worked(String key, Playback.Wish wish, Supplier<GameRecord> record) {
    Playback<?, ?, ?> match =
        matches
            .get(key, house.now())
            .orElseGet(
                () -> {
                  Playback<?, ?, ?> fresh = Playback.of(record.get(), house.games());
                  matches.put(key, fresh, house.now());
                  return fresh;
                });
    return compressed(Json.write(match.page(wish)));
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
