package musette.server.web;

import java.nio.channels.SelectableChannel;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import musette.server.work.Limits;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts the open connections, in all and by address. When all are taken, a few more are accepted
 * for health checks; beyond that, or from an address that has its share, a new connection is
 * refused at once instead of being left waiting.
 */
public final class ConnectionLimiter {
  private static final Logger LOG = LoggerFactory.getLogger(ConnectionLimiter.class);

  /** Extra connections for health checks when all are taken. */
  static final int RESERVE = 16;

  /** File descriptors reserved for the database, the log and whatever else is opened later. */
  private static final long KEPT = 64;

  private static final int FEWEST = 8;
  private static final long TOLD_AGAIN = Duration.ofMinutes(1).toNanos();

  private final Limits.Connections limits;
  private final FileDescriptors descriptors;
  private final LongSupplier nanos;
  private final int most;
  private final Map<SelectableChannel, OpenConnection> open = new ConcurrentHashMap<>();
  private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
  private final AtomicLong refused = new AtomicLong();
  private volatile boolean scarce;
  private long told;
  private long toldAt;

  public ConnectionLimiter(Limits.Connections limits) {
    this(limits, FileDescriptors.ofThisProcess(), System::nanoTime);
  }

  ConnectionLimiter(Limits.Connections limits, FileDescriptors descriptors, LongSupplier nanos) {
    this.limits = limits;
    this.descriptors = descriptors;
    this.nanos = nanos;
    long room = descriptors.most() - descriptors.open() - KEPT - RESERVE;
    this.most = (int) Math.min(limits.most(), Math.max(FEWEST, room));
    this.toldAt = nanos.getAsLong() - TOLD_AGAIN;
  }

  /**
   * Decides about a new connection, and counts it unless it is refused.
   *
   * @param address empty if it stands for anybody
   */
  Admission admit(SelectableChannel channel, String address) {
    boolean full = isFull();
    Admission admission = Admission.WELCOME;
    if (!address.isEmpty() && byAddress.getOrDefault(address, 0) >= limits.each()) {
      admission = Admission.TOO_MANY_OF_THIS_ADDRESS;
    } else if (full) {
      admission = late() < RESERVE ? Admission.LATE : Admission.CROWDED;
    }
    if (admission == Admission.WELCOME || admission == Admission.LATE) {
      byAddress.merge(address, 1, Integer::sum);
      open.put(channel, new OpenConnection(address, admission, limits, nanos));
    } else {
      refused.incrementAndGet();
    }
    return admission;
  }

  private long late() {
    return open.values().stream().filter(OpenConnection::isLate).count();
  }

  /** A connection was refused for want of file descriptors. */
  void overflowed() {
    scarce = true;
    refused.incrementAndGet();
  }

  void closed(SelectableChannel channel) {
    OpenConnection gone = open.remove(channel);
    if (gone != null) {
      byAddress.computeIfPresent(gone.address(), (key, count) -> count == 1 ? null : count - 1);
    }
  }

  @Nullable OpenConnection of(@Nullable Object channel) {
    return channel == null ? null : open.get(channel);
  }

  /** Whether new connections are refused. */
  boolean isFull() {
    return scarce || open.size() >= most;
  }

  int count() {
    return open.size();
  }

  long refused() {
    return refused.get();
  }

  /** Closes overdue connections and forgets those that are gone; called about once a second. */
  void sweep() {
    scarce = descriptors.open() > descriptors.most() - KEPT / 2;
    open.forEach(this::sweep);
    tell();
  }

  private void sweep(SelectableChannel channel, OpenConnection connection) {
    try {
      if (!channel.isOpen()) {
        closed(channel);
      } else if (connection.isOverdue()) {
        connection.end();
      }
    } catch (RuntimeException e) {
      LOG.error("a connection could not be ended", e);
    }
  }

  private void tell() {
    long now = nanos.getAsLong();
    long count = refused.get();
    if (count > told && now - toldAt >= TOLD_AGAIN) {
      LOG.warn(
          "{} connections were refused; {} are open, there is room for {}, {} of {} descriptors are"
              + " in use",
          count - told,
          open.size(),
          most,
          descriptors.open(),
          descriptors.most());
      told = count;
      toldAt = now;
    }
  }
}
