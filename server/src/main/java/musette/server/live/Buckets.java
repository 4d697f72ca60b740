package musette.server.live;

import java.util.LinkedHashMap;
import java.util.Map;
import musette.kernel.Refused;

/** One bucket for each who asks; the longest unused ones are given up. */
public final class Buckets {
  private static final int MOST = 10_000;

  private final Limits.Rate rate;
  private final LinkedHashMap<String, Bucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > MOST;
        }
      };

  public Buckets(Limits.Rate rate) {
    this.rate = rate;
  }

  /** Refuses who asks too often. */
  public void take(String who, long now) {
    Bucket bucket;
    synchronized (this) {
      bucket = buckets.computeIfAbsent(who, key -> rate.bucket(now));
    }
    if (!bucket.take(now)) {
      throw Refused.because("", "too-often");
    }
  }
}
