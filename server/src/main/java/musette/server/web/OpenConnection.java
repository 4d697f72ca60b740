package musette.server.web;

import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import musette.server.live.Limits;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.jspecify.annotations.Nullable;

/** One connection, and since when it has been waited for what. */
final class OpenConnection {
  /** For those who are only told how the server is. */
  private static final Duration SHORT = Duration.ofSeconds(3);

  private final String address;
  private final Admission admission;
  private final Limits.Connections limits;
  private final LongSupplier nanos;
  private volatile @Nullable EndPoint endPoint;
  private volatile Phase phase;

  /** What is waited for, and until when. */
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

  /** The head of a request is there, its body is not. */
  void arriving() {
    phase = phase(limits.arriving());
  }

  /** All of a request is there: it is answered, and the answer is fetched. */
  void arrived() {
    phase = phase(limits.answering());
  }

  /** The answer is sent; there may come another request. */
  void answered() {
    phase = phase(limits.arriving());
  }

  String address() {
    return address;
  }

  boolean isLate() {
    return admission == Admission.LATE;
  }

  /** Never for a socket, which stays open for as long as anybody plays. */
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
