package musette.server.web;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectableChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import musette.kernel.Refusal;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.jspecify.annotations.Nullable;

/** Accepts connections as long as there is room, and refuses the others with an answer. */
final class LimitedConnector extends ServerConnector implements SelectorManager.AcceptListener {
  private static final int ACCEPTORS = 1;
  private static final int AS_USUAL = -1;

  /** Behind a proxy, all connections come from the same address. */
  private static final String ANYBODY = "";

  private final ConnectionLimiter connections;
  private final WebOptions options;
  private final byte[] crowded = answer("503 Service StorageUnavailable", Problems.CROWDED);
  private final byte[] tooMany = answer("429 Too Many Requests", Refusal.of("", "too-often"));
  private final ScheduledExecutorService sweeper =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("musette-connections").daemon().factory());

  /**
   * A spare descriptor, closed when there is no other, so that a connection can still be refused.
   */
  private @Nullable SocketChannel spare;

  LimitedConnector(
      Server server, HttpConfiguration http, ConnectionLimiter connections, WebOptions options) {
    super(server, ACCEPTORS, AS_USUAL, new HttpConnectionFactory(http));
    this.connections = connections;
    this.options = options;
    setHost(options.host());
    setPort(options.port());
    addBean(this);
  }

  @Override
  protected void doStart() throws Exception {
    super.doStart();
    spare = SocketChannel.open();
    var _ = sweeper.scheduleWithFixedDelay(connections::sweep, 1, 1, TimeUnit.SECONDS);
  }

  @Override
  protected void doStop() throws Exception {
    sweeper.shutdownNow();
    closeSpare();
    super.doStop();
  }

  private void closeSpare() throws IOException {
    SocketChannel now = spare;
    spare = null;
    if (now != null) {
      now.close();
    }
  }

  @Override
  public void accept(int acceptor) throws IOException {
    if (!(getTransport() instanceof ServerSocketChannel from) || !from.isOpen()) {
      return;
    }
    SocketChannel channel;
    try {
      channel = from.accept();
    } catch (IOException e) {
      if (!from.isOpen() || spare == null) {
        throw e;
      }
      sendOneAway(from);
      return;
    }
    accepted(channel);
  }

  /** Refuses one connection with the help of the spare descriptor. */
  private void sendOneAway(ServerSocketChannel from) throws IOException {
    connections.overflowed();
    closeSpare();
    try (SocketChannel channel = from.accept()) {
      refuse(channel, crowded);
    } finally {
      spare = SocketChannel.open();
    }
  }

  private void accepted(SocketChannel channel) throws IOException {
    try {
      switch (connections.admit(channel, address(channel))) {
        case WELCOME, LATE -> {
          channel.configureBlocking(false);
          configure(channel.socket());
          getSelectorManager().accept(channel);
        }
        case TOO_MANY_OF_THIS_ADDRESS -> refuse(channel, tooMany);
        case CROWDED -> refuse(channel, crowded);
      }
    } catch (IOException | RuntimeException e) {
      connections.closed(channel);
      channel.close();
      throw e;
    }
  }

  private String address(SocketChannel channel) throws IOException {
    return !options.behindProxy() && channel.getRemoteAddress() instanceof InetSocketAddress other
        ? ClientAddresses.counted(other.getAddress())
        : ANYBODY;
  }

  /** Rendered in advance: without descriptors, not even a class can be loaded. */
  private static byte[] answer(String status, Refusal refusal) {
    String body = Problems.text(refusal);
    var answer = new StringBuilder("HTTP/1.1 " + status + "\r\n");
    SecurityHeaders.set((name, value) -> answer.append(name + ": " + value + "\r\n"));
    answer.append("Content-Type: application/json\r\nRetry-After: 5\r\nConnection: close\r\n");
    answer.append("Content-Length: " + body.length() + "\r\n\r\n" + body);
    return answer.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Does not wait for the request; the answer fits into the socket buffer. */
  private static void refuse(SocketChannel channel, byte[] answer) {
    try (channel) {
      channel.configureBlocking(false);
      channel.write(ByteBuffer.wrap(answer));
      channel.shutdownOutput();
    } catch (IOException e) {
      // It is gone already.
    }
  }

  @Override
  protected void onEndPointOpened(EndPoint endPoint) {
    super.onEndPointOpened(endPoint);
    OpenConnection connection = connections.of(endPoint.getTransport());
    if (connection != null) {
      connection.opened(endPoint);
    }
  }

  @Override
  protected void onEndPointClosed(EndPoint endPoint) {
    super.onEndPointClosed(endPoint);
    if (endPoint.getTransport() instanceof SelectableChannel channel) {
      connections.closed(channel);
    }
  }

  @Override
  public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
    connections.closed(channel);
  }
}
