package musette.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;

/** Stands between a client and its server, so that a test can cut the connection or hold it up. */
final class FaultyProxy implements AutoCloseable {
  private final IntSupplier port;
  private final ServerSocket listening;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private boolean held;

  /** Forwards to a port of this machine, which may change. */
  FaultyProxy(IntSupplier port) throws IOException {
    this.port = port;
    listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  /** Stands between a server and PostgreSQL. */
  static FaultyProxy toPostgres() throws IOException {
    return new FaultyProxy(SharedPostgres::port);
  }

  int port() {
    return listening.getLocalPort();
  }

  /** The address of a new database, with time limits that suit a test. */
  String database() {
    return "jdbc:postgresql://localhost:%d/%s?user=postgres&connectTimeout=1&loginTimeout=2"
            .formatted(listening.getLocalPort(), SharedPostgres.create())
        + "&socketTimeout=3";
  }

  private void accept() {
    try {
      while (true) {
        connect(kept(listening.accept()));
      }
    } catch (IOException e) {
      cut();
    }
  }

  private void connect(Socket client) {
    try {
      Socket server = kept(new Socket(InetAddress.getLoopbackAddress(), port.getAsInt()));
      Thread.ofVirtual().start(() -> forward(client, server));
      Thread.ofVirtual().start(() -> forward(server, client));
    } catch (IOException e) {
      // Nobody is there now.
      close(client);
    }
  }

  private Socket kept(Socket socket) {
    sockets.add(socket);
    return socket;
  }

  private void forward(Socket from, Socket to) {
    byte[] buffer = new byte[8_192];
    try {
      for (int count = from.getInputStream().read(buffer); count >= 0; ) {
        awaitRelease();
        to.getOutputStream().write(buffer, 0, count);
        count = from.getInputStream().read(buffer);
      }
    } catch (IOException e) {
      // One of them has gone, and so the other has to.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close(from);
    close(to);
  }

  private synchronized void awaitRelease() throws InterruptedException {
    while (held) {
      wait();
    }
  }

  /** From now on nothing arrives, and nothing fails. */
  synchronized void hold() {
    held = true;
  }

  synchronized void release() {
    held = false;
    notifyAll();
  }

  /** Whoever is connected is no longer, in the middle of whatever is sent. */
  void breakConnections() {
    sockets.forEach(this::close);
  }

  /** From now on nobody can connect, and whoever is connected is no longer. */
  void cut() {
    try {
      listening.close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    breakConnections();
  }

  private void close(Socket socket) {
    sockets.remove(socket);
    try {
      socket.close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    release();
    cut();
  }
}
