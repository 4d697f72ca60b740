package musette.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import musette.server.work.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Which connections are accepted, and which are refused. */
final class ConnectionLimiterTest {
  private final List<SocketChannel> channels = new ArrayList<>();
  private final AtomicLong time = new AtomicLong();
  private final AtomicLong inUse = new AtomicLong(100);

  @AfterEach
  void close() throws IOException {
    for (SocketChannel channel : channels) {
      channel.close();
    }
  }

  private ConnectionLimiter connections(int most, int each, long descriptors) {
    var limits = new Limits.Connections(most, each, Duration.ofSeconds(5), Duration.ofSeconds(9));
    return new ConnectionLimiter(
        limits,
        new FileDescriptors() {
          @Override
          public long most() {
            return descriptors;
          }

          @Override
          public long open() {
            return inUse.get();
          }
        },
        time::get);
  }

  private SocketChannel channel() throws IOException {
    channels.add(SocketChannel.open());
    return channels.getLast();
  }

  private List<Admission> admit(ConnectionLimiter connections, int times, String address)
      throws IOException {
    var admissions = new ArrayList<Admission>();
    for (int i = 0; i < times; i++) {
      admissions.add(connections.admit(channel(), address));
    }
    return admissions;
  }

  @Test
  void oneAddressHasItsShareAndOthersAreStillLetIn() throws IOException {
    ConnectionLimiter connections = connections(100, 3, 10_000);
    assertThat(admit(connections, 3, "a")).containsOnly(Admission.WELCOME);
    assertThat(admit(connections, 2, "a")).containsOnly(Admission.TOO_MANY_OF_THIS_ADDRESS);
    assertThat(admit(connections, 1, "b")).containsOnly(Admission.WELCOME);
    connections.closed(channels.getFirst());
    connections.closed(channels.getFirst());
    assertThat(admit(connections, 2, "a"))
        .containsExactly(Admission.WELCOME, Admission.TOO_MANY_OF_THIS_ADDRESS);
    assertThat(connections.refused()).isEqualTo(3);
  }

  @Test
  void behindAProxyAllComeFromOneAddressThatDoesNotCount() throws IOException {
    assertThat(admit(connections(100, 3, 10_000), 50, "")).containsOnly(Admission.WELCOME);
  }

  @Test
  void whenAllAreTakenAFewMoreAreLetInToAskForHealth() throws IOException {
    ConnectionLimiter connections = connections(4, 100, 10_000);
    assertThat(admit(connections, 4, "a")).containsOnly(Admission.WELCOME);
    assertThat(connections.isFull()).isTrue();
    assertThat(admit(connections, ConnectionLimiter.RESERVE, "a")).containsOnly(Admission.LATE);
    assertThat(admit(connections, 3, "a")).containsOnly(Admission.CROWDED);
    channels.subList(0, 4 + ConnectionLimiter.RESERVE).forEach(connections::closed);
    assertThat(connections.isFull()).isFalse();
    assertThat(admit(connections, 1, "a")).containsOnly(Admission.WELCOME);
  }

  @Test
  void asManyAreLetInAsThereAreDescriptorsForAndAReserveIsKept() throws IOException {
    inUse.set(100);
    ConnectionLimiter connections = connections(1_000_000, 1_000_000, 300);
    List<Admission> admissions = admit(connections, 300, "a");
    assertThat(admissions.indexOf(Admission.LATE))
        .isEqualTo(300 - 100 - 64 - ConnectionLimiter.RESERVE);
    assertThat(admissions).endsWith(Admission.CROWDED);
  }

  @Test
  void whenOthersUseUpTheDescriptorsNobodyIsLetInUntilThereAreSomeAgain() throws IOException {
    ConnectionLimiter connections = connections(100, 100, 10_000);
    inUse.set(9_990);
    connections.sweep();
    assertThat(connections.isFull()).isTrue();
    assertThat(admit(connections, 1, "a")).containsOnly(Admission.LATE);
    inUse.set(100);
    connections.sweep();
    assertThat(admit(connections, 1, "a")).containsOnly(Admission.WELCOME);
  }

  /** Five seconds to arrive, nine to be answered. */
  @Test
  void everyPartOfARequestHasItsTime() throws IOException {
    ConnectionLimiter connections = connections(1, 100, 10_000);
    admit(connections, 2, "a");
    OpenConnection first = of(connections, 0);
    lasts(first, 5);
    first.arriving();
    lasts(first, 5);
    first.arrived();
    lasts(first, 9);
    first.answered();
    lasts(first, 5);
    OpenConnection late = of(connections, 1);
    late.arrived();
    lasts(late, 3);
  }

  private OpenConnection of(ConnectionLimiter connections, int channel) {
    return Objects.requireNonNull(connections.of(channels.get(channel)));
  }

  private void lasts(OpenConnection connection, int seconds) {
    time.addAndGet(Duration.ofSeconds(seconds).toNanos());
    assertThat(connection.isOverdue()).isFalse();
    time.addAndGet(1);
    assertThat(connection.isOverdue()).isTrue();
  }

  @Test
  void whatWasClosedWithoutAWordDoesNotCountForEver() throws IOException {
    ConnectionLimiter connections = connections(4, 100, 10_000);
    admit(connections, 4, "a");
    close();
    connections.sweep();
    assertThat(connections.count()).isZero();
    assertThat(admit(connections, 1, "a")).containsOnly(Admission.WELCOME);
  }
}
