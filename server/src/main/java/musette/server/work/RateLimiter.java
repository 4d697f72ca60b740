package musette.server.work;

import java.util.LinkedHashMap;
import java.util.Map;
import musette.kernel.Refused;

/** Limits how often each client may do something; forgets those unused for longest. */
public final class RateLimiter {
  private static final int MOST = 10_000;

  private final Limits.Rate rate;
  private final LinkedHashMap<String, TokenBucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TokenBucket> eldest) {
          return size() > MOST;
        }
      };

  public RateLimiter(Limits.Rate rate) {
    this.rate = rate;
  }

  /** Refuses a client that asks too often. */
  public void take(String who, long now) {
    TokenBucket bucket;
    synchronized (this) {
      bucket = buckets.computeIfAbsent(who, key -> rate.bucket(now));
    }
    if (!bucket.take(now)) {
      throw Refused.because("", "too-often");
    }
  }
}
