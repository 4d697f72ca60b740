package musette.server.work;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import musette.kernel.Refused;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Waits for writes. */
public final class Commits {
  private static final Logger LOG = LoggerFactory.getLogger(Commits.class);

  private Commits() {}

  /** Waits until a write is on disk; refuses if it failed. */
  public static <T> T await(CompletableFuture<T> write) {
    try {
      return write.join();
    } catch (CompletionException e) {
      LOG.error("could not be written", e.getCause());
      throw Refused.because("", "storage");
    }
  }
}
