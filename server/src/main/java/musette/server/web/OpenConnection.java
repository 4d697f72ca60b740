package musette.server.web;

import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import musette.server.work.Limits;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.jspecify.annotations.Nullable;

/** One connection, with the deadline of its current request. */
final class OpenConnection {
  /** The deadline of connections that get only the health check. */
  private static final Duration SHORT = Duration.ofSeconds(3);

  private final String address;
  private final Admission admission;
  private final Limits.Connections limits;
  private final LongSupplier nanos;
  private volatile @Nullable EndPoint endPoint;
  private volatile Phase phase;

  /** A phase of a request, and when it began. */
  private record Phase(Duration most, long began) {}

  OpenConnection(
      String address, Admission admission, Limits.Connections limits, LongSupplier nanos) {
    this.address = address;
    this.admission = admission;
    this.limits = limits;
    this.nanos = nanos;
    this.phase = phase(limits.arriving());
  }

  private Phase phase(Duration most) {
    boolean hurry = isLate() && most.compareTo(SHORT) > 0;
    return new Phase(hurry ? SHORT : most, nanos.getAsLong());
  }

  void opened(EndPoint by) {
    endPoint = by;
  }

  /** The head of a request has arrived, its body has not. */
  void arriving() {
    phase = phase(limits.arriving());
  }

  /** The whole request has arrived; next, the answer is sent. */
  void arrived() {
    phase = phase(limits.answering());
  }

  /** The answer is sent; another request may follow. */
  void answered() {
    phase = phase(limits.arriving());
  }

  String address() {
    return address;
  }

  boolean isLate() {
    return admission == Admission.LATE;
  }

  /** Never true of a WebSocket, which stays open as long as somebody plays. */
  boolean isOverdue() {
    Phase now = phase;
    EndPoint by = endPoint;
    boolean speaksHttp = by == null || by.getConnection() instanceof ConnectionMetaData;
    return speaksHttp && nanos.getAsLong() - now.began > now.most.toNanos();
  }

  void end() {
    EndPoint by = endPoint;
    if (by != null) {
      by.close(new TimeoutException("a request took too long"));
    }
  }
}
