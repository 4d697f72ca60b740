package musette.server.work;

/** A token bucket: allows a burst, and then so much per second. */
public final class TokenBucket {
  private final double most;
  private final double perSecond;
  private double left;
  private long at;

  public TokenBucket(double most, double perSecond, long now) {
    this.most = most;
    this.perSecond = perSecond;
    this.left = most;
    this.at = now;
  }

  /** Whether one more is allowed now. */
  public synchronized boolean take(long now) {
    left = Math.min(most, left + Math.max(0, now - at) / 1000.0 * perSecond);
    at = now;
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }
}
